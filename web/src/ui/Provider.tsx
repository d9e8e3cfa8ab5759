import type { ReactNode } from 'react';
import { Motion } from './motion/Motion.tsx';
import { Theme } from './Theme.tsx';
import { ToastRegion } from './ToastRegion.tsx';

/** Providers of the UI: theme, motion, and the live region of the toasts. */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <Theme>
      <Motion>
        {children}
        <ToastRegion />
      </Motion>
    </Theme>
  );
}
