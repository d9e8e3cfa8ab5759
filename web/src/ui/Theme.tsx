import { ChakraProvider } from '@chakra-ui/react';
import { useEffect, type ReactNode } from 'react';
import { followSystem } from './colorMode.ts';
import './theme/fonts/fallbackFonts.css';
import { system } from './theme/system.ts';

/** Provides tokens, fonts and colour mode. */
export function Theme({ children }: { children: ReactNode }) {
  useEffect(followSystem, []);
  return <ChakraProvider value={system}>{children}</ChakraProvider>;
}
