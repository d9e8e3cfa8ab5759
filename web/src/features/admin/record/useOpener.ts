import { useState } from 'react';

/**
 * For steps that are dialogs of their own: the element that had the focus before the first one, for
 * the `returnTo` of the others; without it the page.
 */
export function useOpener(): () => HTMLElement | null {
  const [opener] = useState(() => document.activeElement);
  return () =>
    opener instanceof HTMLElement && opener.isConnected && opener !== document.body
      ? opener
      : document.getElementById('main');
}
