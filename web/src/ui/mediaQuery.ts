import { useCallback, useSyncExternalStore } from 'react';

/** Below the theme's `md`, where a dialog is a bottom sheet. */
export const PHONE = '(max-width: 47.9375rem)';

/** `matchMedia`; null where it is missing, as during prerendering. */
export function mediaQuery(query: string): MediaQueryList | null {
  return typeof window.matchMedia === 'function' ? window.matchMedia(query) : null;
}

/** Whether a media query matches; false without `matchMedia`. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = mediaQuery(query);
      media?.addEventListener('change', listener);
      return () => {
        media?.removeEventListener('change', listener);
      };
    },
    [query],
  );
  const matches = () => mediaQuery(query)?.matches ?? false;
  return useSyncExternalStore(subscribe, matches, () => false);
}
