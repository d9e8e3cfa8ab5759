import type { Meta, Story } from '../../testing/story.ts';
import { MarkList } from './MarkList.tsx';

export default { component: MarkList } satisfies Meta;

export const OneUnknown = {
  args: {
    items: [
      { term: '10th percentage', value: '91.4%' },
      { term: '12th percentage', value: null },
    ],
  },
} satisfies Story<typeof MarkList>;
