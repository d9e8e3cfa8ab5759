import { sql } from 'kysely';
import type { Executor } from '../../platform/database/types.ts';
import type { EarlierLink } from '../../platform/database/link-tables.ts';
import { mailKinds, urgentKinds, type MailKind } from './outbox.ts';

/** How long a claim lasts, in ms. It is renewed while the mail is sent. */
const CLAIM_MS = 2 * 60_000;

/** Wait after an attempt that was perhaps accepted, in ms. */
const UNANSWERED_WAIT_MS = 60 * 60_000;

/** A claimed mail. */
export interface WaitingMail {
  id: string;
  kind: MailKind;
  accountId: string | null;
  address: string | null;
  about: string | null;
  dueAt: Date;
  /** See `QueuedMail`. */
  sessionHash: string | null;
  createdAt: Date;
  /** With the present one. */
  attempts: number;
  /** The attempt that was perhaps accepted; null: none. */
  unansweredAttempt: number | null;
  /** What becomes of the link of the attempt before. */
  earlierLink: EarlierLink;
}

const otherKinds = mailKinds.filter((kind) => !urgentKinds.includes(kind));

/**
 * Claims a due mail for one attempt: urgent ones first, then those due longest. Other senders skip it.
 */
export async function claimDue(
  db: Executor,
  now: Date,
  { onlyUrgent = false } = {},
): Promise<WaitingMail | null> {
  const urgent = await claimOf(db, now, urgentKinds);
  return urgent ?? (onlyUrgent ? null : claimOf(db, now, otherKinds));
}

async function claimOf(
  db: Executor,
  now: Date,
  kinds: readonly MailKind[],
): Promise<WaitingMail | null> {
  const row = await db
    .with('due', (is) =>
      is
        .selectFrom('mail_outbox')
        .select('id as due_id')
        .where('due_at', '<=', now)
        // Literals, for the index of the urgent ones.
        .where(
          'kind',
          'in',
          kinds.map((kind) => sql.lit(kind)),
        )
        .where('given_up_at', 'is', null)
        .where((either) =>
          either.or([either('claimed_until', 'is', null), either('claimed_until', '<=', now)]),
        )
        .orderBy('due_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('mail_outbox')
    .from('due')
    .set({ claimed_until: claimEnd(now), attempts: sql<number>`attempts + 1` })
    .whereRef('id', '=', 'due_id')
    .returning([
      'id',
      'kind',
      'account_id as accountId',
      'address',
      'about',
      'due_at as dueAt',
      'created_at as createdAt',
      'attempts',
      'unanswered_attempt as unansweredAttempt',
      'session_hash as sessionHash',
    ])
    .$narrowType<{ kind: MailKind }>()
    .executeTakeFirst();
  return row ? { ...row, earlierLink: earlierLinkOf(row) } : null;
}

function earlierLinkOf({
  attempts,
  unansweredAttempt,
}: Pick<WaitingMail, 'attempts' | 'unansweredAttempt'>): EarlierLink {
  if (attempts === 1) return 'ends';
  // The attempt between them was refused, so its link is in no mailbox.
  return unansweredAttempt !== null && unansweredAttempt < attempts - 1 ? 'earlier' : 'present';
}

function claimEnd(now: Date): Date {
  return new Date(now.getTime() + CLAIM_MS);
}

/** Locks a mail against being withdrawn. @returns whether it still waits */
export async function lockMail(tx: Executor, id: string): Promise<boolean> {
  const mail = tx.selectFrom('mail_outbox').select('id').where('id', '=', id).forUpdate();
  return (await mail.executeTakeFirst()) !== undefined;
}

/** Renews a claim; never shortens it. */
export async function renewClaim(db: Executor, id: string, now: Date): Promise<void> {
  const claimed_until = sql<Date>`greatest(claimed_until, ${claimEnd(now)}::timestamptz)`;
  await db.updateTable('mail_outbox').set({ claimed_until }).where('id', '=', id).execute();
}

/**
 * Marks an attempt as perhaps accepted, before its reply: then a process that ends meanwhile, or a
 * missing reply, leaves the right state.
 */
export async function markUnanswered(
  db: Executor,
  { id, attempts }: WaitingMail,
  now: Date,
): Promise<void> {
  const claimed_until = new Date(now.getTime() + UNANSWERED_WAIT_MS);
  const change = { claimed_until, unanswered_attempt: attempts };
  await db.updateTable('mail_outbox').set(change).where('id', '=', id).execute();
}

/** Sets when a mail is tried again, after an attempt that was not accepted. */
export async function postpone(
  db: Executor,
  { id, unansweredAttempt: unanswered_attempt }: WaitingMail,
  until: Date,
): Promise<void> {
  const change = { claimed_until: until, unanswered_attempt };
  await db.updateTable('mail_outbox').set(change).where('id', '=', id).execute();
}

/** Deletes mails that were sent or have become needless. */
export async function deleteMails(db: Executor, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom('mail_outbox').where('id', 'in', ids).execute();
}

/** State of the outbox for the metrics; `oldest` is in seconds, 0 when no mail is waiting. */
export async function readOutboxState(
  db: Executor,
  now: Date,
): Promise<{ oldest: number; givenUp: number; isPaused: boolean }> {
  const {
    rows: [state],
  } = await sql<{ oldest: Date | null; givenUp: number; isPaused: boolean }>`
    select
      (select min(due_at) from mail_outbox
        where due_at <= ${now}::timestamptz and given_up_at is null) as oldest,
      (select count(*)::integer from mail_outbox where given_up_at is not null) as "givenUp",
      exists (select from mail_pause) as "isPaused"`.execute(db);
  const oldest = state?.oldest;
  return {
    oldest: oldest ? (now.getTime() - oldest.getTime()) / 1_000 : 0,
    givenUp: state?.givenUp ?? 0,
    isPaused: state?.isPaused ?? false,
  };
}
