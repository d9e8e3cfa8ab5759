import { defineSlotRecipe } from '@chakra-ui/react';

export const toastRecipe = defineSlotRecipe({
  slots: ['root', 'title', 'description', 'indicator', 'closeTrigger', 'actionTrigger'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      width: '100%',
      padding: '4',
      bg: 'surface',
      color: 'ink',
      border: 'line',
      borderInlineStartWidth: 'status',
      borderRadius: '3',
      boxShadow: '2',
      // The toaster moves its toasts through these.
      translate: 'var(--x) var(--y)',
      scale: 'var(--scale)',
      opacity: 'var(--opacity)',
      height: 'var(--height)',
      zIndex: 'var(--z-index)',
      willChange: 'translate, opacity, scale',
      transitionProperty: 'translate, scale, opacity, height',
      transitionDuration: '2',
      transitionTimingFunction: 'settle',
      '&[data-type=success]': { borderInlineStartColor: 'leaf' },
      '&[data-type=error]': { borderInlineStartColor: 'brick' },
    },
    title: { fontWeight: 'label', lineHeight: 'snug' },
    description: { textStyle: 'small', color: 'ink-soft' },
  },
});
