import type { Selectable } from 'kysely';
import type { Page } from '../../platform/database/paging.ts';
import type { HistoryTable, HistoryKind } from '../../platform/database/schema.ts';
import type { Executor } from '../../platform/database/types.ts';

export type HistoryEntry = Selectable<HistoryTable>;

/** Filter of a history. */
export interface HistoryOf {
  personId: string;
  /** Default: all kinds. */
  kinds?: readonly HistoryKind[];
}

/** The kinds that person and mentor may read. */
export const sharedKinds: readonly HistoryKind[] = ['progress', 'next session', 'step', 'answer'];

/** Entries of a person, newest first. @param page null: all */
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

/** Whether the person exists, optionally with this mentor. */
export async function isPerson(db: Executor, id: string, mentorId?: string): Promise<boolean> {
  const people = db.selectFrom('people').select('user_id').where('user_id', '=', id);
  const person = await (
    mentorId === undefined ? people : people.where('mentor_id', '=', mentorId)
  ).executeTakeFirst();
  return person !== undefined;
}

function selectHistory(db: Executor, { personId, kinds }: HistoryOf) {
  const all = db.selectFrom('history').where('person_id', '=', personId);
  return kinds ? all.where('what', 'in', kinds) : all;
}
