import { FIVE_STAGES } from '../testing/stages.ts';
import type { Meta, Story } from '../testing/story.ts';
import { Trail } from './Trail.tsx';

export default { component: Trail } satisfies Meta;

export const WithFeedback = {
  args: {
    stages: FIVE_STAGES.map((stage) => ({
      ...stage,
      feedback: stage.status === 'NOT_STARTED' ? null : 'Clear about liking machines.',
    })),
  },
} satisfies Story<typeof Trail>;
