import type { Mail } from '../../platform/mail/send-mail.ts';
import type { Dependencies } from '../dependencies.ts';
import { accountExistsMail, type Attempt } from './account-exists-mail.ts';
import { isHeldEmail } from './email-changes.ts';
import { findUserByEmail } from './users.ts';

/**
 * Sends a mail that confirms an address, or word to the owner of the account that has it. None
 * where another account can restore the address: it has a mail with a link there.
 * @param userId the account that gets the address; none for a registration
 */
export async function mailToNewAddress(
  { db, now, sendMail, webUrl }: Dependencies,
  mail: Mail,
  { attempt, userId }: { attempt: Attempt; userId?: string },
): Promise<void> {
  if (await findUserByEmail(db, mail.to)) {
    await sendMail(accountExistsMail(mail.to, webUrl, attempt));
  } else if (!(await isHeldEmail(db, mail.to, now(), userId))) {
    await sendMail(mail);
  }
}
