import type { Executor } from '../../plugins/database/types.ts';
import { hashToken, newToken } from './tokens.ts';

/** Milliseconds for which the link of a mail works. */
const lifetime = 30 * 60_000;

/**
 * Allows whoever holds the token to set the password of the account with this (normalised) email,
 * once; an earlier token of the account works no more.
 *
 * @returns the token; null when there is no such account
 */
export async function allowReset(db: Executor, email: string, now: Date): Promise<string | null> {
  const token = newToken();
  const row = {
    token_hash: hashToken(token),
    expires_at: new Date(now.getTime() + lifetime),
  };
  const allowed = await db
    .insertInto('password_resets')
    .columns(['user_id', 'token_hash', 'expires_at'])
    .expression((is) =>
      is
        .selectFrom('users')
        .select(['id', is.val(row.token_hash).as('hash'), is.val(row.expires_at).as('end')])
        .where('email', '=', email),
    )
    .onConflict((earlier) => earlier.column('user_id').doUpdateSet(row))
    .returning('user_id')
    .executeTakeFirst();
  return allowed ? token : null;
}

/** Whose password a token may set; null when it is unknown, used, replaced or too old. */
export async function findReset(db: Executor, token: string, now: Date): Promise<string | null> {
  const reset = await db
    .selectFrom('password_resets')
    .select('user_id')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return reset?.user_id ?? null;
}

/** Uses a token up: of two that try at once, one gets null. @returns as `findReset` */
export async function useReset(tx: Executor, token: string, now: Date): Promise<string | null> {
  const reset = await tx
    .deleteFrom('password_resets')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  return reset?.user_id ?? null;
}

/** Makes a link that was mailed before useless. */
export async function withdrawReset(tx: Executor, userId: string): Promise<void> {
  await tx.deleteFrom('password_resets').where('user_id', '=', userId).execute();
}

/** Removes what can't be used any more, some at a time. */
export async function forgetExpiredResets(db: Executor, now: Date): Promise<void> {
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
