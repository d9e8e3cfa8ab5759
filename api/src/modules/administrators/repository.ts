import { sql } from 'kysely';
import type { Executor } from '../../platform/database/types.ts';
import { withId } from '../../platform/http/records.ts';
import { endSessions } from '../auth/sessions.ts';
import type { AdministratorRecord } from './schemas.ts';

/** All administrators, oldest first. */
export async function listAdministrators(db: Executor): Promise<AdministratorRecord[]> {
  const rows = await selectAdministrators(db).orderBy('created_at').orderBy('id').execute();
  return rows.map(toRecord);
}

export async function readAdministrator(db: Executor, id: string): Promise<AdministratorRecord> {
  return toRecord(await selectAdministrators(db).where('id', '=', id).executeTakeFirstOrThrow());
}

/** Locks all administrators against removal, in one order. @returns names by id */
export async function lockAdministrators(tx: Executor): Promise<Map<string, string>> {
  const rows = await tx
    .selectFrom('users')
    .select(['id', 'name'])
    .where('role', '=', 'admin')
    .orderBy('id')
    // Weaker than FOR UPDATE: foreign keys may still reference them.
    .forNoKeyUpdate()
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

const HOUR_MS = 60 * 60_000;
/** Maximum number of administrators added in an hour, over all processes. */
const MAX_ADDITIONS = 5;

/**
 * Counts an added administrator, in the transaction that adds it.
 * @returns seconds to wait, without counting; null when allowed
 */
export async function countAddition(tx: Executor, now: Date): Promise<number | null> {
  // Until the end of the transaction, so that concurrent additions count each other.
  await sql`select pg_advisory_xact_lock(hashtextextended('administrator additions', 0))`.execute(
    tx,
  );
  const since = new Date(now.getTime() - HOUR_MS);
  await tx.deleteFrom('administrator_additions').where('at', '<=', since).execute();
  const counted = await tx
    .selectFrom('administrator_additions')
    .select('at')
    .orderBy('at')
    .execute();
  const first = counted.at(-MAX_ADDITIONS);
  if (first) return Math.ceil((first.at.getTime() - since.getTime()) / 1_000);
  await tx.insertInto('administrator_additions').values({ at: now }).execute();
  return null;
}

/**
 * Deletes the account with sessions and links; history and feedback keep the name. Concerns that it
 * has taken and not closed are open again, for others to take.
 */
export async function deleteAdministrator(tx: Executor, id: string): Promise<void> {
  await tx
    .updateTable('concerns')
    .set({ taken_by: null, taken_by_name: null, taken_at: null })
    .where('taken_by', '=', id)
    .where('closed_at', 'is', null)
    .execute();
  await endSessions(tx, id);
  await tx.deleteFrom('users').where('id', '=', id).where('role', '=', 'admin').execute();
}

function selectAdministrators(db: Executor) {
  return db
    .selectFrom('users')
    .leftJoin('second_factors', 'second_factors.user_id', 'users.id')
    .select(['users.id', 'users.name', 'users.email', 'users.created_at'])
    .select('second_factors.confirmed_at')
    .where('users.role', '=', 'admin');
}

type Row = Awaited<ReturnType<ReturnType<typeof selectAdministrators>['execute']>>[number];

function toRecord({ id, name, email, created_at, confirmed_at }: Row): AdministratorRecord {
  const createdAt = created_at.toISOString();
  return { ...withId(id), name, email, secondFactor: confirmed_at !== null, createdAt };
}
