import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface NextAndLatestProps {
  next: ReactNode;
  latest: ReactNode;
}

/** The foot of the path's panel: what is next, beside the latest words of the mentor. */
export function NextAndLatest({ next, latest }: NextAndLatestProps) {
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1.05fr) minmax(0, 1fr)' }}
      borderTop="line"
    >
      {next}
      {latest}
    </chakra.div>
  );
}
