import { chakra } from '@chakra-ui/react';
import type { Meta, Story } from '../testing/story.ts';
import { Badge } from './Badge.tsx';
import { StageStatusBadge } from './StageStatusBadge.tsx';

export default { component: Badge } satisfies Meta;

export const Playground = {
  args: { hue: 'leaf', icon: 'document', children: 'Submitted' },
} satisfies Story<typeof Badge>;

export const StageStatuses = {
  render: () => (
    <chakra.div display="flex" flexWrap="wrap" gap="3">
      <StageStatusBadge status="COMPLETED" />
      <StageStatusBadge status="IN_PROGRESS" />
      <StageStatusBadge status="NOT_STARTED" />
      <StageStatusBadge status="NOT_STARTED" notStartedLabel="Pending" />
    </chakra.div>
  ),
};
