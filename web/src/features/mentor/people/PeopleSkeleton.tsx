import { Flex, Stack } from '@chakra-ui/react';
import { Skeleton } from '../../../ui/Skeleton.tsx';

const ROWS = [1, 2, 3, 4, 5];

/** Skeleton of the list. */
export function PeopleSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label}>
      {ROWS.map((row) => (
        <Flex
          key={row}
          align="center"
          gap="3"
          paddingBlock="3.5"
          paddingInline={{ base: '5', md: '6' }}
          borderTop="line"
        >
          <Skeleton width="control" height="3.125rem" flex="none" />
          <Stack flex="1" gap="1">
            <Skeleton width="16ch" />
            <Skeleton width="24ch" />
          </Stack>
        </Flex>
      ))}
    </div>
  );
}
