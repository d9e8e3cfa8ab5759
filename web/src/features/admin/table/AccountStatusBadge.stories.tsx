import { chakra } from '@chakra-ui/react';
import type { Meta } from '../../../testing/story.ts';
import { AccountStatusBadge } from './AccountStatusBadge.tsx';

export default { component: AccountStatusBadge } satisfies Meta;

export const AccountStatuses = {
  render: () => (
    <chakra.div display="flex" flexWrap="wrap" gap="3">
      {[null, 'pending', 'inactive', 'on leave'].map((status) => (
        <AccountStatusBadge key={status} status={status} />
      ))}
    </chakra.div>
  ),
};
