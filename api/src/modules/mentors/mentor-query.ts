import { sql, type RawBuilder } from 'kysely';
import { Type, type Static } from 'typebox';
import type { Clock } from '../../domain/calendar.ts';
import { accountStatuses } from '../../domain/words.ts';
import { all, contains, oneOf, type Condition } from '../../platform/database/conditions.ts';
import { isSilent, silentRule } from './silent.ts';
import {
  booleanParameter,
  enumParameter,
  idsParameter,
  pageParameters,
  searchParameter,
  sortParameter,
} from '../../platform/http/list-parameters.ts';

/** Number of people assigned to the mentor. */
export const peopleCount = sql<number>`(
  select count(*)::integer from people where people.mentor_id = mentors.user_id
)`;

/** Names are in the Unicode order, other texts in lower case by bytes: alike in every database. */
export const sortBy = {
  name: sql`users.name collate "und-x-icu"`,
  email: sql`users.email collate "C"`,
  club: sql`clubs.name collate "und-x-icu"`,
  specialization: sql`lower(mentors.specialization) collate "C"`,
  experience: sql`lower(mentors.experience) collate "C"`,
  status: sql`coalesce(users.status, 'active') collate "C"`,
  studentsCount: peopleCount,
  createdAt: sql`users.created_at`,
} as const satisfies Record<string, RawBuilder<unknown>>;

/** Parameters of the list of mentors; without any it is complete. */
export const MentorQuery = Type.Object({
  search: searchParameter('name, specialization or name of the club'),
  status: enumParameter('Status', accountStatuses, 'An absent status counts as active'),
  clubId: Type.Optional(Type.String()),
  silent: booleanParameter('Silent', `${silentRule}. false: all others`),
  ids: idsParameter,
  sort: sortParameter(sortBy),
  ...pageParameters,
});
export type MentorQuery = Static<typeof MentorQuery>;

/** Condition for matching mentors. */
export function matchesQuery(query: MentorQuery, clock: Clock): Condition {
  const { search, status, clubId, silent, ids } = query;
  const conditions: Condition[] = [];
  if (search?.trim()) {
    const fields = [sql`users.name`, sql`mentors.specialization`, sql`clubs.name`];
    conditions.push(contains(fields, search));
  }
  if (status) conditions.push(sql`coalesce(users.status, 'active') = ${status}`);
  if (clubId !== undefined) conditions.push(oneOf('mentors.club_id', [clubId]));
  if (silent !== undefined) conditions.push(silent ? isSilent(clock) : sql`not ${isSilent(clock)}`);
  if (ids !== undefined) conditions.push(oneOf('mentors.user_id', ids.split(',')));
  return all(conditions);
}
