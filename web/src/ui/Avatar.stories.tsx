import { chakra } from '@chakra-ui/react';
import type { Meta, Story } from '../testing/story.ts';
import { Avatar } from './Avatar.tsx';

export default { component: Avatar } satisfies Meta;

export const Playground = { args: { name: 'Asha Rao' } } satisfies Story<typeof Avatar>;

export const Sizes = {
  render: () => (
    <chakra.div display="flex" alignItems="end" gap="4">
      <Avatar name="Asha Rao" size="sm" />
      <Avatar name="Asha Rao" />
      <Avatar name="किरण राव" size="lg" />
    </chakra.div>
  ),
};
