import { sql, type Expression } from 'kysely';
import type { HistoryKind } from '../../platform/database/schema.ts';
import type { Executor } from '../../platform/database/types.ts';
import type { SignedIn } from '../../platform/http/signed-in.ts';
import { withId } from '../../platform/http/records.ts';

/** Author and time of an action. */
export interface Action {
  at: Date;
  by: Pick<SignedIn, 'id' | 'name' | 'role'>;
}

/** Change of a person made by another. */
export interface Change extends Action {
  personId: string;
  what: HistoryKind;
  /** null without a previous value. */
  before: object | null;
  /** null when removed. */
  after: object | null;
}

/** Adds an entry for each change, in their transaction. */
export async function appendHistory(tx: Executor, ...changes: Change[]): Promise<void> {
  if (changes.length === 0) return;
  const entries = changes.map(({ personId, at, by, what, before, after }) => ({
    person_id: personId,
    at,
    by_id: by.id,
    by_name: by.name,
    by_role: by.role,
    what,
    before: before && JSON.stringify(before),
    after: after && JSON.stringify(after),
  }));
  await tx.insertInto('history').values(entries).execute();
}

/** Adds entries for many people; `losses` selects `person_id` and `before` (JSON). */
export async function appendLosses(
  tx: Executor,
  { at, by, what }: Action & { what: HistoryKind },
  losses: Expression<unknown>,
): Promise<void> {
  await sql`
    insert into history (person_id, at, by_id, by_name, by_role, what, before)
    select lost.person_id, ${at}::timestamptz, ${by.id}::uuid, ${by.name}::text, ${by.role}::text,
      ${what}::text, lost.before
    from (${losses}) lost
    order by lost.person_id`.execute(tx);
}

/** A reference with its name, which is kept after the record was deleted. */
export function named(thing: { id: string; name: string }): {
  _id: string;
  id: string;
  name: string;
} {
  return { ...withId(thing.id), name: thing.name };
}
