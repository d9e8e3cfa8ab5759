import type { Meta } from '../../testing/story.ts';
import { Button } from '../Button.tsx';
import { EmptyState } from './EmptyState.tsx';
import { FailedState } from './FailedState.tsx';
import { NoMatchState } from './NoMatchState.tsx';
import { NotAllowedState } from './NotAllowedState.tsx';
import { StateFrame } from './StateFrame.tsx';

export default { component: StateFrame } satisfies Meta;

const nothing = () => undefined;

export const Empty = {
  render: () => (
    <EmptyState
      title="No students assigned"
      detail="When an administrator assigns students to you, they appear here."
    />
  ),
};

export const NoMatch = {
  render: () => (
    <NoMatchState
      title="No students found matching your criteria."
      detail="Your search is “ashaa” in Pending."
      onClear={nothing}
    />
  ),
};

export const Failed = {
  render: () => (
    <FailedState
      title="Error Loading Students"
      detail="Please try refreshing the page or contact support."
      onRetry={nothing}
    />
  ),
};

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
