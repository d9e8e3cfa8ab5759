import type { Meta, Story } from '../testing/story.ts';
import { LoadingView } from './LoadingView.tsx';

export default { component: LoadingView, parameters: { layout: 'fullscreen' } } satisfies Meta;

export const Small = { args: { size: 'small' } } satisfies Story<typeof LoadingView>;

export const Medium = { args: { size: 'medium' } } satisfies Story<typeof LoadingView>;

export const Large = {
  args: { size: 'large', message: 'Checking authentication...' },
} satisfies Story<typeof LoadingView>;
