import { fail, type Failed, type Result } from '../../domain/result.ts';
import { isConflictOfTransactions } from './failures.ts';
import { lockSession } from './row-locks.ts';
import type { Executor } from './types.ts';

/** Maximum number of attempts after deadlocks and serialization failures. */
const MAX_ATTEMPTS = 3;

const committed = new WeakMap<Executor, (() => void)[]>();

/**
 * Calls a function after the commit of a transaction of `transact`; not after a rollback. Outside of
 * a transaction it is called at once.
 */
export function onCommit(tx: Executor, call: () => void): void {
  if (!tx.isTransaction) call();
  else committed.set(tx, [...(committed.get(tx) ?? []), call]);
}

/** The session for which a transaction runs; null without one. */
export type Caller = { sessionHash: string } | null;

/**
 * Runs an action in a transaction. A failed result rolls it back; a deadlock is retried. So does a
 * caller who was signed out since the guard has checked the session: while the request waited for
 * a lock, a hash or a connection. It is checked last, so that it does not matter where the action
 * waits, and a waiting write does not hold up the sign-out.
 */
export async function transact<T>(
  db: Executor,
  caller: Caller,
  action: (tx: Executor) => Promise<Result<T>>,
): Promise<Result<T>> {
  for (let attempt = 1; ; attempt++) {
    try {
      let calls: readonly (() => void)[] = [];
      const done = await db.transaction().execute(async (tx) => {
        const result = await action(tx);
        // Of a failure too: the response of a conflict has a record.
        if (caller && !(await lockSession(tx, caller.sessionHash))) throw new Rollback(signedOut);
        if (!result.ok) throw new Rollback(result);
        calls = committed.get(tx) ?? [];
        return result;
      });
      for (const call of calls) call();
      return done;
    } catch (error) {
      if (error instanceof Rollback) return error.failed;
      if (attempt === MAX_ATTEMPTS || !isConflictOfTransactions(error)) throw error;
    }
  }
}

const signedOut = fail('UNAUTHENTICATED', 'NOT_SIGNED_IN');

/** Thrown to roll back the transaction of a failed result. */
class Rollback extends Error {
  readonly failed: Failed;

  constructor(failed: Failed) {
    super(failed.failure.message);
    this.failed = failed;
  }
}
