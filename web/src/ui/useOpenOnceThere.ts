import { useEffect, useState } from 'react';

/**
 * Opens a dialog that is there open from the start in a second step: React's strict mode takes all
 * effects back once, and the dialog would understand that as being closed.
 */
export function useOpenOnceThere(open: boolean): boolean {
  const [there, setThere] = useState(false);
  useEffect(() => {
    queueMicrotask(() => {
      setThere(true);
    });
  }, []);
  return open && there;
}
