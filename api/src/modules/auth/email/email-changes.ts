import type { EarlierLink } from '../../../platform/database/link-tables.ts';
import { sql } from 'kysely';
import { succeed, type Failed, type Result } from '../../../domain/result.ts';
import { deleteExpiredRows } from '../../../platform/database/expired-rows.ts';
import type { Executor } from '../../../platform/database/types.ts';
import type { Dependencies } from '../../dependencies.ts';
import { earlierHash, hasToken, isOpen } from '../open-links.ts';
import { emailTaken } from './email-taken.ts';
import { deleteResets } from '../resets.ts';
import { endSessions, endSessionsExcept } from '../sessions.ts';
import { hashToken, newToken } from '../tokens.ts';
import { setEmail } from '../users.ts';

/** How long the former address can restore itself, in ms. */
const UNDO_MS = 7 * 24 * 60 * 60_000;

/** Changes of one account that can be undone at the same time; each sends a mail. */
const MAX_OPEN = 5;

export interface EmailChange {
  userId: string;
  /** Normalised emails. */
  from: string;
  to: string;
  /** By the password. */
  confirmed: boolean;
  /** Hash of the token of the owner's session, which stays; null: an administrator changes it. */
  sessionHash: string | null;
}

/** What the mail to the former address of a changed email needs. */
export interface FormerEmail {
  email: string;
  /** Of the change to undo; null after a change by an administrator. */
  changeId: number | null;
}

/**
 * Secures an account before its email changes: withdraws reset links, ends other sessions and keeps
 * the former email; a change by an administrator frees it and those before. Runs before the account is written, because reset links lock in this order.
 * @returns what the mail to the former address needs; null when the email stays, or when a link to
 *   an earlier address suffices
 */
export async function secureEmailChange(
  tx: Executor,
  { userId, from, to, confirmed, sessionHash }: EmailChange,
  { now: at, sendsMail }: Pick<Dependencies, 'now' | 'sendsMail'>,
): Promise<Result<FormerEmail | null>> {
  const now = at();
  if (from === to) return succeed(null);
  // The former email is not free any more, either.
  await lockEmails(tx, [from, to]);
  if (await isRestorableEmail(tx, to, now, userId)) return emailTaken();
  await deleteResets(tx, userId);
  if (sessionHash === null) {
    await endSessions(tx, userId);
    await tx.deleteFrom('email_changes').where('user_id', '=', userId).execute();
    return succeed({ email: from, changeId: null });
  }
  await endSessionsExcept(tx, userId, sessionHash);
  await deleteExpiredRows(tx, 'email_changes', now);
  if (confirmed) {
    await tx
      .updateTable('email_changes')
      .set({ confirmed })
      .where('user_id', '=', userId)
      .execute();
  }
  const open = await openChanges(tx, userId, now);
  // The first unconfirmed change is always kept, so a stolen session can't use up the links.
  const isCovered = confirmed || open.some((change) => !change.confirmed);
  if (open.length >= MAX_OPEN && isCovered) return succeed(null);
  const { id: changeId } = await tx
    .insertInto('email_changes')
    .values({
      user_id: userId,
      old_email: from,
      token_hash: null,
      confirmed,
      // Its mail starts the time: `startEmailChange`.
      expires_at: sendsMail ? null : undoEnd(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return succeed({ email: from, changeId });
}

/**
 * Makes the token that undoes a change, when its mail is sent.
 * @returns null when the change was withdrawn or replaced
 */
export async function startEmailChange(
  db: Executor,
  changeId: number,
  now: Date,
  earlierLink: EarlierLink,
): Promise<string | null> {
  const token = newToken();
  const { numUpdatedRows } = await db
    .updateTable('email_changes')
    .set({
      token_hash: hashToken(token),
      earlier_hash: earlierHash(earlierLink, 'email_changes'),
      expires_at: undoEnd(now),
    })
    .where('id', '=', changeId)
    .where((is) =>
      is.or([is('token_hash', 'is', null), is('token_hash', 'not like', 'withdrawn %')]),
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n ? token : null;
}

function undoEnd(now: Date): Date {
  return new Date(now.getTime() + UNDO_MS);
}

/**
 * Withdraws the undo links of accounts, whose sessions or password an administrator ends. After an
 * unconfirmed change reset links still go to the former address, because a thief may have made it.
 */
export async function withdrawUndoLinks(
  tx: Executor,
  userIds: readonly string[],
  now: Date,
): Promise<void> {
  const own = tx.deleteFrom('email_changes').where('user_id', 'in', userIds);
  await own.where('confirmed', '=', true).execute();
  await tx
    .updateTable('email_changes')
    // No hash of a token.
    .set({
      token_hash: sql<string>`'withdrawn ' || id`,
      earlier_hash: null,
      expires_at: (is) => is.fn.coalesce('expires_at', is.val(undoEnd(now))),
    })
    .where('user_id', 'in', userIds)
    .execute();
}

/**
 * Claims a (normalised) email for a new account, in the transaction that inserts it.
 * @returns the failure if another account can still restore it
 */
export async function claimEmail(tx: Executor, email: string, now: Date): Promise<Failed | null> {
  await lockEmails(tx, [email]);
  return (await isRestorableEmail(tx, email, now)) ? emailTaken() : null;
}

/** The (normalised) emails that another account has or can still restore. Locks them all. */
export async function findTakenEmails(
  tx: Executor,
  emails: readonly string[],
  now: Date,
): Promise<Set<string>> {
  await lockEmails(tx, emails);
  const { rows } = await sql<{ email: string }>`
    select email from users where email = any (${emails}::text[])
    union
    select old_email from email_changes
    where old_email = any (${emails}::text[]) and ${isOpen(now)}`.execute(tx);
  return new Set(rows.map(({ email }) => email));
}

/**
 * Until the end of the transaction: an email may be leaving its account in another one. In one order,
 * against deadlocks.
 */
async function lockEmails(tx: Executor, emails: readonly string[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended('email ' || email, 0))
    from unnest(${emails.toSorted()}::text[]) as email`.execute(tx);
}

/** Whether another account can still restore this (normalised) email. */
export async function isRestorableEmail(
  db: Executor,
  email: string,
  now: Date,
  exceptUserId?: string,
): Promise<boolean> {
  const held = await db
    .selectFrom('email_changes')
    .select('id')
    .where('old_email', '=', email)
    .where(isOpen(now))
    .$if(exceptUserId !== undefined, (is) => is.where('user_id', '!=', exceptUserId ?? ''))
    .executeTakeFirst();
  return held !== undefined;
}

/** Account and address of a reset link. */
export interface ResetRecipient {
  userId: string;
  address: string;
  /** The newest change that a former address can undo, where the link goes to the new one. */
  undoable: { since: Date; until: Date } | null;
}

/**
 * Where the reset link for an email goes: after an unconfirmed change to the former address, whichever
 * of the two was given. Null without an account.
 */
export async function findResetRecipient(
  db: Executor,
  email: string,
  now: Date,
): Promise<ResetRecipient | null> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where((is) =>
      is.or([
        is('email', '=', email),
        is(
          'id',
          'in',
          is
            .selectFrom('email_changes')
            .select('user_id')
            .where('old_email', '=', email)
            .where('confirmed', '=', false)
            .where(isOpen(now)),
        ),
      ]),
    )
    .orderBy((is) => is('email', '=', email), 'desc')
    .executeTakeFirst();
  if (!user) return null;
  const open = await openChanges(db, user.id, now);
  const former = open.find((change) => !change.confirmed);
  if (former) return { userId: user.id, address: former.old_email, undoable: null };
  const newest = open.at(-1);
  const until = newest && (newest.expires_at ?? undoEnd(now));
  const undoable = until ? { since: new Date(until.getTime() - UNDO_MS), until } : null;
  return { userId: user.id, address: email, undoable };
}

/** The account of a change that can be undone; null when the token is invalid. */
export async function findUndoOwner(
  db: Executor,
  token: string,
  now: Date,
): Promise<string | null> {
  const change = await db
    .selectFrom('email_changes')
    .select('user_id')
    .where(hasToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return change?.user_id ?? null;
}

/** Restores the email of a change, with a lock. @returns the account; null when the token is invalid */
export async function undoEmailChange(
  tx: Executor,
  token: string,
  now: Date,
): Promise<string | null> {
  const change = await tx
    .selectFrom('email_changes')
    .selectAll()
    .where(hasToken(token))
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
  if (!change) return null;
  await deleteResets(tx, change.user_id);
  await setEmail(tx, change.user_id, change.old_email);
  // Later changes came after this one.
  await tx
    .deleteFrom('email_changes')
    .where('user_id', '=', change.user_id)
    .where('id', '>=', change.id)
    .execute();
  await endSessions(tx, change.user_id);
  return change.user_id;
}

/** Changes that can be undone, oldest first. */
function openChanges(db: Executor, userId: string, now: Date) {
  return db
    .selectFrom('email_changes')
    .select(['old_email', 'confirmed', 'expires_at'])
    .where('user_id', '=', userId)
    .where(isOpen(now))
    .orderBy('id')
    .execute();
}
