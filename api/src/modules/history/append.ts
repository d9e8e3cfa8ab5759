import { sql, type Expression } from 'kysely';
import type { SignedIn } from '../../plugins/auth.ts';
import type { HistoryWhat } from '../../plugins/database/schema.ts';
import type { Executor } from '../../plugins/database/types.ts';

/** Who does something, and when. */
export interface Act {
  at: Date;
  by: Pick<SignedIn, 'id' | 'name' | 'role'>;
}

/** What someone changed about another person. */
export interface Change extends Act {
  personId: string;
  what: HistoryWhat;
  /** null: there was nothing before. */
  before: object | null;
  /** null: it was removed. */
  after: object | null;
}

/** Notes a change; in the same transaction as the change itself. */
export async function appendHistory(tx: Executor, change: Change): Promise<void> {
  await tx
    .insertInto('history')
    .values({
      person_id: change.personId,
      at: change.at,
      by_id: change.by.id,
      by_name: change.by.name,
      by_role: change.by.role,
      what: change.what,
      before: change.before && JSON.stringify(change.before),
      after: change.after && JSON.stringify(change.after),
    })
    .execute();
}

/** Notes what many people lose at once: `losses` gives rows of `person_id` and `before` (JSON). */
export async function appendLosses(
  tx: Executor,
  { at, by, what }: Act & { what: HistoryWhat },
  losses: Expression<unknown>,
): Promise<void> {
  await sql`
    insert into history (person_id, at, by_id, by_name, by_role, what, before)
    select lost.person_id, ${at}::timestamptz, ${by.id}::uuid, ${by.name}::text, ${by.role}::text,
      ${what}::text, lost.before
    from (${losses}) lost
    order by lost.person_id`.execute(tx);
}
