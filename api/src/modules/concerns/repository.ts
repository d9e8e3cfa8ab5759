import { isId } from '../../domain/ids.ts';
import { fail, type Failed } from '../../domain/result.ts';
import type { ConcernCategory } from '../../platform/database/counselling-tables.ts';
import type { Executor } from '../../platform/database/types.ts';
import { monthsBefore } from '../audit/retention.ts';
import type { Concern, ConcernStatus } from './concern.ts';

export async function insertConcern(
  tx: Executor,
  values: { writerId: string; category: ConcernCategory; text: string; at: Date },
): Promise<string> {
  const { writerId, category, text, at } = values;
  const { id } = await tx
    .insertInto('concerns')
    .values({ writer_id: writerId, category, text, reported_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Times of the reports of a person since a time, earliest first. */
export async function listReports(tx: Executor, writerId: string, since: Date): Promise<Date[]> {
  const rows = await tx
    .selectFrom('concerns')
    .select('reported_at')
    .where('writer_id', '=', writerId)
    .where('reported_at', '>', since)
    .orderBy('reported_at')
    .execute();
  return rows.map((row) => row.reported_at);
}

/** Concerns without text and writer: open, taken, then closed ones, each oldest first. */
export function selectConcerns(db: Executor, status: ConcernStatus | undefined) {
  return selectWithStatus(db, status)
    .select(['id', 'category', 'reported_at', 'taken_by', 'taken_by_name', 'taken_at'])
    .select(['closed_by', 'closed_by_name', 'closed_at'])
    .orderBy((is) => is('closed_at', 'is not', null))
    .orderBy((is) => is('taken_at', 'is not', null))
    .orderBy('reported_at')
    .orderBy('number');
}

export async function findConcern(db: Executor, id: string): Promise<Concern | null> {
  if (!isId(id)) return null;
  const row = await db
    .selectFrom('concerns')
    .leftJoin('users', 'users.id', 'concerns.writer_id')
    .leftJoin('people', 'people.user_id', 'concerns.writer_id')
    .selectAll('concerns')
    .select(['users.name', 'users.email', 'people.audience'])
    .where('concerns.id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Locks a concern, so that concurrent decisions wait. */
export async function lockConcern(tx: Executor, id: string): Promise<Concern | null> {
  if (!isId(id)) return null;
  await tx.selectFrom('concerns').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  return findConcern(tx, id);
}

export async function setTaken(
  tx: Executor,
  id: string,
  { by, at }: { by: { id: string; name: string }; at: Date },
): Promise<void> {
  const values = { taken_by: by.id, taken_by_name: by.name, taken_at: at };
  await tx.updateTable('concerns').set(values).where('id', '=', id).execute();
}

export async function setClosed(
  tx: Executor,
  id: string,
  { by, at, note }: { by: { id: string; name: string }; at: Date; note: string },
): Promise<void> {
  const values = { closed_by: by.id, closed_by_name: by.name, closed_at: at, note };
  await tx.updateTable('concerns').set(values).where('id', '=', id).execute();
}

/** Deletes the concerns that were closed this many months ago. */
export async function deleteOldConcerns(db: Executor, now: Date, months: number): Promise<void> {
  await db.deleteFrom('concerns').where('closed_at', '<', monthsBefore(now, months)).execute();
}

export function concernNotFound(): Failed {
  return fail('NOT_FOUND', 'CONCERN_NOT_FOUND');
}

function selectWithStatus(db: Executor, status: ConcernStatus | undefined) {
  const all = db.selectFrom('concerns');
  switch (status) {
    case 'open':
      return all.where('taken_at', 'is', null).where('closed_at', 'is', null);
    case 'taken':
      return all.where('taken_at', 'is not', null).where('closed_at', 'is', null);
    case 'closed':
      return all.where('closed_at', 'is not', null);
    default:
      return all;
  }
}
