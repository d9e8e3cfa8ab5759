import type { Selectable } from 'kysely';
import type { Page } from '../../domain/paging.ts';
import type { HistoryTable, HistoryWhat } from '../../plugins/database/schema.ts';
import type { Executor } from '../../plugins/database/types.ts';

export type HistoryEntry = Selectable<HistoryTable>;

/** Whose history is asked for, and what of it. */
export interface HistoryOf {
  personId: string;
  /** Left out: everything. */
  what?: HistoryWhat;
}

/** What was changed of a person, newest first; null for the page: all of it. */
export async function listHistory(
  db: Executor,
  of: HistoryOf,
  page: Page | null,
): Promise<HistoryEntry[]> {
  const all = selectHistory(db, of).selectAll().orderBy('id', 'desc');
  return (page ? all.limit(page.limit).offset(page.offset) : all).execute();
}

export async function countHistory(db: Executor, of: HistoryOf): Promise<number> {
  const { total } = await selectHistory(db, of)
    .select((is) => is.cast<number>(is.fn.countAll(), 'integer').as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Whether there is a person with this id; any of them, or one of this mentor's. */
export async function isPerson(db: Executor, id: string, mentorId?: string): Promise<boolean> {
  const people = db.selectFrom('people').select('user_id').where('user_id', '=', id);
  const person = await (
    mentorId === undefined ? people : people.where('mentor_id', '=', mentorId)
  ).executeTakeFirst();
  return person !== undefined;
}

function selectHistory(db: Executor, { personId, what }: HistoryOf) {
  const all = db.selectFrom('history').where('person_id', '=', personId);
  return what === undefined ? all : all.where('what', '=', what);
}
