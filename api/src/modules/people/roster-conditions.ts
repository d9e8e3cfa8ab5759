import { sql } from 'kysely';
import { isId } from '../../domain/ids.ts';
import { bands, trackerStatuses, type Band, type TrackerStatus } from '../../domain/bands.ts';
import type { Executor } from '../../plugins/database/types.ts';
import {
  all,
  oneOf,
  patternOf,
  sought,
  type Condition,
} from '../../plugins/database/conditions.ts';

/** What every list of people can be narrowed by. */
export interface RosterFilter {
  clubId?: string;
  mentorId?: string;
  band?: Band;
  ids?: string;
}

export function narrowed({ clubId, mentorId, band, ids }: RosterFilter): Condition[] {
  const conditions: Condition[] = [];
  if (clubId !== undefined) conditions.push(oneOf('roster.club_id', [clubId]));
  if (mentorId !== undefined) conditions.push(oneOf('roster.mentor_id', [mentorId]));
  if (band !== undefined) conditions.push(percentWithin(bands[band]));
  if (ids !== undefined) conditions.push(oneOf('roster.person_id', ids.split(',')));
  return conditions;
}

/** Whom the progress tracker shows under this status. */
export function standsAt(status: TrackerStatus): Condition {
  return percentWithin(trackerStatuses[status]);
}

function percentWithin([lowest, highest]: readonly [number, number]): Condition {
  return sql`roster.percent between ${sql.lit(lowest)} and ${sql.lit(highest)}`;
}

/** Any text that a list of people shows of the person; nothing to search for matches everybody. */
export function textContains(search: string | undefined): Condition[] {
  return search?.trim() ? [sql`roster.search like ${patternOf(search)}`] : [];
}

const ID_PATTERN = '00000000-0000-0000-0000-000000000000';
/** As much of an id as is shown of it, or more. */
const ID_BEGINNING = /^[0-9a-f]{8}(-[0-9a-f-]{0,27})?$/;

/** Any text that a list shows of the person, or the beginning of the id: its first eight digits. */
export function textContainsOrIdBegins(search: string | undefined): Condition[] {
  const conditions = textContains(search);
  const beginning = search?.trim().toLowerCase() ?? '';
  if (!ID_BEGINNING.test(beginning)) return conditions;
  const [lowest, highest] = ['0', 'f'].map(
    (digit) => beginning + ID_PATTERN.replaceAll('0', digit).slice(beginning.length),
  );
  if (!isId(lowest ?? '')) return conditions;
  const begins = sql`roster.person_id between ${lowest}::uuid and ${highest}::uuid`;
  return [sql`(${sql.join([...conditions, begins], sql` or `)})`];
}

/** Name or email. */
export function nameOrEmailContains(search: string | undefined): Condition[] {
  if (!search?.trim()) return [];
  return [...textContains(search), startsWithin('roster.contact_length', search)];
}

/** The first place where the text stands: if it is in several fields, it is in the first of them. */
function startsWithin(length: string, search: string): Condition {
  return sql`strpos(roster.search, lower(${sought(search)}::text)) <= ${sql.ref(length)}`;
}

/**
 * The person's name, or that of the mentor or of the club; one statement, which finds these two. The
 * database plans well for the ids of those that it was told, not for any that it will find.
 */
export async function nameOfAnyContains(
  db: Executor,
  search: string | undefined,
): Promise<Condition[]> {
  if (!search?.trim()) return [];
  const pattern = patternOf(search);
  const found = await db
    .selectFrom('clubs')
    .select('id')
    .where(sql<boolean>`lower(clubs.name) like ${pattern}`)
    .unionAll(
      db
        .selectFrom('users')
        .select('id')
        .where('users.role', '=', sql.lit('mentor'))
        .where(sql<boolean>`lower(users.name) like ${pattern}`),
    )
    .execute();
  const ids = found.map(({ id }) => id);
  const own = all([...textContains(search), startsWithin('roster.name_length', search)]);
  const others = ['roster.club_id', 'roster.mentor_id'].map((column) => oneOf(column, ids));
  return [sql`(${sql.join([own, ...others], sql` or `)})`];
}
