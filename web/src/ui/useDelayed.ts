import { useEffect, useState } from 'react';

/** False at first, true after `ms`: shows a wait only once it is long enough to notice. */
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
