import type { Meta, Story } from '../../../testing/story.ts';
import { FeedbackPanel } from './FeedbackPanel.tsx';

export default { component: FeedbackPanel } satisfies Meta;

export const TwoStages = {
  args: {
    belowFeedback: () => null,
    items: [
      {
        id: '1',
        stageId: '1',
        stage: 'Assessment',
        words: 'Strong in space.',
        date: 'Oct 20, 2026',
      },
      { id: '2', stageId: '2', stage: 'Initial Counseling', words: 'A good start.', date: null },
    ],
  },
} satisfies Story<typeof FeedbackPanel>;
