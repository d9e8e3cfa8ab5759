import type { FastifyRequest } from 'fastify';
import { succeed, type Result } from '../../../domain/result.ts';
import type { Executor } from '../../../platform/database/types.ts';
import { logEvent } from '../../../platform/http/security-events.ts';
import type { Dependencies } from '../../dependencies.ts';
import { sendLater } from '../../mails/send-later.ts';
import { emailChangeMail } from './email-change-mail.ts';
import { secureEmailChange, type EmailChange, type FormerEmail } from './email-changes.ts';
import { catchDuplicateEmail } from './email-taken.ts';

/**
 * Registers an email change; its owner's can be undone. Call it in the transaction, before the account
 * is written.
 * @returns the email to write
 */
export type SecureEmail = (tx: Executor, change: EmailChange) => Promise<Result<string>>;

/**
 * Runs a write that may change the email of an account; after the commit the former address gets a
 * mail, with a link that undoes the owner's change. A duplicate email becomes a failure.
 * @param accountId for the log: a mentor's account that an administrator changes
 */
export async function storeEmailChange<T>(
  deps: Dependencies,
  request: FastifyRequest,
  store: (secure: SecureEmail) => Promise<Result<T>>,
  accountId?: string,
): Promise<Result<T>> {
  let changedId = null as string | null;
  let former = null as FormerEmail | null;
  const secure: SecureEmail = async (tx, change) => {
    const secured = await secureEmailChange(tx, change, deps.now());
    if (!secured.ok) return secured;
    former = secured.value;
    if (change.from !== change.to) changedId = change.userId;
    return succeed(change.to);
  };
  const stored = await catchDuplicateEmail(() => store(secure));
  if (stored.ok && changedId !== null) {
    // The link in a mail confirms a change without a session.
    logEvent(request, 'email.change', { userId: request.signedIn?.id ?? changedId, accountId });
  }
  if (stored.ok && former) {
    const mail = emailChangeMail(former, deps.webUrl);
    sendLater(deps, request.log, () => deps.sendMail(mail));
  }
  return stored;
}
