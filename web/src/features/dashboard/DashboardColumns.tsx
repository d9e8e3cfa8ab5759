import { chakra, Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface DashboardColumnsProps {
  /** First on narrow screens; top right on wide ones. */
  first: ReactNode;
  main: ReactNode;
  /** Last on narrow screens; below `first` on wide ones. */
  last: ReactNode;
}

/**
 * Layout of a dashboard: main column left, `first` and `last` right; one column on narrow screens.
 */
export function DashboardColumns({ first, main, last }: DashboardColumnsProps) {
  return (
    <Grid
      alignItems="start"
      gap="6"
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 21.75rem' }}
      templateRows={{ lg: 'auto 1fr' }}
    >
      <chakra.div minW="0" lg={{ gridColumn: 2 }}>
        {first}
      </chakra.div>
      <Grid gap="6" minW="0" lg={{ gridColumn: 1, gridRow: '1 / span 2' }}>
        {main}
      </Grid>
      <chakra.aside minW="0" lg={{ gridColumn: 2 }}>
        {last}
      </chakra.aside>
    </Grid>
  );
}
