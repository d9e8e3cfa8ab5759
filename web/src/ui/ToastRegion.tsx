import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { toasterGate } from './toasterGate.ts';

const none = () => 0;

/**
 * The place of the toasts, whose code is loaded with the first one. Where it can't be loaded the page
 * goes on without, and each further toast is another try.
 */
export function ToastRegion() {
  const { subscribe, timesOpened } = toasterGate;
  const times = useSyncExternalStore(subscribe, timesOpened, none);
  const [Region, setRegion] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (times === 0 || Region) return;
    import('./Toaster.tsx').then(
      ({ Toaster }) => {
        setRegion(() => Toaster);
      },
      (error: unknown) => {
        console.warn('The place of messages could not be loaded.', error);
      },
    );
  }, [times, Region]);

  return Region && <Region />;
}
