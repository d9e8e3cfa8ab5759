import { createToaster } from '@chakra-ui/react';
import { mediaQuery, PHONE } from './mediaQuery.ts';

const phone = mediaQuery(PHONE);

/** On a phone the buttons of forms and dialogs are at the bottom. */
const placement = () => (phone?.matches ? 'top' : 'bottom-end');

/** The queue of toasts: `toast` adds to it, `Toaster` renders it. */
export const toaster = createToaster({ placement: placement(), max: 4, gap: 12 });

// The window can be resized and the device turned.
phone?.addEventListener('change', () => {
  toaster.attrs.placement = placement();
});
