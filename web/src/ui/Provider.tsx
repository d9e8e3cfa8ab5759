import type { ReactNode } from 'react';
import { Theme } from './Theme.tsx';
import { ToastRegion } from './ToastRegion.tsx';

/** What the application needs around it: the theme, and the live region that toasts appear in. */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <Theme>
      {children}
      <ToastRegion />
    </Theme>
  );
}
