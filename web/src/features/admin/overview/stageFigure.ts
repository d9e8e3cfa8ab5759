import { countText, figureText } from '../../../lib/format.ts';
import { funnel } from '../../../lib/journey/funnel.ts';
import { NO_STAGE } from '../../../lib/list/progressFilters.ts';
import { funnelRow } from '../../../ui/chart/funnelRow.ts';
import type { RowPart } from '../../../ui/chart/RowChart.tsx';
import { clubsLink } from '../filters/links.ts';
import { moreOf, MOST, peopleLink, type Figure, type Scope } from './figure.ts';
import type { OverviewQuery } from './Overview.generated.ts';

type StageCount = NonNullable<NonNullable<OverviewQuery['overview']>['stages']>[number];

/** Clubs with their stages in order; null if they could not be loaded. */
export type Clubs = OverviewQuery['clubs'];

const NOT_STARTED = 'Not Started';

/** Palest fill of a stage; the last stage of a club has the full colour. */
const PALEST = 0.25;

/** Filters of the list of people: of a club or of none. */
const clubFilter = (club: StageCount['club']) =>
  club ? { club: club.id } : { assignment: 'no-club' };

/** People by club, each bar in parts by stage: the largest clubs, then those without a club. */
export function stageFigure(counts: readonly StageCount[], clubs: Clubs, scope: Scope): Figure {
  const groups = new Map<string, StageCount[]>();
  for (const one of counts) {
    const key = one.club?.id ?? '';
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const all = [...groups.values()].map((group) => {
    const club = group[0]?.club ?? null;
    const label = club?.name ?? 'No club';
    const stages = clubs?.find(({ id }) => id === club?.id)?.stages?.map(({ name }) => name);
    const names = stages ?? group.flatMap(({ stage }) => stage ?? []);
    const people = group.reduce((sum, { count }) => sum + count, 0);
    return {
      key: club?.id ?? '',
      label,
      value: people,
      text: figureText(people),
      name: `${label}: ${countText(people, scope.noun)}`,
      to: peopleLink(scope, clubFilter(club)),
      parts: group.map(({ stage, count }) => partOf({ club, stage, count }, label, names, scope)),
    };
  });
  const inClubs = all.filter(({ key }) => key !== '').sort((one, other) => other.value - one.value);
  const largest = inClubs.slice(0, MOST);
  const items = [...largest, ...all.filter(({ key }) => key === '')];
  return {
    note: `${countText(total, scope.noun)} by club and current stage${inClubs.length > MOST ? ', the largest clubs first' : ''}`,
    items,
    isEmpty: total === 0,
    columns: ['Club and stage', 'Number'],
    rows: items.flatMap(({ label, parts }) =>
      parts.map(({ key, stage, value, link: { to, name } }) => ({
        key: `${label} ${key}`,
        name: `${label}: ${stage}`,
        cells: [{ text: figureText(value), to, name }],
      })),
    ),
    printed: items.map(({ key, label, text, parts }) => ({
      key,
      name: `${label}: ${parts.map(({ stage, value }) => `${stage} ${figureText(value)}`).join(', ')}`,
      cells: [{ text }],
    })),
    // Clubs without people have no bar.
    ...(inClubs.length > MOST && {
      more: moreOf(
        largest,
        clubs?.length ?? inClubs.length,
        'clubs',
        clubsLink({ for: scope.audience.toLowerCase() }),
      ),
    }),
  };
}

/** People of one club by stage: those at it, and those who came this far. */
export function clubFigure(
  counts: readonly StageCount[],
  club: NonNullable<Clubs>[number],
  scope: Scope,
): Figure | undefined {
  if (!club.stages) return undefined;
  const { steps, total } = funnel(club.stages, counts);
  const items = steps.map(({ stage, here, reached }) => ({
    key: stage ?? NO_STAGE,
    label: stage ?? NOT_STARTED,
    value: here,
    reached,
    name: `${stage ?? NOT_STARTED}: ${countText(here, scope.noun)} here now, ${figureText(reached)} came this far`,
    to: peopleLink(scope, { stage: stage ?? NO_STAGE }),
  }));
  return {
    note: `${countText(total, scope.noun)} by stage of ${club.name}`,
    items: items.map((item) => funnelRow(item, items)),
    isEmpty: total === 0,
    columns: ['Stage', 'Here now', 'Came this far'],
    rows: items.map(({ key, label, value, reached, to, name }) => ({
      key,
      name: label,
      cells: [{ text: figureText(value), to, name }, { text: figureText(reached) }],
    })),
  };
}

/** Part of a club's bar: the later the stage, the fuller its colour. */
function partOf(
  { club, stage, count }: StageCount,
  clubName: string,
  names: readonly string[],
  scope: Scope,
) {
  const place = stage === null ? -1 : names.indexOf(stage);
  const share = place < 0 ? 1 : (place + 1) / names.length;
  return {
    key: stage ?? '',
    value: count,
    stage: stage ?? NOT_STARTED,
    ...(stage === null
      ? { tone: 'rest' as const }
      : { tone: 'full' as const, share: PALEST + (1 - PALEST) * share }),
    link: {
      to: peopleLink(scope, { ...clubFilter(club), stage: stage ?? NO_STAGE }),
      name: `${stage ?? NOT_STARTED}, ${clubName}: ${countText(count, scope.noun)}`,
    },
  } satisfies RowPart & { stage: string };
}

/** Meaning of the parts of a club's bar. */
export const STAGE_LEGEND = [
  { label: NOT_STARTED, tone: 'rest' },
  { label: 'First stage', tone: 'full', share: PALEST },
  { label: 'Last stage', tone: 'full' },
] as const;
