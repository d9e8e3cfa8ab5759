import { chakra } from '@chakra-ui/react';
import type { Meta, Story } from '../testing/story.ts';
import { IconButton } from './IconButton.tsx';

export default { component: IconButton } satisfies Meta;

export const Playground = {
  args: { icon: 'pencil', label: 'Edit Asha Rao' },
} satisfies Story<typeof IconButton>;

export const SizesAndStates = {
  render: () => (
    <chakra.div display="flex" alignItems="center" gap="3">
      <IconButton icon="pencil" label="Edit Asha Rao" />
      <IconButton icon="chevron-down" label="Change club of Asha Rao" size="sm" edge />
      <IconButton icon="chevron-right" label="Next" size="lg" edge />
      <IconButton icon="trash" label="Delete Robotics Club" disabled />
    </chakra.div>
  ),
};
