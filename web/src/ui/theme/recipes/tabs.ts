import { defineSlotRecipe } from '@chakra-ui/react';
import { tabsAnatomy } from '@chakra-ui/react/anatomy';

export const tabsRecipe = defineSlotRecipe({
  slots: tabsAnatomy.keys(),
  base: {
    root: { minW: '0' },
    list: {
      position: 'relative',
      display: 'flex',
      gap: '6',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      boxShadow: 'inset 0 calc({borderWidths.line} * -1) 0 {colors.line}',
      mdDown: { gap: '5' },
    },
    trigger: {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minH: 'tab',
      fontWeight: 'action',
      color: 'ink-soft',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      borderRadius: '1',
      _hover: { color: 'brand' },
      // Inside, because the list scrolls sideways and would cut a ring outside.
      _focusVisible: { outlineOffset: 'calc({borderWidths.rule} * -1)' },
      _selected: {
        color: 'brand',
        fontWeight: 'strong',
        _after: {
          content: '""',
          position: 'absolute',
          insetInline: '0',
          bottom: '0',
          height: 'rule',
          borderTopRadius: '1',
          bg: 'brand',
        },
      },
    },
    content: { paddingTop: '6', outlineOffset: '{spacing.0.5}' },
  },
});
