import { useEffect } from 'react';

/** Asks again when the reader comes back to this window, so that nobody waits for a reload. */
export function useRefetchOnFocus(refetch: () => Promise<unknown>): void {
  useEffect(() => {
    const onVisible = () => {
      // A failed try leaves what is on screen; the query's own error state tells about it.
      if (document.visibilityState === 'visible') refetch().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [refetch]);
}
