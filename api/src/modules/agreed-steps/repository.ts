import { sql } from 'kysely';
import { countRows } from '../../platform/database/paging.ts';
import type { Executor } from '../../platform/database/types.ts';
import { shownSince, type Step } from './step.ts';

const columns = [
  'id',
  'text',
  'due_on as dueOn',
  'done_at as doneAt',
  'done_by as doneBy',
] as const;

/** The steps of people that are shown, in one statement. */
export async function listSteps(
  db: Executor,
  personIds: readonly string[],
  now: Date,
): Promise<Map<string, Step[]>> {
  const stepsOf = new Map<string, Step[]>();
  if (personIds.length === 0) return stepsOf;
  const rows = await selectShown(db, now)
    .select('person_id')
    // One parameter for all ids: a statement has at most 65,535 parameters.
    .where(sql<boolean>`person_id = any (${personIds}::uuid[])`)
    .orderBy('created_at')
    .orderBy('number')
    .execute();
  for (const { person_id, ...step } of rows) {
    stepsOf.set(person_id, [...(stepsOf.get(person_id) ?? []), step]);
  }
  return stepsOf;
}

/** A shown step of a person; whoever changes it has locked the person. */
export async function findStep(
  db: Executor,
  { personId, stepId, now }: { personId: string; stepId: string; now: Date },
): Promise<Step | null> {
  const row = await selectShown(db, now)
    .where('person_id', '=', personId)
    .where('id', '=', stepId)
    .executeTakeFirst();
  return row ?? null;
}

export function countOpenSteps(db: Executor, personId: string): Promise<number> {
  return countRows(
    db.selectFrom('agreed_steps').where('person_id', '=', personId).where('done_at', 'is', null),
  );
}

export function insertStep(
  tx: Executor,
  { personId, text, dueOn, at }: Pick<Step, 'text' | 'dueOn'> & { personId: string; at: Date },
): Promise<Step> {
  return tx
    .insertInto('agreed_steps')
    .values({ person_id: personId, text, due_on: dueOn, created_at: at })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export async function storeStep(tx: Executor, step: Step): Promise<void> {
  const { id, text, dueOn, doneAt, doneBy } = step;
  await tx
    .updateTable('agreed_steps')
    .set({ text, due_on: dueOn, done_at: doneAt, done_by: doneBy })
    .where('id', '=', id)
    .execute();
}

export async function deleteStep(tx: Executor, id: string): Promise<void> {
  await tx.deleteFrom('agreed_steps').where('id', '=', id).execute();
}

/** Deletes the done steps that are not shown any longer; the history has them. */
export async function deleteOldSteps(db: Executor, now: Date): Promise<void> {
  await db.deleteFrom('agreed_steps').where('done_at', '<=', shownSince(now)).execute();
}

function selectShown(db: Executor, now: Date) {
  return db
    .selectFrom('agreed_steps')
    .select(columns)
    .where((is) => is.or([is('done_at', 'is', null), is('done_at', '>', shownSince(now))]));
}
