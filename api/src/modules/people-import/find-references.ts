import { sql } from 'kysely';
import { normaliseSearch, oneOf, searchText } from '../../platform/database/conditions.ts';
import type { Executor } from '../../platform/database/types.ts';
import { unstorableFields } from '../../platform/http/unstorable.ts';
import type { ClubReference } from '../clubs/club.ts';

/** The clubs or mentors to find: search texts of their names or emails, or their ids. */
export interface Wanted {
  keys: readonly string[];
  ids: readonly string[];
}

/** A club with the search text of its name. */
export interface FoundClub extends ClubReference {
  key: string;
}

/** A mentor with the search texts of name and email. */
export interface FoundMentor {
  id: string;
  key: string;
  emailKey: string;
  isInactive: boolean;
  clubId: string | null;
}

/** The search text of each text; without those that can't be stored. */
export async function searchKeys(
  tx: Executor,
  texts: readonly string[],
): Promise<Map<string, string>> {
  const typed = [...new Set(texts)].filter((text) => unstorableFields(text).length === 0);
  const { rows } = await sql<{ typed: string; key: string }>`
    select typed, ${searchText(sql`compared`)} as key
    from unnest(${typed}::text[], ${typed.map(normaliseSearch)}::text[])
      as name (typed, compared)`.execute(tx);
  return new Map(rows.map((row) => [row.typed, row.key]));
}

/** Locks clubs against changes of name and audience, and against deletion. */
export function lockClubs(tx: Executor, { keys, ids }: Wanted): Promise<FoundClub[]> {
  const key = searchText(sql`clubs.name`);
  return tx
    .selectFrom('clubs')
    .select(['id', 'name', 'audience', key.as('key')])
    .where(sql<boolean>`(${key} = any (${keys}::text[]) or ${oneOf('clubs.id', ids)})`)
    .orderBy('id')
    .forShare()
    .execute();
}

/** Locks mentors against changes. */
export async function lockMentors(tx: Executor, { keys, ids }: Wanted): Promise<FoundMentor[]> {
  const [key, emailKey] = [searchText(sql`users.name`), searchText(sql`users.email`)];
  const matching = tx
    .selectFrom('users')
    .select('users.id')
    .where('users.role', '=', sql.lit('mentor'))
    .where(
      sql<boolean>`(${key} = any (${keys}::text[]) or ${emailKey} = any (${keys}::text[])
        or ${oneOf('users.id', ids)})`,
    );
  const locked = await tx
    .selectFrom('mentors')
    .select('user_id')
    .where('user_id', 'in', matching)
    .orderBy('user_id')
    .forNoKeyUpdate()
    .execute();
  // A statement of its own: it sees what the lock has waited for.
  const rows = await tx
    .selectFrom('mentors')
    .innerJoin('users', 'users.id', 'mentors.user_id')
    .select(['users.id', 'users.status', 'mentors.club_id as clubId'])
    .select([key.as('key'), emailKey.as('emailKey')])
    .where(
      oneOf(
        'mentors.user_id',
        locked.map(({ user_id }) => user_id),
      ),
    )
    .execute();
  return rows.map(({ status, ...mentor }) => ({ ...mentor, isInactive: status === 'inactive' }));
}
