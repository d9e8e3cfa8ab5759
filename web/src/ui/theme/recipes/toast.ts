import { defineSlotRecipe } from '@chakra-ui/react';

export const toastRecipe = defineSlotRecipe({
  slots: ['root', 'title', 'description', 'indicator', 'closeTrigger', 'actionTrigger'],
  base: {
    root: {
      // Set by the toaster, which positions its toasts.
      translate: 'var(--x) var(--y)',
      scale: 'var(--scale)',
      opacity: 'var(--opacity)',
      height: 'var(--height)',
      zIndex: 'var(--z-index)',
      willChange: 'translate, opacity, scale',
      transitionProperty: 'translate, scale, opacity, height',
      transitionDuration: '2',
      transitionTimingFunction: 'settle',
    },
    title: { fontWeight: 'label', lineHeight: 'snug' },
    description: { textStyle: 'small', color: 'ink-soft' },
  },
});
