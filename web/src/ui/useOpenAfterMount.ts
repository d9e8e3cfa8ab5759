import { useEffect, useState } from 'react';

/**
 * Mounts a dialog closed and opens it in a second render. React's strict mode reruns all effects
 * once, which the dialog would treat as closing.
 */
export function useOpenAfterMount(open: boolean): boolean {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => {
    queueMicrotask(() => {
      setMounted(true);
    });
  }, []);
  return open && isMounted;
}
