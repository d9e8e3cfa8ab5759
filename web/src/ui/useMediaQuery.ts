import { useCallback, useSyncExternalStore } from 'react';
import { mediaQuery } from './mediaQuery.ts';

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
