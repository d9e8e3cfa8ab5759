import type { EarlierLink } from '../../platform/database/link-tables.ts';
import { deleteExpiredRows } from '../../platform/database/expired-rows.ts';
import type { Executor } from '../../platform/database/types.ts';
import { earlierHash, hasToken, isOpen } from './open-links.ts';
import { hashToken, newToken } from './tokens.ts';

/** How long a new email can be confirmed, in ms. */
const LIFETIME_MS = 24 * 60 * 60_000;

/** A new email of an account whose mailbox is not confirmed yet. */
export interface PendingEmail {
  userId: string;
  /** Normalised. */
  email: string;
  /** Whether the password of the account confirmed the change. */
  confirmed: boolean;
  /** Hash of the token of the session that asked. */
  sessionHash: string;
}

/** Stores a new email in place of an earlier one. Its mail starts its time: `startPendingEmail`. */
export async function storePendingEmail(
  tx: Executor,
  { userId, email, confirmed, sessionHash }: PendingEmail,
  now: Date,
): Promise<void> {
  await deleteExpiredRows(tx, 'pending_emails', now);
  const row = {
    email,
    confirmed,
    session_hash: sessionHash,
    token_hash: null,
    earlier_hash: null,
    expires_at: null,
  };
  await tx
    .insertInto('pending_emails')
    .values({ user_id: userId, ...row })
    .onConflict((earlier) => earlier.column('user_id').doUpdateSet(row))
    .execute();
}

/**
 * Makes the token of a new email when its mail is sent.
 * @returns null when it was withdrawn, or the mail of an earlier one has started it
 */
export async function startPendingEmail(
  db: Executor,
  userId: string,
  now: Date,
  { isRetry, earlierLink }: { isRetry: boolean; earlierLink: EarlierLink },
): Promise<{ email: string; token: string } | null> {
  const token = newToken();
  const waiting = db
    .updateTable('pending_emails')
    .set({
      token_hash: hashToken(token),
      earlier_hash: earlierHash(earlierLink, 'pending_emails'),
      expires_at: new Date(now.getTime() + LIFETIME_MS),
    })
    .where('user_id', '=', userId);
  const started = await (isRetry ? waiting : waiting.where('token_hash', 'is', null))
    .returning('email')
    .executeTakeFirst();
  return started ? { ...started, token } : null;
}

/** The account of a token; null when unknown, used, replaced, withdrawn or expired. */
export async function findPendingOwner(
  db: Executor,
  token: string,
  now: Date,
): Promise<string | null> {
  const row = await db
    .selectFrom('pending_emails')
    .select('user_id')
    .where(hasToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** Consumes a token; one of two concurrent calls gets null. */
export async function consumePendingEmail(
  tx: Executor,
  token: string,
  now: Date,
): Promise<PendingEmail | null> {
  const row = await tx
    .deleteFrom('pending_emails')
    .where(hasToken(token))
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
  if (!row) return null;
  const { user_id: userId, email, confirmed, session_hash: sessionHash } = row;
  return { userId, email, confirmed, sessionHash };
}

/** The new email of an account; null when none has to be confirmed. */
export async function findPendingEmail(
  db: Executor,
  userId: string,
  now: Date,
): Promise<string | null> {
  const row = await db
    .selectFrom('pending_emails')
    .select('email')
    .where('user_id', '=', userId)
    .where(isOpen(now))
    .executeTakeFirst();
  return row?.email ?? null;
}

/** Its link stops working. @returns false when there was none */
export async function withdrawPendingEmail(db: Executor, ...userIds: string[]): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('pending_emails')
    .where('user_id', 'in', userIds)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0;
}
