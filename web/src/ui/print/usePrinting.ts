import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { mediaQuery } from '../mediaQuery.ts';

/** Whether the page is being printed, by its Print button or by the browser. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // Synchronously: the browser prints the page as it is when the event handler returns.
    const set = (value: boolean) => {
      flushSync(() => {
        setPrinting(value);
      });
    };
    const begin = () => {
      set(true);
    };
    const end = () => {
      set(false);
    };
    const onMedia = ({ matches }: { matches: boolean }) => {
      set(matches);
    };
    const media = mediaQuery('print');
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    media?.addEventListener('change', onMedia);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
      media?.removeEventListener('change', onMedia);
    };
  }, []);
  return isPrinting;
}
