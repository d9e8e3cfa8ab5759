import { sql, type RawBuilder, type Selectable } from 'kysely';
import { requestedOrder } from '../../platform/database/paging.ts';
import type { ClubsTable } from '../../platform/database/schema.ts';
import type { Executor } from '../../platform/database/types.ts';
import type { Club, ClubReference } from './club.ts';
import { matchesQuery, sortBy, type ClubQuery } from './club-query.ts';
import { listStages } from './stages.ts';

/** Matching clubs, by default oldest first; `withStages` makes them records. */
export function selectMatching(db: Executor, query: ClubQuery) {
  const { by, descending } = requestedOrder<RawBuilder<unknown>>(sortBy, query.sort ?? 'createdAt');
  return db
    .selectFrom('clubs')
    .selectAll()
    .where(matchesQuery(query))
    .orderBy(by, (is) => (descending ? is.desc() : is.asc()))
    .orderBy('id', descending ? 'desc' : 'asc');
}

export async function findClub(db: Executor, id: string): Promise<Club | null> {
  const rows = await db.selectFrom('clubs').selectAll().where('id', '=', id).execute();
  const [club] = await withStages(db, rows);
  return club ?? null;
}

/** Locks a club against changes, new members and deletion. */
export async function lockClubForChange(tx: Executor, id: string): Promise<Club | null> {
  await tx
    .selectFrom('clubs')
    .select('id')
    .where('id', '=', id)
    // Weaker than FOR UPDATE: foreign keys may still reference the club in transactions that have
    // locked a person.
    .forNoKeyUpdate()
    .execute();
  return findClub(tx, id);
}

/** Locks a club against deletion. @returns the club without its stages */
export async function lockClub(tx: Executor, id: string): Promise<ClubReference | null> {
  const club = await tx
    .selectFrom('clubs')
    .select(['id', 'name', 'audience'])
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
  return club ?? null;
}

/** @returns the id of the new club */
export async function insertClub(
  db: Executor,
  club: Pick<Club, 'name' | 'description' | 'audience'>,
): Promise<string> {
  const { id } = await db
    .insertInto('clubs')
    .values(club)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateClub(
  db: Executor,
  { id, name, description, audience }: Omit<Club, 'stages'>,
): Promise<void> {
  await db.updateTable('clubs').set({ name, description, audience }).where('id', '=', id).execute();
}

/** Deletes a club with its stages; people and mentors lose the link. */
export async function deleteClub(db: Executor, id: string): Promise<void> {
  await db.deleteFrom('clubs').where('id', '=', id).execute();
}

/** Number of members of each club, in one statement; clubs without members are missing. */
export async function countMembers(db: Executor, ids: string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('people')
    .select(['club_id', sql<number>`count(*)::integer`.as('count')])
    .where('club_id', 'in', ids)
    .groupBy('club_id')
    .$narrowType<{ club_id: string }>()
    .execute();
  return new Map(rows.map(({ club_id, count }) => [club_id, count]));
}

/** Whether the club has members. */
export async function hasMembers(db: Executor, id: string): Promise<boolean> {
  const member = await db
    .selectFrom('people')
    .select('user_id')
    .where('club_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return member !== undefined;
}

/** The clubs of these rows, in one statement. */
export async function withStages(db: Executor, rows: Selectable<ClubsTable>[]): Promise<Club[]> {
  const stagesOf = await listStages(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, name, description, audience }) => ({
    id,
    name,
    description,
    audience,
    stages: stagesOf.get(id) ?? [],
  }));
}
