import { useLayoutEffect, useRef } from 'react';

const DIALOG = '[role="dialog"], [role="alertdialog"]';

/** Elements that opened the latest dialog and those that it replaced, the latest first. */
let latest: readonly HTMLElement[] = [];

/**
 * The element to focus after a dialog. The button that replaced one dialog by another is gone with
 * the first, whose opener is returned then.
 */
export function useOpener(isOpen: boolean): () => HTMLElement | null {
  const openers = useRef<readonly HTMLElement[]>([]);
  useLayoutEffect(() => {
    if (!isOpen) return;
    const focused = document.activeElement;
    const isLost = !(focused instanceof HTMLElement) || focused === document.body;
    const before = isLost || focused.closest(DIALOG) ? latest : [];
    openers.current = [...(isLost ? [] : [focused]), ...before].filter(isConnected);
    latest = openers.current;
  }, [isOpen]);
  return () => openers.current.find(isConnected) ?? null;
}

const isConnected = (element: HTMLElement) => element.isConnected;
