import { useEffect, useState, type ComponentType } from 'react';

/**
 * Live region of the toasts, loaded after the first paint. It must exist before the first toast:
 * screen readers announce only changes of an existing region.
 */
export function ToastRegion() {
  const [Region, setRegion] = useState<ComponentType | null>(null);

  useEffect(() => {
    import('./Toaster.tsx').then(
      ({ Toaster }) => {
        setRegion(() => Toaster);
      },
      (error: unknown) => {
        console.warn('Toasts could not be loaded.', error);
      },
    );
  }, []);

  return Region && <Region />;
}
