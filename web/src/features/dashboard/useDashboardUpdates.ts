import { useApolloClient } from '@apollo/client/react';
import { listText } from '../../lib/format.ts';
import { journeyStages, type JourneyStage } from '../../lib/journey/journey.ts';
import { useLiveUpdates } from '../../lib/live/useLiveUpdates.ts';
import { sessionTime } from '../../lib/nextSession/sessionTime.ts';
import type { ClubAudience } from '../../schema.generated.ts';
import { toast } from '../../ui/toast.ts';
import { type DashboardPerson, DASHBOARDS } from './dashboards.ts';

const NOW = { NOT_STARTED: 'pending', IN_PROGRESS: 'in progress', COMPLETED: 'completed' };

/** Messages about changes by others between two versions of a dashboard. */
function dashboardNews(before: DashboardPerson, after: DashboardPerson): string[] {
  const { club, mentor } = after;
  const word = after.__typename === 'Student' ? 'mentor' : 'counsellor';
  const isSameClub = club?.id === before.club?.id;
  const { nextSession: next } = after;
  const isSameSession =
    next?.at === before.nextSession?.at && next?.place === before.nextSession?.place;
  // Held by the first save after its time.
  const isCancelled = !next && before.nextSession && Date.parse(before.nextSession.at) > Date.now();
  const known = new Set(before.agreedSteps?.map(({ id }) => id));
  const added = after.agreedSteps?.filter(({ id }) => !known.has(id)) ?? [];
  return [
    ...(added.length > 0 ? [`New step: ${listText(added.map(({ text }) => text))}.`] : []),
    ...(next && !isSameSession ? [`Next session: ${sessionTime(next.at)}.`] : []),
    ...(isCancelled ? ['You have no next session now.'] : []),
    // After a change of the club all stages differ.
    ...(isSameClub ? stageNews(journeyStages(before.progress), journeyStages(after.progress)) : []),
    ...(mentor?.id === before.mentor?.id
      ? []
      : [mentor ? `Your ${word} is now ${mentor.name}.` : `You have no ${word} at present.`]),
    ...(isSameClub ? [] : [club ? `Your club is now ${club.name}.` : 'You are in no club now.']),
  ];
}

function stageNews(before: readonly JourneyStage[], after: readonly JourneyStage[]): string[] {
  const previous = new Map(before.map((stage) => [stage.id, stage]));
  const differs = (stage: JourneyStage, field: 'feedback' | 'status') => {
    const old = previous.get(stage.id);
    return old !== undefined && old[field] !== stage[field];
  };
  const written = after.filter((stage) => stage.feedback !== null && differs(stage, 'feedback'));
  const moved = after.filter((stage) => differs(stage, 'status'));
  return [
    ...(written.length > 0
      ? [`New feedback on ${listText(written.map(({ name }) => name))}.`]
      : []),
    ...moved.map(({ name, status }) => `${name} is now ${NOW[status]}.`),
  ];
}

/**
 * Keeps an open dashboard up to date. A toast names what others changed; what the person may change
 * too, as the profile or the tick of a step, is shown without one. A failed refresh keeps the old
 * data.
 */
export function useDashboardUpdates(audience: ClubAudience, isOn: boolean): void {
  const client = useApolloClient();
  const query = DASHBOARDS[audience];

  useLiveUpdates(async () => {
    // Written to the cache only if complete: a partial result would clear fields.
    const { data } = await client.query({ query, fetchPolicy: 'no-cache' });
    const before = client.readQuery({ query });
    if (!data.person) return;
    client.writeQuery({ query, data });
    const after = client.readQuery({ query });
    if (!before?.person || !after?.person) return;
    const news = dashboardNews(before.person, after.person).join(' ');
    if (news !== '') {
      toast.success('Your dashboard was updated', news, { key: 'dashboard updates' });
    }
  }, isOn);
}
