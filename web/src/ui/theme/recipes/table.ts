import { defineRecipe } from '@chakra-ui/react';

const EDGE = {
  '&:first-of-type': { paddingInlineStart: '6' },
  '&:last-of-type': { paddingInlineEnd: '6' },
};

/** A table on a panel: sticky header, 56 px rows, thin lines. */
export const tableRecipe = defineRecipe({
  base: {
    width: '100%',
    // Fixed column widths, so that a long word does not widen its column.
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: '0',
    fontSize: '14',
    lineHeight: 'snug',
    '& th': {
      position: 'sticky',
      top: '0',
      zIndex: 'head',
      paddingBlock: '2.5',
      paddingInline: '4',
      bg: 'sunk',
      borderBottom: 'line',
      textAlign: 'start',
      fontSize: '13',
      fontWeight: 'label',
      color: 'ink-soft',
      whiteSpace: 'nowrap',
      ...EDGE,
    },
    '& td': {
      height: 'row',
      paddingBlock: '2.5',
      paddingInline: '4',
      borderBottom: 'line',
      verticalAlign: 'middle',
      overflowWrap: 'anywhere',
      fontVariantNumeric: 'tabular-nums',
      ...EDGE,
    },
    '& tbody tr:last-of-type td': { borderBottomWidth: '0' },
    '& tbody tr': { transitionProperty: 'background-color', transitionDuration: '1' },
    '& tbody tr:hover, & tr[data-selected], & tbody tr:has([data-select]:checked)': {
      bg: 'brand-soft',
      '--avatar-ground': '{colors.surface}',
    },
    // A contrast theme drops the background.
    '& :is(tr[data-selected], tbody tr:has([data-select]:checked)) td:first-of-type': {
      _highContrast: { borderInlineStart: '{borderWidths.rule} solid {colors.brand}' },
    },
    '& [data-align=end]': { textAlign: 'end' },
  },
});
