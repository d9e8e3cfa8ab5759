import { sql } from 'kysely';
import { isId } from '../../domain/ids.ts';
import { bands, trackerStatuses, type Band, type TrackerStatus } from '../../domain/bands.ts';
import type { Executor } from '../../platform/database/types.ts';
import {
  all,
  oneOf,
  likePattern,
  normaliseSearch,
  searchText,
  type Condition,
} from '../../platform/database/conditions.ts';

/** Filters of all lists of people. */
export interface RosterFilter {
  clubId?: string;
  mentorId?: string;
  band?: Band;
  stage?: string;
  ids?: string;
}

export function filterConditions(filter: RosterFilter): Condition[] {
  const { clubId, mentorId, band, stage, ids } = filter;
  const conditions: Condition[] = [];
  if (clubId !== undefined) conditions.push(oneOf('roster.club_id', [clubId]));
  if (mentorId !== undefined) conditions.push(oneOf('roster.mentor_id', [mentorId]));
  if (band !== undefined) conditions.push(percentWithin(bands[band]));
  if (stage !== undefined) {
    conditions.push(
      stage === '' ? sql`roster.current_stage is null` : sql`roster.current_stage = ${stage}`,
    );
  }
  if (ids !== undefined) conditions.push(oneOf('roster.person_id', ids.split(',')));
  return conditions;
}

/** Condition for a status of the progress tracker. */
export function hasTrackerStatus(status: TrackerStatus): Condition {
  return percentWithin(trackerStatuses[status]);
}

function percentWithin([lowest, highest]: readonly [number, number]): Condition {
  return sql`roster.percent between ${sql.lit(lowest)} and ${sql.lit(highest)}`;
}

/** Search in name, email, place and position; an empty search matches all. */
function textContains(search: string | undefined): Condition[] {
  return search?.trim() ? [sql`roster.search like ${likePattern(search)}`] : [];
}

const ID_PATTERN = '00000000-0000-0000-0000-000000000000';
/** The start of an id, at least its first eight digits. */
const ID_PREFIX = /^[0-9a-f]{8}(-[0-9a-f-]{0,27})?$/;

/** The same search, or the start of the id. */
export function textContainsOrIdStartsWith(search: string | undefined): Condition[] {
  const conditions = textContains(search);
  const beginning = search?.trim().toLowerCase() ?? '';
  if (!ID_PREFIX.test(beginning)) return conditions;
  const [lowest, highest] = ['0', 'f'].map(
    (digit) => beginning + ID_PATTERN.replaceAll('0', digit).slice(beginning.length),
  );
  if (!isId(lowest ?? '')) return conditions;
  const begins = sql`roster.person_id between ${lowest}::uuid and ${highest}::uuid`;
  return [sql`(${sql.join([...conditions, begins], sql` or `)})`];
}

/** Search in name and email. */
export function nameOrEmailContains(search: string | undefined): Condition[] {
  if (!search?.trim()) return [];
  return [...textContains(search), startsWithin('roster.contact_length', search)];
}

/** Whether the first match starts within the first `length` characters. */
function startsWithin(length: string, search: string): Condition {
  const text = searchText(sql`${normaliseSearch(search)}::text`);
  return sql`strpos(roster.search, ${text}) <= ${sql.ref(length)}`;
}

/**
 * Search in the names of person, mentor and club. Reads the ids of matching mentors and clubs
 * first, in one statement: PostgreSQL plans better with known ids.
 */
export async function anyNameContains(
  db: Executor,
  search: string | undefined,
): Promise<Condition[]> {
  if (!search?.trim()) return [];
  const pattern = likePattern(search);
  const found = await db
    .selectFrom('clubs')
    .select('id')
    .where(sql<boolean>`${searchText(sql`clubs.name`)} like ${pattern}`)
    .unionAll(
      db
        .selectFrom('users')
        .select('id')
        .where('users.role', '=', sql.lit('mentor'))
        .where(sql<boolean>`${searchText(sql`users.name`)} like ${pattern}`),
    )
    .execute();
  const ids = found.map(({ id }) => id);
  const own = all([...textContains(search), startsWithin('roster.name_length', search)]);
  const others = ['roster.club_id', 'roster.mentor_id'].map((column) => oneOf(column, ids));
  return [sql`(${sql.join([own, ...others], sql` or `)})`];
}
