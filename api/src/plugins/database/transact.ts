import type { Failed, Result } from '../../domain/result.ts';
import { isConflictOfTransactions } from './failures.ts';
import type { Executor } from './types.ts';

/** How often an action is tried that another one is in the way of. */
const tries = 3;

/**
 * Runs an action in one transaction; a failure undoes what it wrote. When it and others wait for
 * each other, the database ends one of them, which is then tried again.
 */
export async function transact<T>(
  db: Executor,
  action: (tx: Executor) => Promise<Result<T>>,
): Promise<Result<T>> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(async (tx) => {
        const result = await action(tx);
        if (!result.ok) throw new Undone(result);
        return result;
      });
    } catch (error) {
      if (error instanceof Undone) return error.failed;
      if (attempt === tries || !isConflictOfTransactions(error)) throw error;
    }
  }
}

/** Ends a transaction without keeping what it wrote. */
class Undone extends Error {
  readonly failed: Failed;

  constructor(failed: Failed) {
    super(failed.failure.message);
    this.failed = failed;
  }
}
