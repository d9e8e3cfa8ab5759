import type { Mail } from '../../../platform/mail/send-mail.ts';
import type { Dependencies } from '../../dependencies.ts';
import { composeMail } from '../../mails/compose-mail.ts';
import { isRestorableEmail } from './email-changes.ts';
import { findUserByEmail } from '../users.ts';

/** Where the email was entered: in a registration, or as the new email of another account. */
type Attempt = 'registration' | 'change';

/**
 * The mail to send to a new address: the given one with a link, or a notice to the owner if the
 * address already has an account. None if another account can still restore the address: it was
 * already sent a link to do so.
 * @param userId the account that gets the address; none for a registration
 */
export async function mailToNewAddress(
  { db, now, webUrl }: Dependencies,
  mail: Mail,
  { attempt, userId }: { attempt: Attempt; userId?: string },
): Promise<Mail | null> {
  if (await findUserByEmail(db, mail.to)) {
    return accountExistsMail(mail.to, webUrl, attempt);
  }
  return (await isRestorableEmail(db, mail.to, now(), userId)) ? null : mail;
}

const happened: Record<Attempt, string> = {
  registration: 'This address was used to register at Waymark.',
  change: 'This address was given as the new email of another Waymark account.',
};

/** Tells an account's owner that someone entered their email in a registration or a change. */
function accountExistsMail(to: string, webUrl: string, attempt: Attempt): Mail {
  return composeMail(to, 'You have a Waymark account already', [
    `${happened[attempt]} It has an account already, which is unchanged.`,
    'If it was you, log in, or choose a new password if you do not know yours.',
    { label: 'Log in', url: `${webUrl}/login` },
    { label: 'Choose a new password', url: `${webUrl}/forgot-password` },
    'If it was not you, you need not do anything.',
  ]);
}
