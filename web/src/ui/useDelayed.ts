import { useEffect, useState } from 'react';

/** False at first, true after `ms`, so that short waits show no indicator. */
export function useDelayed(ms = 200): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setPassed(true);
    }, ms);
    return () => {
      clearTimeout(timer);
    };
  }, [ms]);
  return passed;
}
