import { createToaster } from '@chakra-ui/react';
import { mediaQuery } from './mediaQuery.ts';

/** On a phone the lower edge belongs to the buttons and links of forms and dialogs. */
const placement = mediaQuery('(max-width: 767px)')?.matches ? 'top' : 'bottom-end';

/** The one queue of toasts; `toast` speaks into it, `Toaster` shows it. */
export const toaster = createToaster({ placement, max: 4, gap: 12 });
