import type { Selectable } from 'kysely';
import { isId } from '../../domain/ids.ts';
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

/** Entries of a person, newest first. */
export function selectHistory(db: Executor, { personId, kinds }: HistoryOf) {
  const all = db.selectFrom('history').selectAll().where('person_id', '=', personId);
  return (kinds ? all.where('what', 'in', kinds) : all).orderBy('id', 'desc');
}

/** Whether the person exists, optionally with this mentor. */
export async function isPerson(db: Executor, id: string, mentorId?: string): Promise<boolean> {
  if (!isId(id)) return false;
  const people = db.selectFrom('people').select('user_id').where('user_id', '=', id);
  const person = await (
    mentorId === undefined ? people : people.where('mentor_id', '=', mentorId)
  ).executeTakeFirst();
  return person !== undefined;
}
