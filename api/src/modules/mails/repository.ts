import { sql } from 'kysely';
import type { Executor } from '../../platform/database/types.ts';
import { mailKinds, type MailKind } from './outbox.ts';

/** How long a claim lasts, in ms: longer than the deadlines of all its mails. */
const CLAIM_MS = 2 * 60_000;

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
  /** With the present one. */
  attempts: number;
}

/** Claims due mails for one attempt, those due longest first. Other senders skip them. */
export async function claimDue(db: Executor, now: Date, limit: number): Promise<WaitingMail[]> {
  const rows = await db
    .with('due', (is) =>
      is
        .selectFrom('mail_outbox')
        .select('id as due_id')
        .where('due_at', '<=', now)
        .where('kind', 'in', mailKinds)
        .where((either) =>
          either.or([either('claimed_until', 'is', null), either('claimed_until', '<=', now)]),
        )
        .orderBy('due_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('mail_outbox')
    .from('due')
    .set({
      claimed_until: new Date(now.getTime() + CLAIM_MS),
      attempts: sql<number>`attempts + 1`,
    })
    .whereRef('id', '=', 'due_id')
    .returning(['id', 'kind', 'account_id', 'address', 'about', 'due_at', 'attempts'])
    .returning('session_hash as sessionHash')
    .execute();
  return rows.map(({ account_id: accountId, due_at: dueAt, kind, ...row }) => ({
    ...row,
    kind: kind as MailKind,
    accountId,
    dueAt,
  }));
}

/** Locks a mail against being withdrawn. @returns whether it still waits */
export async function lockMail(tx: Executor, id: string): Promise<boolean> {
  const mail = tx.selectFrom('mail_outbox').select('id').where('id', '=', id).forUpdate();
  return (await mail.executeTakeFirst()) !== undefined;
}

/** Sets when a mail is tried again. */
export async function postpone(db: Executor, id: string, until: Date): Promise<void> {
  const change = { claimed_until: until };
  await db.updateTable('mail_outbox').set(change).where('id', '=', id).execute();
}

/** Ends a claim without an attempt. */
export async function releaseClaim(db: Executor, id: string): Promise<void> {
  const change = { claimed_until: null, attempts: sql<number>`attempts - 1` };
  await db.updateTable('mail_outbox').set(change).where('id', '=', id).execute();
}

/** Deletes mails that were sent, given up, or have become needless. */
export async function deleteMails(db: Executor, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom('mail_outbox').where('id', 'in', ids).execute();
}

/** @returns seconds for which the oldest mail has been due; 0 when none is waiting */
export async function oldestMailAge(db: Executor, now: Date): Promise<number> {
  const { oldest } = await db
    .selectFrom('mail_outbox')
    .select((is) => is.fn.min('due_at').as('oldest'))
    .where('due_at', '<=', now)
    .executeTakeFirstOrThrow();
  // The minimum of no rows is null.
  const since = oldest as Date | null;
  return since === null ? 0 : (now.getTime() - since.getTime()) / 1_000;
}
