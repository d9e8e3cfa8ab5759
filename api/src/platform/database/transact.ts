import type { Failed, Result } from '../../domain/result.ts';
import { isConflictOfTransactions } from './failures.ts';
import type { Executor } from './types.ts';

/** Maximum number of attempts after deadlocks and serialization failures. */
const MAX_ATTEMPTS = 3;

/** Runs an action in a transaction. A failed result rolls it back; a deadlock is retried. */
export async function transact<T>(
  db: Executor,
  action: (tx: Executor) => Promise<Result<T>>,
): Promise<Result<T>> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(async (tx) => {
        const result = await action(tx);
        if (!result.ok) throw new Rollback(result);
        return result;
      });
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
