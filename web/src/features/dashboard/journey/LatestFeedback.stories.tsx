import type { Meta, Story } from '../../../testing/story.ts';
import { LatestFeedback } from './JourneyFooter.tsx';

export default { component: LatestFeedback } satisfies Meta;

export const WithFeedback = {
  args: {
    feedback: {
      words: 'Clear about liking machines. Bring the marksheet of class 10.',
      author: 'Meera Kulkarni',
      caption: 'Document Review, Nov 4, 2026',
    },
    emptyText: '',
  },
} satisfies Story<typeof LatestFeedback>;

export const Empty = {
  args: { feedback: null, emptyText: 'No feedback yet.' },
} satisfies Story<typeof LatestFeedback>;
