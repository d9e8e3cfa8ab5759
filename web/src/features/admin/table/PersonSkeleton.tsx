import { chakra } from '@chakra-ui/react';
import { Skeleton } from '../../../ui/Skeleton.tsx';

/** Skeleton of a `PersonLabel`. */
export function PersonSkeleton() {
  return (
    <chakra.span aria-hidden display="flex" alignItems="center" gap="3">
      <Skeleton width="8" height="pageControl" borderRadius="stone" flex="none" />
      <chakra.span display="grid" flex="1" gap="1.5">
        <Skeleton width="16ch" height="3.5" />
        <Skeleton width="8ch" height="2.5" />
      </chakra.span>
    </chakra.span>
  );
}
