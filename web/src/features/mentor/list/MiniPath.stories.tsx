import { FIVE_STAGES } from '../../../testing/stages.ts';
import type { Meta, Story } from '../../../testing/story.ts';
import { MiniPath } from './MiniPath.tsx';

export default { component: MiniPath } satisfies Meta;

export const InProgress = {
  args: { stages: FIVE_STAGES, percent: 40 },
} satisfies Story<typeof MiniPath>;

export const NotStarted = {
  args: { stages: FIVE_STAGES.map(() => ({ status: 'NOT_STARTED' })), percent: 0 },
} satisfies Story<typeof MiniPath>;

export const Completed = {
  args: { stages: FIVE_STAGES.map(() => ({ status: 'COMPLETED' })), percent: 100 },
} satisfies Story<typeof MiniPath>;
