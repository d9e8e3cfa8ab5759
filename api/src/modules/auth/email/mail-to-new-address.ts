import type { Mail } from '../../../platform/mail/send-mail.ts';
import type { Dependencies } from '../../dependencies.ts';
import { accountExistsMail, type Attempt } from './account-exists-mail.ts';
import { isRestorableEmail } from './email-changes.ts';
import { findUserByEmail } from '../users.ts';

/**
 * Sends the confirmation mail, or a notice to the owner if the address already has an account.
 * Sends nothing if another account can still restore the address: it was already sent a link to do
 * so.
 * @param userId the account that gets the address; none for a registration
 */
export async function mailToNewAddress(
  { db, now, sendMail, webUrl }: Dependencies,
  mail: Mail,
  { attempt, userId }: { attempt: Attempt; userId?: string },
): Promise<void> {
  if (await findUserByEmail(db, mail.to)) {
    await sendMail(accountExistsMail(mail.to, webUrl, attempt));
  } else if (!(await isRestorableEmail(db, mail.to, now(), userId))) {
    await sendMail(mail);
  }
}
