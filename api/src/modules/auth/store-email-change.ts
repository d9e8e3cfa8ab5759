import type { FastifyBaseLogger } from 'fastify';
import { succeed, type Result } from '../../domain/result.ts';
import type { Executor } from '../../platform/database/types.ts';
import type { Dependencies } from '../dependencies.ts';
import { sendLater } from '../mails/send-later.ts';
import { emailChangeMail } from './email-change-mail.ts';
import { secureEmailChange, type EmailChange, type UndoableChange } from './email-changes.ts';
import { catchDuplicateEmail } from './email-taken.ts';

/**
 * To be called in the transaction, before the account is written.
 * @returns the email to write
 */
export type SecureEmail = (tx: Executor, change: EmailChange) => Promise<Result<string>>;

/**
 * Runs a write that may change the email of an account; after the commit the former address gets a
 * mail with a link that undoes it. A duplicate email becomes a failure.
 */
export async function storeEmailChange<T>(
  deps: Dependencies,
  log: FastifyBaseLogger,
  store: (secure: SecureEmail) => Promise<Result<T>>,
): Promise<Result<T>> {
  let undoable = null as UndoableChange | null;
  const secure: SecureEmail = async (tx, change) => {
    const secured = await secureEmailChange(tx, change, deps.now());
    if (!secured.ok) return secured;
    undoable = secured.value;
    return succeed(change.to);
  };
  const stored = await catchDuplicateEmail(() => store(secure));
  if (stored.ok && undoable) {
    const mail = emailChangeMail(undoable, deps.webUrl);
    sendLater(deps, log, () => deps.sendMail(mail));
  }
  return stored;
}
