import type { Mail } from '../../../platform/mail/send-mail.ts';
import { composeMail } from '../../mails/compose-mail.ts';
import type { MakeMail } from '../../mails/sender.ts';
import { mailToNewAddress } from '../email/mail-to-new-address.ts';
import { startRegistration } from './registrations.ts';

/** The mail about a registration: the link, or a notice to the owner of an account. */
export const confirmEmailMail: MakeMail = async (deps, { address, attempts, earlierLink }) => {
  if (address === null) return null;
  const { db, now, webUrl } = deps;
  const token = await startRegistration(db, address, now(), {
    isRetry: attempts > 1,
    earlierLink,
  });
  if (token === null) return null;
  const mail = confirmationMail(address, webUrl, token);
  return mailToNewAddress(deps, mail, { attempt: 'registration' });
};

/** The mail with the link that confirms a registration. It contains no name, as the reset mail. */
export function confirmationMail(to: string, webUrl: string, token: string): Mail {
  return composeMail(to, 'Confirm your email for Waymark', [
    'This address was used to register at Waymark. Confirm it within 24 hours of the registration, and choose the password of your account.',
    { label: 'Confirm your email', url: `${webUrl}/confirm-email?token=${token}` },
    'If you did not register, ignore this mail: no account is made.',
  ]);
}
