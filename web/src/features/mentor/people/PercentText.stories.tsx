import type { Meta, Story } from '../../../testing/story.ts';
import { PercentText } from './PercentText.tsx';

export default { component: PercentText } satisfies Meta;

export const High = { args: { percent: 80 } } satisfies Story<typeof PercentText>;

export const Middle = { args: { percent: 50 } } satisfies Story<typeof PercentText>;

export const Low = { args: { percent: 20 } } satisfies Story<typeof PercentText>;
