import { isolated } from '../../lib/i18n/formats.ts';
import { t } from '@lingui/core/macro';
import { useApolloClient } from '@apollo/client/react';
import { listText } from '../../lib/format.ts';
import { journeyStages, type JourneyStage } from '../../lib/journey/journey.ts';
import { useLiveUpdates } from '../../lib/live/useLiveUpdates.ts';
import { sessionTime } from '../../lib/nextSession/sessionTime.ts';
import type { ClubAudience } from '../../schema.generated.ts';
import { toast } from '../../ui/toast.ts';
import { type DashboardPerson, DASHBOARDS } from './dashboards.ts';

const NOW: Record<JourneyStage['status'], (name: string) => string> = {
  NOT_STARTED: (name) => t`${name} is now pending.`,
  IN_PROGRESS: (name) => t`${name} is now in progress.`,
  COMPLETED: (name) => t`${name} is now completed.`,
};

function mentorNews({ __typename, mentor }: DashboardPerson): string {
  const name = isolated(mentor?.name ?? '');
  if (__typename === 'Student') {
    return mentor ? t`Your mentor is now ${name}.` : t`You have no mentor at present.`;
  }
  return mentor ? t`Your counsellor is now ${name}.` : t`You have no counsellor at present.`;
}

const namesText = (names: string[]) => listText(names.map(isolated));

/** Messages about changes by others between two versions of a dashboard. */
function dashboardNews(before: DashboardPerson, after: DashboardPerson): string[] {
  const { club, mentor } = after;
  const isSameClub = club?.id === before.club?.id;
  const { nextSession: next } = after;
  const isSameSession =
    next?.at === before.nextSession?.at && next?.place === before.nextSession?.place;
  // Held by the first save after its time.
  const isCancelled = !next && before.nextSession && Date.parse(before.nextSession.at) > Date.now();
  const known = new Set(before.agreedSteps?.map(({ id }) => id));
  const added = after.agreedSteps?.filter(({ id }) => !known.has(id)) ?? [];
  return [
    ...(added.length > 0
      ? [t`New step: ${{ steps: namesText(added.map(({ text }) => text)) }}.`]
      : []),
    ...(next && !isSameSession ? [t`Next session: ${{ time: sessionTime(next.at) }}.`] : []),
    ...(isCancelled ? [t`You have no next session now.`] : []),
    // After a change of the club all stages differ.
    ...(isSameClub ? stageNews(journeyStages(before.progress), journeyStages(after.progress)) : []),
    ...(mentor?.id === before.mentor?.id ? [] : [mentorNews(after)]),
    ...(isSameClub
      ? []
      : [
          club ? t`Your club is now ${{ club: isolated(club.name) }}.` : t`You are in no club now.`,
        ]),
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
      ? [t`New feedback on ${{ stages: namesText(written.map(({ name }) => name)) }}.`]
      : []),
    ...moved.map(({ name, status }) => NOW[status](isolated(name))),
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
      toast.success(t`Your dashboard was updated`, news, { key: 'dashboard updates' });
    }
  }, isOn);
}
