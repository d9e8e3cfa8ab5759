import { useEffect } from 'react';
import { loadToasts } from './toast.ts';

/** After the first paint, so that it does not compete with the first request. */
const DELAY_MS = 1500;

/**
 * Preloads the code of toasts and of these parts, so that they work offline.
 * @param parts the same array in every render
 */
export function usePreload(parts: readonly (() => Promise<unknown>)[]): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const load of [loadToasts, ...parts]) {
        // After a failure they are loaded on first use.
        load().catch(() => undefined);
      }
    }, DELAY_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [parts]);
}
