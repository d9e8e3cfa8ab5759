import type { Meta, Story } from '../testing/story.ts';
import { AppSkeleton } from './AppSkeleton.tsx';

export default { component: AppSkeleton, parameters: { layout: 'fullscreen' } } satisfies Meta;

export const Loading = { args: {} } satisfies Story<typeof AppSkeleton>;
