import type { Meta, Story } from '../../../testing/story.ts';
import { FilterChip } from './FilterChip.tsx';

export default { component: FilterChip } satisfies Meta;

export const Set = {
  args: { children: 'Only students who wait for an update', onRemove: () => undefined },
} satisfies Story<typeof FilterChip>;
