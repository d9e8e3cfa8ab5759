import { chakra } from '@chakra-ui/react';
import { Panel } from '../../../ui/Panel.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';

const ROWS = Array.from({ length: 10 }, (_, index) => index);

/** Skeleton of a tab that is being loaded. */
export function TabSkeleton() {
  return (
    <Panel padded>
      <chakra.div role="status" aria-label="Loading..." display="grid" gap="3">
        <Skeleton height="control" width="measure" />
        {ROWS.map((row) => (
          <Skeleton key={row} height="control" />
        ))}
      </chakra.div>
    </Panel>
  );
}
