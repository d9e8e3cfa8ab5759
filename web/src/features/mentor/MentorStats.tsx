import { chakra, Grid } from '@chakra-ui/react';
import { Fragment } from 'react';
import { LoadFailure } from '../../lib/failure/LoadFailure.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { StatStrip } from '../../ui/StatStrip.tsx';
import type { AudienceWords } from './list/audienceWords.ts';
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
  const unread = stats?.unreadAnswers ?? 0;
  const countsHeld = typeof stats?.heldSessions === 'number';
  const to = (filters: Parameters<ListLink>[0]) => toList(filters, { down: true });
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
          {
            label: 'Sessions Completed',
            value: stats?.heldSessions ?? stats?.completedSessions,
            note: 'This month',
            more: countsHeld ? { text: 'Held sessions' } : undefined,
          },
          {
            label: 'Pending Updates',
            value: stats?.pendingUpdates,
            note: pending > 0 ? 'Need attention' : undefined,
            attention: pending > 0,
            more:
              unread > 0
                ? {
                    text: `${unread} ${unread === 1 ? 'answer' : 'answers'} not read yet`,
                    to: to({ show: 'unread-answers' }),
                  }
                : undefined,
            to: to({ show: 'waiting' }),
          },
        ]}
      />
      <FigureHints words={words} countsHeld={countsHeld} />
    </div>
  );
}

/** Explains on demand how each of the four figures is counted. */
function FigureHints({ words, countsHeld }: { words: AudienceWords; countsHeld: boolean }) {
  const hints = [
    [`Assigned ${words.Many}`, `all ${words.many} an administrator has assigned to you`],
    ['Active Cases', `${words.many} who have completed 1 to 99 percent of their stages`],
    [
      'Sessions Completed',
      countsHeld
        ? `planned sessions with your ${words.many} in this calendar month after which you saved an update`
        : `stages of your ${words.many} that were set to Completed in this calendar month`,
    ],
    [
      'Pending Updates',
      `${words.many} who are not finished and had no saved update for 14 days, or none at all`,
    ],
  ] as const;
  return (
    <chakra.details marginTop="2" textStyle="caption" color="ink-soft">
      <chakra.summary
        width="fit-content"
        minH="target"
        paddingBlock="0.5"
        borderRadius="1"
        cursor="pointer"
        _hover={{ color: 'brand' }}
      >
        How these are counted
      </chakra.summary>
      <Grid
        as="dl"
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'auto minmax(0, 1fr)' }}
        columnGap="5"
        rowGap={{ md: '1' }}
        paddingTop="2"
      >
        {hints.map(([figure, meaning]) => (
          <Fragment key={figure}>
            <chakra.dt fontWeight="label" color="ink">
              {figure}
            </chakra.dt>
            <chakra.dd mdDown={{ paddingBottom: '2' }}>{meaning}</chakra.dd>
          </Fragment>
        ))}
      </Grid>
    </chakra.details>
  );
}
