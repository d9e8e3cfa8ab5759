import type { Selectable } from 'kysely';
import type { Audience } from '../../domain/words.ts';
import type { ClubsTable } from '../../plugins/database/schema.ts';
import type { Executor } from '../../plugins/database/types.ts';
import type { Club, ClubReference } from './club.ts';
import { listStages } from './stages.ts';

/** All clubs, or those for one audience, oldest first; two statements. */
export async function listClubs(db: Executor, audience?: Audience): Promise<Club[]> {
  const all = db.selectFrom('clubs').selectAll().orderBy('created_at').orderBy('id');
  const rows = await (audience ? all.where('audience', '=', audience) : all).execute();
  return withStages(db, rows);
}

export async function findClub(db: Executor, id: string): Promise<Club | null> {
  const rows = await db.selectFrom('clubs').selectAll().where('id', '=', id).execute();
  const [club] = await withStages(db, rows);
  return club ?? null;
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

/** Deletes a club with its stages; people and mentors lose the link. @returns whether it existed */
export async function deleteClub(db: Executor, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('clubs')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
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
