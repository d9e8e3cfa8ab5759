import { defineRecipe } from '@chakra-ui/react';

/** Text inputs, selects and text areas. An invalid one has a red border and a bar at its start. */
export const inputRecipe = defineRecipe({
  base: {
    width: '100%',
    minW: '0',
    // Keeps the label visible when a focused field is scrolled into view.
    scrollMarginTop: '20',
    // For the message below a field at the lower edge of a dialog.
    scrollMarginBottom: '16',
    minH: 'control',
    paddingBlock: '2',
    paddingInline: '3',
    border: 'control',
    borderRadius: '2',
    bg: 'surface',
    color: 'ink',
    fontSize: '16',
    lineHeight: 'control',
    transitionProperty: 'border-color',
    transitionDuration: '1',
    _hover: { borderColor: 'ink-soft' },
    _focusVisible: { borderColor: 'brand' },
    _invalid: {
      borderColor: 'brick',
      boxShadow: 'inset {borderWidths.rule} 0 0 {colors.brick}',
      _highContrast: { borderInlineStartWidth: 'rule' },
    },
    _disabled: { bg: 'stone-soft', color: 'ink-faint', cursor: 'not-allowed' },
  },
  variants: {
    kind: {
      text: {},
      area: { minH: 'textArea', resize: 'vertical', display: 'block' },
      select: {
        appearance: 'none',
        paddingInlineEnd: '10',
        cursor: 'pointer',
        textOverflow: 'ellipsis',
      },
    },
    dense: {
      true: {
        minH: 'controlMd',
        paddingBlock: '1.5',
        fontSize: '14',
        // iOS zooms into a focused field with less than 16 px.
        '@media (pointer: coarse)': { fontSize: '16' },
      },
    },
    lead: { true: { paddingInlineStart: '10' } },
    trail: { true: { paddingInlineEnd: '12' } },
  },
  defaultVariants: { kind: 'text' },
});
