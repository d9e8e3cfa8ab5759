import { countRows } from '../../../platform/database/paging.ts';
import type { Executor } from '../../../platform/database/types.ts';

export interface SecondFactor {
  /** Encrypted. */
  secret: string;
  /** null until the first code confirms the set-up. */
  confirmedAt: Date | null;
}

export async function findSecondFactor(db: Executor, userId: string): Promise<SecondFactor | null> {
  const row = await db
    .selectFrom('second_factors')
    .select(['secret', 'confirmed_at as confirmedAt'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}

/** Starts a set-up, replacing an unfinished one. @returns false when the factor is on */
export async function startSetUp(db: Executor, userId: string, secret: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('second_factors')
    .values({ user_id: userId, secret, confirmed_at: null, last_step: null })
    .onConflict((earlier) =>
      earlier
        .column('user_id')
        .doUpdateSet({ secret })
        .where('second_factors.confirmed_at', 'is', null),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Turns the factor on. @returns false when it is on, or its secret was replaced */
export async function confirmSetUp(
  db: Executor,
  userId: string,
  { secret, step, at }: { secret: string; step: number; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factors')
    .set({ confirmed_at: at, last_step: step })
    .where('user_id', '=', userId)
    .where('secret', '=', secret)
    .where('confirmed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Consumes the code of a time step; one of two concurrent calls gets false. */
export async function consumeStep(db: Executor, userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where((is) => is.or([is('last_step', 'is', null), is('last_step', '<', step)]))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Consumes a recovery code; one of two concurrent calls gets false. */
export async function consumeRecoveryCode(
  db: Executor,
  userId: string,
  codeHash: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function replaceRecoveryCodes(
  db: Executor,
  userId: string,
  hashes: readonly string[],
): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  const rows = hashes.map((hash) => ({ user_id: userId, code_hash: hash }));
  await db.insertInto('recovery_codes').values(rows).execute();
}

export function countRecoveryCodes(db: Executor, userId: string): Promise<number> {
  return countRows(db.selectFrom('recovery_codes').where('user_id', '=', userId));
}

/** Removes factor and recovery codes. */
export async function deleteSecondFactor(db: Executor, userId: string): Promise<void> {
  await db.deleteFrom('second_factors').where('user_id', '=', userId).execute();
}
