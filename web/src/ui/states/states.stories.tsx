import type { Meta } from '../../testing/story.ts';
import { EmptyState } from './EmptyState.tsx';
import { FailedState } from './FailedState.tsx';
import { NoMatchState } from './NoMatchState.tsx';
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
