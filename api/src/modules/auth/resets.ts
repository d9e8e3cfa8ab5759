import { sql } from 'kysely';
import type { EarlierLink, PasswordLinkPurpose } from '../../platform/database/link-tables.ts';
import type { Executor } from '../../platform/database/types.ts';
import { earlierHash, hasToken } from './open-links.ts';
import { hashToken, newToken } from './tokens.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** Lifetime of a token, in ms. */
const lifetimes: Record<PasswordLinkPurpose, number> = { forgotten: 30 * minute, first: 14 * day };

/** When a token that is made now expires. */
export function resetExpiry(purpose: PasswordLinkPurpose, now: Date): Date {
  return new Date(now.getTime() + lifetimes[purpose]);
}

interface NewLink {
  purpose: PasswordLinkPurpose;
  /** Hash of the session's token that makes a first link; `withdrawLinksOf` ends it. */
  sessionHash?: string | null;
  /** Default: `ends`. */
  earlierLink?: EarlierLink;
}

/**
 * Creates a reset token for an account and invalidates the previous ones for the same purpose, unless
 * their mail is repeated.
 *
 * @returns the token; null when the account was deleted meanwhile
 */
export async function createReset(
  db: Executor,
  userId: string,
  now: Date,
  link: NewLink = { purpose: 'forgotten' },
): Promise<string | null> {
  return (await createResets(db, [userId], now, link)).get(userId) ?? null;
}

/** The same for several accounts. @returns the token of each account that was not deleted */
export async function createResets(
  db: Executor,
  userIds: readonly string[],
  now: Date,
  { purpose, sessionHash = null, earlierLink = 'ends' }: NewLink,
): Promise<Map<string, string>> {
  const tokens = new Map(userIds.map((id) => [id, newToken()]));
  const hashes = [...tokens.values()].map(hashToken);
  const { rows } = await sql<{ user_id: string }>`
    insert into password_resets (user_id, purpose, token_hash, expires_at, session_hash)
    select users.id, ${purpose}::text, hash, ${resetExpiry(purpose, now)}::timestamptz,
      ${sessionHash}::text
    from unnest(${userIds}::uuid[], ${hashes}::text[]) as link (user_id, hash)
    join users on users.id = link.user_id
    on conflict (user_id, purpose)
      do update set token_hash = excluded.token_hash, expires_at = excluded.expires_at,
        session_hash = excluded.session_hash,
         earlier_hash = ${earlierHash(earlierLink, 'password_resets')}
    returning user_id`.execute(db);
  const stored = new Set(rows.map(({ user_id }) => user_id));
  return new Map([...tokens].filter(([id]) => stored.has(id)));
}

/** The account of a token; null when unknown, used, replaced or expired. */
export async function findReset(db: Executor, token: string, now: Date): Promise<string | null> {
  const reset = await db
    .selectFrom('password_resets')
    .select('user_id')
    .where(hasToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return reset?.user_id ?? null;
}

/**
 * Consumes a token and withdraws the other one of the account; one of two concurrent calls gets
 * null.
 * @returns account and purpose
 */
export async function consumeReset(
  tx: Executor,
  token: string,
  now: Date,
): Promise<{ userId: string; purpose: PasswordLinkPurpose } | null> {
  const reset = await tx
    .deleteFrom('password_resets')
    .where(hasToken(token))
    .where('expires_at', '>', now)
    .returning(['user_id as userId', 'purpose'])
    .executeTakeFirst();
  if (!reset) return null;
  await deleteResets(tx, reset.userId);
  return reset;
}

/** Deletes the reset tokens of an account: all, or those for one purpose. */
export async function deleteResets(
  tx: Executor,
  userId: string,
  purpose?: PasswordLinkPurpose,
): Promise<void> {
  const own = tx.deleteFrom('password_resets').where('user_id', '=', userId);
  await (purpose === undefined ? own : own.where('purpose', '=', purpose)).execute();
}

/**
 * Withdraws the first links that sessions have made, and those of their mails that are not sent yet.
 * The mails first: a sender locks its mail until it has stored the link.
 */
export async function withdrawLinksOf(tx: Executor, sessionHashes: string[]): Promise<void> {
  if (sessionHashes.length === 0) return;
  await tx.deleteFrom('mail_outbox').where('session_hash', 'in', sessionHashes).execute();
  await tx.deleteFrom('password_resets').where('session_hash', 'in', sessionHashes).execute();
}
