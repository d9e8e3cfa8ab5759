import { LoadFailure } from '../../lib/failure/LoadFailure.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { StatStrip } from '../../ui/StatStrip.tsx';
import type { AudienceWords } from './list/audienceWords.ts';
import { FigureHints } from './FigureHints.tsx';
import type { ListLink } from './list/useListLink.ts';
import type { MentorDashboard } from './list/useMentorDashboard.ts';

interface MentorStatsProps {
  dashboard: MentorDashboard;
  words: AudienceWords;
  toList: ListLink;
}

/** The four figures, or their error. Those that count people link to the list. */
export function MentorStats({ dashboard, words, toList }: MentorStatsProps) {
  const { stats, statsError, loading, mentor, retry } = dashboard;
  if (!stats && !loading) {
    return (
      <Panel>
        <LoadFailure
          title="Failed to load dashboard statistics"
          error={statsError}
          onRetry={retry}
        />
      </Panel>
    );
  }
  const pending = stats?.pendingUpdates ?? 0;
  const to = (filters: Record<string, string>) => toList(filters, { down: true });
  return (
    <div>
      <StatStrip
        label="Statistics"
        loading={!stats}
        items={[
          {
            label: `Assigned ${words.Many}`,
            value: stats?.totalStudents,
            note: mentor?.club?.name,
            to: to({}),
          },
          {
            label: 'Active Cases',
            value: stats?.activeStudents,
            note: 'Currently in progress',
            to: to({ show: 'active' }),
          },
          { label: 'Sessions Completed', value: stats?.completedSessions, note: 'This month' },
          {
            label: 'Pending Updates',
            value: stats?.pendingUpdates,
            note: pending > 0 ? 'Need attention' : undefined,
            attention: pending > 0,
            to: to({ show: 'waiting' }),
          },
        ]}
      />
      <FigureHints words={words} />
    </div>
  );
}
