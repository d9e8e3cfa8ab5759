import { defineSlotRecipe } from '@chakra-ui/react';

export const tabsRecipe = defineSlotRecipe({
  slots: ['root', 'trigger', 'list', 'content', 'contentGroup', 'indicator'],
  base: {
    root: { minW: '0' },
    list: {
      position: 'relative',
      display: 'flex',
      gap: '6',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      // Space for the focus ring, which the scroll container would clip.
      paddingInline: '2',
      marginInline: '-2',
      bgImage: 'linear-gradient({colors.line}, {colors.line})',
      bgSize: '100% {borderWidths.line}',
      backgroundPosition: 'bottom',
      bgRepeat: 'no-repeat',
      backgroundOrigin: 'content-box',
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
      paddingInline: '2',
      marginInline: '-2',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      borderRadius: '1',
      _hover: { color: 'brand' },
      _focusVisible: { outlineOffset: 'calc({borderWidths.rule} * -1)' },
      _selected: {
        color: 'brand',
        fontWeight: 'strong',
        _after: {
          content: '""',
          position: 'absolute',
          insetInline: '2',
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
