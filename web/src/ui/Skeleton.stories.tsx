import { chakra } from '@chakra-ui/react';
import type { Meta } from '../testing/story.ts';
import { Skeleton } from './Skeleton.tsx';
import { Spinner } from './Spinner.tsx';

export default { component: Skeleton } satisfies Meta;

export const LineAndRow = {
  render: () => (
    <chakra.div display="grid" gap="3" maxW="form">
      <Skeleton width="24ch" />
      <Skeleton height="row" />
    </chakra.div>
  ),
};

export const Ring = {
  render: () => (
    <chakra.span color="brand">
      <Spinner size="2rem" />
    </chakra.span>
  ),
};
