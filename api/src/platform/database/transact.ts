import type { Failed, Result } from '../../domain/result.ts';
import { isConflictOfTransactions } from './failures.ts';
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

/** Runs an action in a transaction. A failed result rolls it back; a deadlock is retried. */
export async function transact<T>(
  db: Executor,
  action: (tx: Executor) => Promise<Result<T>>,
): Promise<Result<T>> {
  for (let attempt = 1; ; attempt++) {
    try {
      let calls: readonly (() => void)[] = [];
      const done = await db.transaction().execute(async (tx) => {
        const result = await action(tx);
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

/** Thrown to roll back the transaction of a failed result. */
class Rollback extends Error {
  readonly failed: Failed;

  constructor(failed: Failed) {
    super(failed.failure.message);
    this.failed = failed;
  }
}
