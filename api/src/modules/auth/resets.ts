import type { Executor } from '../../platform/database/types.ts';
import { hashToken, newToken } from './tokens.ts';

/** Lifetime of a reset token, in ms. */
const LIFETIME_MS = 30 * 60_000;

/**
 * Creates a reset token for an account and invalidates the previous one.
 *
 * @returns the token; null when the account was deleted meanwhile
 */
export async function createReset(db: Executor, userId: string, now: Date): Promise<string | null> {
  const token = newToken();
  const row = {
    token_hash: hashToken(token),
    expires_at: new Date(now.getTime() + LIFETIME_MS),
  };
  const allowed = await db
    .insertInto('password_resets')
    .columns(['user_id', 'token_hash', 'expires_at'])
    .expression((is) =>
      is
        .selectFrom('users')
        .select(['id', is.val(row.token_hash).as('hash'), is.val(row.expires_at).as('end')])
        .where('id', '=', userId),
    )
    .onConflict((earlier) => earlier.column('user_id').doUpdateSet(row))
    .returning('user_id')
    .executeTakeFirst();
  return allowed ? token : null;
}

/** The account of a token; null when unknown, used, replaced or expired. */
export async function findReset(db: Executor, token: string, now: Date): Promise<string | null> {
  const reset = await db
    .selectFrom('password_resets')
    .select('user_id')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return reset?.user_id ?? null;
}

/** Consumes a token; one of two concurrent calls gets null. @returns as `findReset` */
export async function consumeReset(tx: Executor, token: string, now: Date): Promise<string | null> {
  const reset = await tx
    .deleteFrom('password_resets')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  return reset?.user_id ?? null;
}

/** Deletes the reset token of an account. */
export async function deleteReset(tx: Executor, userId: string): Promise<void> {
  await tx.deleteFrom('password_resets').where('user_id', '=', userId).execute();
}

/** Deletes expired tokens, in batches. */
export async function deleteExpiredResets(db: Executor, now: Date): Promise<void> {
  await db
    .deleteFrom('password_resets')
    .where('user_id', 'in', (is) =>
      is
        .selectFrom('password_resets')
        .select('user_id')
        .where('expires_at', '<=', now)
        .limit(500)
        .forUpdate()
        .skipLocked(),
    )
    .execute();
}
