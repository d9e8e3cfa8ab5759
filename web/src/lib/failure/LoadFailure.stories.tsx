import type { Meta } from '../../testing/story.ts';
import { Button } from '../../ui/Button.tsx';
import { NotAllowedState } from './LoadFailure.tsx';

export default { component: NotAllowedState } satisfies Meta;

export const NotAllowed = {
  render: () => (
    <NotAllowedState
      title="This page is for administrators"
      detail="You are signed in as Meera Kulkarni, mentor."
      action={
        <Button tone="outline" size="sm">
          Go to your dashboard
        </Button>
      }
    />
  ),
};
