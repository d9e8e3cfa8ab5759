import { createToaster } from '@chakra-ui/react';

/**
 * The queue of toasts: `toast` adds to it, `Toaster` renders it. At the top, because the buttons of
 * forms and dialogs and the bar of a selection are at the bottom.
 */
export const toaster = createToaster({ placement: 'top', max: 4, gap: 12 });
