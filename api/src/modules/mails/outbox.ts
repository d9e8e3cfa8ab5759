import { onCommit } from '../../platform/database/transact.ts';
import type { Executor } from '../../platform/database/types.ts';
import type { Dependencies } from '../dependencies.ts';

/** Kinds of mails. A process sends the kinds that it knows; others wait for a newer one. */
export const mailKinds = [
  'admin-digest',
  'concern',
  'confirm-email',
  'email-changed',
  'email-changed-by-administrator',
  'first-password',
  'forgotten-password',
  'guessed-password',
  'mentor-digest',
  'new-email',
  'second-factor-reset',
  'session-reminder',
  'update-feedback',
  'update-mentor',
  'update-person',
  'wrong-codes',
] as const;
export type MailKind = (typeof mailKinds)[number];

/** Kinds that people wait for: they are sent first. */
export const urgentKinds: readonly MailKind[] = [
  'confirm-email',
  'forgotten-password',
  'new-email',
];

/** Kinds with an end of their own: from then on no mail is made for them. */
export const kindsWithOwnEnd: readonly MailKind[] = [
  'session-reminder',
  'mentor-digest',
  'admin-digest',
];

/** A mail to send. It needs an account or an address. */
export interface QueuedMail {
  kind: MailKind;
  accountId?: string;
  /** Normalised; only where it is not the account's own. */
  address?: string;
  /** What the mail is about, where the account is not enough: an id or a day, never text of a mail. */
  about?: string;
  /** Earliest time; default: now. */
  dueAt?: Date;
  /** Hash of the session's token; the mail is withdrawn when the session is ended. */
  sessionHash?: string;
}

/**
 * Adds mails to the outbox, in the transaction that causes them. The sender starts after the commit.
 * In production without a mail server nothing is added.
 */
export async function queueMails(
  tx: Executor,
  mails: readonly QueuedMail[],
  { background, now, sendsMail }: Pick<Dependencies, 'background' | 'now' | 'sendsMail'>,
): Promise<void> {
  if (!sendsMail || mails.length === 0) return;
  const at = now();
  const rows = mails.map(({ kind, accountId, address, about, dueAt, sessionHash }) => ({
    kind,
    account_id: accountId ?? null,
    address: address ?? null,
    about: about ?? null,
    due_at: dueAt ?? at,
    created_at: at,
    session_hash: sessionHash ?? null,
  }));
  await tx.insertInto('mail_outbox').values(rows).execute();
  onCommit(tx, background.wake);
}

/** Deletes mails of a kind to accounts that no sender has claimed yet. @returns the deleted ones */
export async function deleteUnsent(
  tx: Executor,
  kind: MailKind,
  column: 'account_id' | 'about',
  ids: readonly string[],
): Promise<{ accountId: string; about: string | null }[]> {
  if (ids.length === 0) return [];
  return tx
    .deleteFrom('mail_outbox')
    .where('kind', '=', kind)
    .where(column, 'in', ids)
    .where('claimed_until', 'is', null)
    .where('account_id', 'is not', null)
    .returning(['account_id as accountId', 'about'])
    .$narrowType<{ accountId: string }>()
    .execute();
}
