import '@fontsource-variable/hanken-grotesk';
import './theme/fonts/fonts.css';
import { ChakraProvider } from '@chakra-ui/react';
import { useEffect, type ReactNode } from 'react';
import { followSystem } from './colorMode.ts';
import { system } from './theme/system.ts';
import { Toaster } from './Toaster.tsx';

/** Theme, fonts, colour mode and the live region for toasts, for everything below. */
export function UiProvider({ children }: { children: ReactNode }) {
  useEffect(followSystem, []);
  return (
    <ChakraProvider value={system}>
      {children}
      <Toaster />
    </ChakraProvider>
  );
}
