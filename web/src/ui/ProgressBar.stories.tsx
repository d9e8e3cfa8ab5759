import type { Meta, Story } from '../testing/story.ts';
import { ProgressBar } from './ProgressBar.tsx';

export default { component: ProgressBar } satisfies Meta;

export const Average = {
  args: { label: 'Average progress', percent: 62 },
} satisfies Story<typeof ProgressBar>;
