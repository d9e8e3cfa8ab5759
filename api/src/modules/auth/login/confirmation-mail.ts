import type { Mail } from '../../../platform/mail/send-mail.ts';
import { composeMail } from '../../mails/compose-mail.ts';

/** The mail with the link that confirms a registration. It contains no name, as the reset mail. */
export function confirmationMail(to: string, webUrl: string, token: string): Mail {
  return composeMail(to, 'Confirm your email for Waymark', [
    'This address was used to register at Waymark. Confirm it within 24 hours of the registration, and choose the password of your account.',
    { label: 'Confirm your email', url: `${webUrl}/confirm-email?token=${token}` },
    'If you did not register, ignore this mail: no account is made.',
  ]);
}
