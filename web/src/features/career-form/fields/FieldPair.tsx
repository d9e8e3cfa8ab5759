import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Two short fields side by side on wide screens. */
export function FieldPair({ children }: { children: ReactNode }) {
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      gap={{ base: '6', md: '5' }}
    >
      {children}
    </chakra.div>
  );
}
