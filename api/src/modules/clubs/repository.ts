import { sql, type RawBuilder, type Selectable } from 'kysely';
import { orderAsked, pageAsked } from '../../domain/paging.ts';
import type { ClubsTable } from '../../plugins/database/schema.ts';
import type { Executor } from '../../plugins/database/types.ts';
import type { Club, ClubReference } from './club.ts';
import { clubsThat, sortBy, type ClubQuery } from './club-query.ts';
import { listStages } from './stages.ts';

/** The clubs that match, oldest first unless sorted otherwise; two statements. */
export async function listClubs(db: Executor, query: ClubQuery): Promise<Club[]> {
  const { by, descending } = orderAsked<RawBuilder<unknown>>(sortBy, query.sort ?? 'createdAt');
  const clubs = db
    .selectFrom('clubs')
    .selectAll()
    .where(clubsThat(query))
    .orderBy(by, (is) => (descending ? is.desc() : is.asc()))
    .orderBy('id', descending ? 'desc' : 'asc');
  const page = pageAsked(query);
  return withStages(
    db,
    await (page ? clubs.limit(page.limit).offset(page.offset) : clubs).execute(),
  );
}

/** How many clubs match, on all pages. */
export async function countClubs(db: Executor, query: ClubQuery): Promise<number> {
  const { count } = await db
    .selectFrom('clubs')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where(clubsThat(query))
    .executeTakeFirstOrThrow();
  return count;
}

export async function findClub(db: Executor, id: string): Promise<Club | null> {
  const rows = await db.selectFrom('clubs').selectAll().where('id', '=', id).execute();
  const [club] = await withStages(db, rows);
  return club ?? null;
}

/** The club, held until the transaction ends: nobody changes, joins or removes it meanwhile. */
export async function holdClubToChange(tx: Executor, id: string): Promise<Club | null> {
  await tx
    .selectFrom('clubs')
    .select('id')
    .where('id', '=', id)
    // Keys may still point at it: a transaction that changes a person checks them while it holds that.
    .forNoKeyUpdate()
    .execute();
  return findClub(tx, id);
}

/** The club without its stages, held until the transaction ends, so that it can't go meanwhile. */
export async function holdClub(tx: Executor, id: string): Promise<ClubReference | null> {
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

/** How many people belong to each of the clubs; one statement. Clubs without anybody are left out. */
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

/** Whether anybody belongs to the club. */
export async function hasMembers(db: Executor, id: string): Promise<boolean> {
  const member = await db
    .selectFrom('people')
    .select('user_id')
    .where('club_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return member !== undefined;
}

async function withStages(db: Executor, rows: Selectable<ClubsTable>[]): Promise<Club[]> {
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
