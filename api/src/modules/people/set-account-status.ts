import type { AccountStatus } from '../../domain/words.ts';
import type { Executor } from '../../platform/database/types.ts';
import { withdrawUndoLinks } from '../auth/email/email-changes.ts';
import { endSessions } from '../auth/sessions.ts';
import { appendHistory, type Action } from '../history/append.ts';
import type { Person } from './person.ts';
import { setStatus } from './repository.ts';

/** Sets the account status of locked people, with history entries; inactive ends all sessions. */
export async function setAccountStatus(
  tx: Executor,
  people: Person[],
  status: AccountStatus,
  act: Action,
): Promise<void> {
  const ids = people.map(({ id }) => id);
  await setStatus(tx, status, ...ids);
  const entries = people.flatMap((person) => {
    // Without a status: active.
    const before = person.status ?? 'active';
    if (before === status) return [];
    const values = { before: { status: before }, after: { status } };
    return [{ ...act, personId: person.id, what: 'status' as const, ...values }];
  });
  await appendHistory(tx, ...entries);
  if (status !== 'inactive') return;
  await withdrawUndoLinks(tx, ids, act.at);
  await endSessions(tx, ...ids);
}
