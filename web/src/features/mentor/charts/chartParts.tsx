import { LoadFailure } from '../../../lib/failure/LoadFailure.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
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

interface CountLinkProps {
  count: number;
  /** Accessible name ("12 students, Medium"). */
  label: string;
  to: string;
}

/** A number in a table, as a link to the counted people. */
export function CountLink({ count, label, to }: CountLinkProps) {
  return (
    <TextLink
      to={to}
      aria-label={label}
      preventScrollReset
      display="inline-block"
      minW="target"
      textAlign="end"
    >
      {count}
    </TextLink>
  );
}
