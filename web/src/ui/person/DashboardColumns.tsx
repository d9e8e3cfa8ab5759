import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface DashboardColumnsProps {
  main: ReactNode;
  aside: ReactNode;
}

/** Facts at the left, people and actions at the right; below each other where it is narrow. */
export function DashboardColumns({ main, aside }: DashboardColumnsProps) {
  const stack = { display: 'grid', gap: '6', minW: '0' } as const;
  return (
    <chakra.div
      display="grid"
      alignItems="start"
      gap="6"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 21.75rem' }}
    >
      <chakra.div {...stack}>{main}</chakra.div>
      <chakra.aside {...stack}>{aside}</chakra.aside>
    </chakra.div>
  );
}
