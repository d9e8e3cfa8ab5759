import { LoadFailure } from '../../lib/failure/LoadFailure.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { StatStrip } from '../../ui/StatStrip.tsx';
import type { AudienceWords } from './audienceWords.ts';
import type { MentorOverviewQuery } from './MentorOverview.generated.ts';

type Stats = NonNullable<NonNullable<MentorOverviewQuery['mentorDashboard']>['stats']>;

interface MentorStatsProps {
  stats: Stats | null | undefined;
  loading: boolean;
  error: Error | undefined;
  words: AudienceWords;
  /** The mentor's club; absent without one. */
  clubName?: string;
  onRetry: () => void;
}

/** The four figures, or their failure. */
export function MentorStats({ stats, loading, error, words, clubName, onRetry }: MentorStatsProps) {
  if (!stats && !loading) {
    return (
      <Panel>
        <LoadFailure title="Failed to load dashboard statistics" error={error} onRetry={onRetry} />
      </Panel>
    );
  }
  const pending = stats?.pendingUpdates;
  return (
    <StatStrip
      label="Statistics"
      loading={!stats}
      items={[
        { label: `Assigned ${words.Many}`, value: stats?.totalStudents, note: clubName },
        { label: 'Active Cases', value: stats?.activeStudents, note: 'Currently in progress' },
        { label: 'Sessions Completed', value: stats?.completedSessions, note: 'This month' },
        {
          label: 'Pending Updates',
          value: pending,
          note: 'Need attention',
          attention: pending !== undefined && pending > 0,
        },
      ]}
    />
  );
}
