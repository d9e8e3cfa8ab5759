import type { SignedIn } from '../../plugins/auth.ts';
import type { HistoryWhat } from '../../plugins/database/schema.ts';
import type { Executor } from '../../plugins/database/types.ts';

/** What someone changed about another person. */
export interface Change {
  personId: string;
  at: Date;
  by: Pick<SignedIn, 'id' | 'name' | 'role'>;
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
