import type { FastifyRequest } from 'fastify';
import type { Failed, Result } from '../../domain/result.ts';
import type { Executor } from '../../platform/database/types.ts';
import { logEvent } from '../../platform/http/security-events.ts';
import { signedInAs } from '../../platform/http/signed-in.ts';
import type { Dependencies } from '../dependencies.ts';
import { sendLater } from '../mails/send-later.ts';
import { emailChangeMail } from './email-change-mail.ts';
import { secureEmailChange, type EmailChange, type UndoableChange } from './email-changes.ts';
import { catchDuplicateEmail } from './email-taken.ts';

/** To be called in the transaction, before the account is written. */
export type SecureEmail = (tx: Executor, change: EmailChange) => Promise<Failed | null>;

/**
 * Runs a write that may change the email of an account; after the commit the former address gets a
 * mail with a link that undoes it. A duplicate email becomes a failure.
 * @param accountId for the log: the account of another, unless that is a person
 */
export async function storeEmailChange<T>(
  deps: Dependencies,
  request: FastifyRequest,
  store: (secure: SecureEmail) => Promise<Result<T>>,
  accountId?: string,
): Promise<Result<T>> {
  let isChanged = false as boolean;
  let undoable = null as UndoableChange | null;
  const secure: SecureEmail = async (tx, change) => {
    const secured = await secureEmailChange(tx, change, deps.now());
    if (!secured.ok) return secured;
    undoable = secured.value;
    isChanged = change.from !== change.to;
    return null;
  };
  const stored = await catchDuplicateEmail(() => store(secure));
  if (stored.ok && isChanged) {
    logEvent(request, 'email.change', { userId: signedInAs(request).id, accountId });
  }
  if (stored.ok && undoable) {
    const mail = emailChangeMail(undoable, deps.webUrl);
    sendLater(deps, request.log, () => deps.sendMail(mail));
  }
  return stored;
}
