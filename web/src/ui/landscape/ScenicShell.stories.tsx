import { chakra } from '@chakra-ui/react';
import type { Meta, Story } from '../../testing/story.ts';
import { ScenicShell } from './ScenicShell.tsx';

export default { component: ScenicShell, parameters: { layout: 'fullscreen' } } satisfies Meta;

export const WithTitle = {
  args: { scene: null, children: <chakra.h1 textStyle="page">Thank you</chakra.h1> },
} satisfies Story<typeof ScenicShell>;
