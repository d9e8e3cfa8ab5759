import { createToaster } from '@chakra-ui/react';
import { mediaQuery } from './mediaQuery.ts';

/** On a phone the buttons of forms and dialogs are at the bottom. */
const placement = mediaQuery('(max-width: 767px)')?.matches ? 'top' : 'bottom-end';

/** The queue of toasts: `toast` adds to it, `Toaster` renders it. */
export const toaster = createToaster({ placement, max: 4, gap: 12 });
