import { createToaster } from '@chakra-ui/react';

/** The one queue of toasts; `toast` speaks into it, `Toaster` shows it. */
export const toaster = createToaster({ placement: 'bottom-end', max: 4, gap: 12 });
