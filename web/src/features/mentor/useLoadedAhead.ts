import { useEffect } from 'react';
import { loadToasts } from '../../ui/toast.ts';

/** After the first paint, so that the first request has the line for itself. */
const DELAY_MS = 1500;

/**
 * Loads the code of messages and of these parts, so that they work without a connection.
 * @param parts the same array in every render
 */
export function useLoadedAhead(parts: readonly (() => Promise<unknown>)[]): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const load of [loadToasts, ...parts]) {
        // Without a connection now, they are loaded where they are first shown.
        load().catch(() => undefined);
      }
    }, DELAY_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [parts]);
}
