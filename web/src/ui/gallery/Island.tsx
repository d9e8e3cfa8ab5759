import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { ColorMode } from '../colorMode.ts';

interface IslandProps {
  mode: ColorMode;
  children: ReactNode;
}

/** One mode within a page of any mode, from edge to edge. */
export function Island({ mode, children }: IslandProps) {
  return (
    <chakra.div
      data-theme={mode}
      bg="paper"
      color="ink"
      colorScheme={mode}
      paddingBlock="8"
      paddingInline="gutter"
      marginInline="calc(-1 * {spacing.gutter})"
    >
      <chakra.h2 textStyle="page" marginBottom="5">
        {mode === 'light' ? 'Light' : 'Dark'}
      </chakra.h2>
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="8">
        {children}
      </chakra.div>
    </chakra.div>
  );
}
