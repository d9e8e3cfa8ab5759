import { type ReactNode, useEffect } from 'react';
import { Motion } from './motion/Motion.tsx';
import { ToastRegion } from './ToastRegion.tsx';
import { ChakraProvider } from '@chakra-ui/react';
import { followSystem } from './colorMode.ts';
import './theme/fonts/fallbackFonts.css';
import { system } from './theme/system.ts';

/** Provides tokens, fonts and colour mode. */
export function Theme({ children }: { children: ReactNode }) {
  useEffect(followSystem, []);
  return <ChakraProvider value={system}>{children}</ChakraProvider>;
}

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
