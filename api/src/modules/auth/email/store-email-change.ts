import type { FastifyRequest } from 'fastify';
import { succeed, type Result } from '../../../domain/result.ts';
import type { Executor } from '../../../platform/database/types.ts';
import { logEvent } from '../../../platform/http/security-events.ts';
import type { Dependencies } from '../../dependencies.ts';
import { composeMail } from '../../mails/compose-mail.ts';
import { queueMails, type QueuedMail } from '../../mails/outbox.ts';
import type { MakeMail } from '../../mails/sender.ts';
import {
  secureEmailChange,
  startEmailChange,
  type EmailChange,
  type FormerEmail,
} from './email-changes.ts';
import { catchDuplicateEmail } from './email-taken.ts';

/**
 * Registers an email change; its owner's can be undone. Call it in the transaction, before the account
 * is written.
 * @returns the email to write
 */
export type SecureEmail = (tx: Executor, change: EmailChange) => Promise<Result<string>>;

/**
 * Runs a write that may change the email of an account; the former address gets a mail, with a link that undoes the owner's change. A duplicate email becomes a failure.
 * @param accountId for the log: a mentor's account that an administrator changes
 */
export async function storeEmailChange<T>(
  deps: Dependencies,
  request: FastifyRequest,
  store: (secure: SecureEmail) => Promise<Result<T>>,
  accountId?: string,
): Promise<Result<T>> {
  let changedId = null as string | null;
  const secure: SecureEmail = async (tx, change) => {
    const secured = await secureEmailChange(tx, change, deps);
    if (!secured.ok) return secured;
    if (secured.value) await queueMails(tx, [mailToFormer(change.userId, secured.value)], deps);
    if (change.from !== change.to) changedId = change.userId;
    return succeed(change.to);
  };
  const stored = await catchDuplicateEmail(() => store(secure));
  if (stored.ok && changedId !== null) {
    // The link in a mail confirms a change without a session.
    logEvent(request, 'email.change', { userId: request.signedIn?.id ?? changedId, accountId });
  }
  return stored;
}

function mailToFormer(accountId: string, { email: address, changeId }: FormerEmail): QueuedMail {
  return changeId === null
    ? { kind: 'email-changed-by-administrator', accountId, address }
    : { kind: 'email-changed', accountId, address, about: String(changeId) };
}

const subject = 'The email of your Waymark account was changed';

/** The mail to the former address of an account. It contains neither a name nor the new address. */
export const emailChangedMail: MakeMail = async (
  { db, now, webUrl },
  { address, about, earlierLink },
) => {
  const token = await startEmailChange(db, Number(about), now(), earlierLink);
  if (address === null || token === null) return null;
  return composeMail(address, {
    subject,
    paragraphs: [
      'The email of your Waymark account was changed to another address. If that was you, you need not do anything.',
      'If it was not, take the account back within the next 7 days. Your email becomes this address again, and everyone is signed out.',
      { label: 'Take the account back', url: `${webUrl}/undo-email-change?token=${token}` },
    ],
  });
};

/** As `emailChangedMail`, after a change by an administrator, which has no undo. */
export const emailChangedByAdministratorMail: MakeMail = (_deps, { address }) =>
  Promise.resolve(
    address === null
      ? null
      : composeMail(address, {
          subject,
          paragraphs: [
            'An administrator changed the email of your Waymark account to another address. If you did not ask for it, please contact the people who run Waymark for you.',
          ],
        }),
  );
