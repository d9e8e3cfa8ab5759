import { createToaster } from '@chakra-ui/react';

/**
 * The queue of toasts: `toast` adds to it, `Toaster` renders it. At the top, because the buttons of
 * forms and dialogs and the bar of a selection are at the bottom.
 */
export const toaster = createToaster({
  placement: 'top',
  // Below the header, whose links stay within reach.
  offsets: { top: '76px', bottom: '1rem', left: '1rem', right: '1rem' },
  max: 4,
  gap: 12,
});
