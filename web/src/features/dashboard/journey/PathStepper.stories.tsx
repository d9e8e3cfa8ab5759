import { FIVE_STAGES } from '../../../testing/stages.ts';
import type { Meta, Story } from '../../../testing/story.ts';
import { PathStepper } from './PathStepper.tsx';

export default { component: PathStepper } satisfies Meta;

export const FiveStages = { args: { stages: FIVE_STAGES } } satisfies Story<typeof PathStepper>;

export const EightStages = {
  args: {
    stages: [
      ...FIVE_STAGES.slice(0, 2),
      { id: '6', name: 'Laboratory visit', status: 'NOT_STARTED' },
      { id: '7', name: 'Portfolio and entrance examinations', status: 'NOT_STARTED' },
      ...FIVE_STAGES.slice(2),
      { id: '8', name: 'After the results', status: 'NOT_STARTED' },
    ],
    notStartedLabel: 'Not Started',
  },
} satisfies Story<typeof PathStepper>;
