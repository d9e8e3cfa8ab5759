import { sql } from 'kysely';
import { bands, type Band } from '../../domain/bands.ts';
import type { Executor } from '../../platform/database/types.ts';
import { clubReference } from '../clubs/records.ts';
import { listStages } from '../clubs/stages.ts';
import { selectRoster, type RosterQuery } from '../people/roster.ts';
import { clubOf } from '../people/select-people.ts';
import type { OverviewRecord } from './schemas.ts';

/** People per club and current stage, and per band, in two statements. */
export async function readProgress(
  db: Executor,
  people: RosterQuery,
): Promise<Pick<OverviewRecord, 'stages' | 'bands'>> {
  const groups = await readGroups(db, people);
  const ofStages = groups.filter(({ percent }) => percent === null);
  const clubIds = ofStages.flatMap(({ club_id }) => (club_id === null ? [] : [club_id]));
  const stagesOf = await listStages(db, [...new Set(clubIds)]);
  /** Not started first, then in the order of the club. */
  const placeOf = ({ club_id, current_stage }: Group) =>
    (stagesOf.get(club_id ?? '') ?? []).findIndex(
      ({ name }, index) => (name || `Stage ${index + 1}`) === current_stage,
    );
  const stages = ofStages
    .map((group) => ({ group, place: placeOf(group) }))
    .toSorted(
      (one, other) => one.group.club_place - other.group.club_place || one.place - other.place,
    )
    .map(({ group: { club_id, club_name, club_audience, current_stage, count } }) => {
      const club = clubOf(club_id, club_name, club_audience);
      return { club: club && clubReference(club), stage: current_stage, count };
    });
  return { stages, bands: countBands(groups) };
}

type Group = Awaited<ReturnType<typeof readGroups>>[number];

/** Groups by club and stage, whose percent is null, and groups by percent. */
function readGroups(db: Executor, people: RosterQuery) {
  const groups = selectRoster(db, people)
    .select([
      'roster.club_id',
      'roster.current_stage',
      sql<number | null>`roster.percent`.as('percent'),
      sql<number>`count(*)::integer`.as('count'),
    ])
    .groupBy(sql`grouping sets ((roster.club_id, roster.current_stage), (roster.percent))`);
  return db
    .selectFrom(groups.as('groups'))
    .leftJoin('clubs', 'clubs.id', 'groups.club_id')
    .select([
      'groups.club_id',
      'groups.current_stage',
      'groups.percent',
      'groups.count',
      'clubs.name as club_name',
      'clubs.audience as club_audience',
      sql<number>`(dense_rank() over (
        order by clubs.name collate "und-x-icu" nulls last, groups.club_id))::integer`.as(
        'club_place',
      ),
    ])
    .execute();
}

function countBands(groups: readonly Group[]): OverviewRecord['bands'] {
  return (Object.keys(bands) as Band[]).map((band) => {
    const [lowest, highest] = bands[band];
    const count = groups
      .filter(({ percent }) => percent !== null && percent >= lowest && percent <= highest)
      .reduce((sum, group) => sum + group.count, 0);
    return { band, count };
  });
}
