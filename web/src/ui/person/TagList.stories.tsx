import type { Meta, Story } from '../../testing/story.ts';
import { TagList } from '../Tag.tsx';

export default { component: TagList } satisfies Meta;

export const Interests = {
  args: { words: ['Robotics', 'Music', 'Carpentry'] },
} satisfies Story<typeof TagList>;
