import type { Meta, Story } from '../testing/story.ts';
import { AppHeader } from './AppHeader.tsx';
import { Button } from './Button.tsx';

export default { component: AppHeader, parameters: { layout: 'fullscreen' } } satisfies Meta;

export const WithActions = {
  args: {
    title: 'Mentor Dashboard',
    subtitle: 'Meera Kulkarni',
    actions: (
      <Button icon="logout" tone="plain" size="sm">
        Logout
      </Button>
    ),
  },
} satisfies Story<typeof AppHeader>;
