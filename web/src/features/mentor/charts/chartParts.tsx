import { LoadFailure } from '../../../lib/failure/LoadFailure.tsx';
import type { AudienceWords } from '../list/audienceWords.ts';
import type { ListLink } from '../list/useListLink.ts';
import type { MentorDashboard } from '../list/useMentorDashboard.ts';

export interface ChartProps {
  dashboard: MentorDashboard;
  words: AudienceWords;
  toList: ListLink;
}

/** Replaces a chart whose data failed to load. */
export const ChartFailure = (props: { error: Error | undefined; onRetry: () => void }) => (
  <LoadFailure
    title="Could not be loaded"
    detail="The list below does not depend on it."
    {...props}
  />
);
