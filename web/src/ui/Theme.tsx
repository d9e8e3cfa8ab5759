import '@fontsource-variable/hanken-grotesk';
import './theme/fonts/fonts.css';
import { ChakraProvider } from '@chakra-ui/react';
import { useEffect, type ReactNode } from 'react';
import { followSystem } from './colorMode.ts';
import { system } from './theme/system.ts';

/** Tokens, fonts and colour mode for everything below. */
export function Theme({ children }: { children: ReactNode }) {
  useEffect(followSystem, []);
  return <ChakraProvider value={system}>{children}</ChakraProvider>;
}
