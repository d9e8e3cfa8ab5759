import { onCommit } from '../../platform/database/transact.ts';
import type { Executor } from '../../platform/database/types.ts';
import type { Dependencies } from '../dependencies.ts';

/** Kinds of mails. A process sends the kinds that it knows; others wait for a newer one. */
export const mailKinds = [
  'first-password',
  'update-feedback',
  'update-mentor',
  'update-person',
] as const;
export type MailKind = (typeof mailKinds)[number];

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
  const rows = mails.map(({ kind, accountId, address, about, dueAt }) => ({
    kind,
    account_id: accountId ?? null,
    address: address ?? null,
    about: about ?? null,
    due_at: dueAt ?? at,
    created_at: at,
  }));
  await tx.insertInto('mail_outbox').values(rows).execute();
  onCommit(tx, background.wake);
}

/** Deletes mails of these kinds to these accounts that are not sent yet. */
export async function deleteUnsentUpdates(
  tx: Executor,
  accountIds: readonly string[],
  ...kinds: readonly MailKind[]
): Promise<void> {
  if (accountIds.length === 0) return;
  await tx
    .deleteFrom('mail_outbox')
    .where('account_id', 'in', accountIds)
    .where('kind', 'in', kinds)
    .execute();
}
