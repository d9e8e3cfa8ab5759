import { useEffect, useState, type ComponentType } from 'react';

/**
 * The region of the toasts. Its code is loaded after the first paint, so that the region exists
 * before the first toast: screen readers announce only what is added to an existing region.
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
