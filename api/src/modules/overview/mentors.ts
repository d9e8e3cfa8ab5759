import { sql } from 'kysely';
import type { Clock } from '../../domain/calendar.ts';
import type { Audience } from '../../domain/words.ts';
import { all, oneOf, type Condition } from '../../platform/database/conditions.ts';
import type { Executor } from '../../platform/database/types.ts';
import { sortBy } from '../mentors/mentor-query.ts';
import { isActive, isIncomplete, isSilent, waitingSince } from '../mentors/silent.ts';
import { mentorReference } from '../people/person-record.ts';
import { selectRoster, type RosterQuery } from '../people/roster.ts';
import { clubOf } from '../people/select-people.ts';
import type { OverviewRecord } from './schemas.ts';

/** The filter of the people, applied to the clubs of mentors. */
interface MentorFilter {
  audience: Audience | undefined;
  clubId: string | undefined;
  clock: Clock;
}

/** Active mentors with their people, and the silent ones among them; one statement. */
export async function readMentors(
  db: Executor,
  people: RosterQuery,
  filter: MentorFilter,
): Promise<Pick<OverviewRecord, 'mentors' | 'silentMentors'>> {
  const rows = await selectMentors(db, people, filter);
  const loads = rows.map((row) => {
    const club = clubOf(row.club_id, row.club_name, row.club_audience);
    return { ...row, mentor: mentorReference({ ...row, club }) };
  });
  return {
    mentors: loads.map(({ mentor, count }) => ({ mentor, count })),
    silentMentors: loads
      .flatMap(({ mentor, silent, incomplete, since }) =>
        silent && since ? [{ mentor, count: incomplete, since: since.toISOString() }] : [],
      )
      .toSorted((one, other) => one.since.localeCompare(other.since)),
  };
}

/** The most people first, then by name. */
function selectMentors(
  db: Executor,
  people: RosterQuery,
  { audience, clubId, clock }: MentorFilter,
) {
  const loads = selectRoster(db, people)
    .where('roster.mentor_id', 'is not', null)
    .groupBy('roster.mentor_id')
    .select([
      'roster.mentor_id',
      sql<number>`count(*)::integer`.as('people'),
      sql<number>`(count(*) filter (where ${isIncomplete}))::integer`.as('incomplete'),
      sql<Date | null>`max(${waitingSince}) filter (where ${isIncomplete})`.as('since'),
    ]);
  const ownClub: Condition[] = [];
  if (audience) ownClub.push(sql`clubs.audience = ${audience}`);
  if (clubId !== undefined) ownClub.push(oneOf('mentors.club_id', [clubId]));
  const count = sql<number>`coalesce(loads.people, 0)`;
  // Materialised, because a nested loop would count once for each mentor.
  return db
    .with(
      (cte) => cte('loads').materialized(),
      () => loads,
    )
    .selectFrom('mentors')
    .innerJoin('users', 'users.id', 'mentors.user_id')
    .leftJoin('clubs', 'clubs.id', 'mentors.club_id')
    .leftJoin('loads', 'loads.mentor_id', 'mentors.user_id')
    .where(isActive)
    .where(sql<boolean>`(loads.people > 0 or ${all(ownClub)})`)
    .select([
      'users.id',
      'users.name',
      'users.email',
      'users.phone',
      'mentors.specialization',
      'mentors.club_id',
      'clubs.name as club_name',
      'clubs.audience as club_audience',
      count.as('count'),
      sql<number>`coalesce(loads.incomplete, 0)`.as('incomplete'),
      'loads.since',
      isSilent(clock).as('silent'),
    ])
    .orderBy(count, 'desc')
    .orderBy(sortBy.name)
    .orderBy('users.id')
    .execute();
}
