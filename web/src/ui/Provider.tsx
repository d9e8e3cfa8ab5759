import { lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react';
import { Theme } from './Theme.tsx';
import { toasterGate } from './toasterGate.ts';

const Toaster = lazy(async () => ({ default: (await import('./Toaster.tsx')).Toaster }));

/** What the application needs around it: the theme, and the live region that toasts appear in. */
export function UiProvider({ children }: { children: ReactNode }) {
  const { subscribe, isOpen } = toasterGate;
  const speaks = useSyncExternalStore(subscribe, isOpen, () => false);
  return (
    <Theme>
      {children}
      {speaks && (
        <Suspense>
          <Toaster />
        </Suspense>
      )}
    </Theme>
  );
}
