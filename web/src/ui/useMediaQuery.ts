import { useSyncExternalStore } from 'react';

/** Whether a media query matches; false where there is no screen to ask. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      if (!('matchMedia' in window)) return () => undefined;
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => {
        media.removeEventListener('change', listener);
      };
    },
    () => 'matchMedia' in window && window.matchMedia(query).matches,
    () => false,
  );
}
