import type { Mail } from '../../../platform/mail/send-mail.ts';

/** The mail with the link that confirms a registration. It contains no name, as the reset mail. */
export function confirmationMail(to: string, webUrl: string, token: string): Mail {
  const link = `${webUrl}/confirm-email?token=${token}`;
  return {
    to,
    subject: 'Confirm your email for Waymark',
    text: `Hello,

This address was used to register at Waymark. Confirm it here within 24 hours of the
registration, and choose the password of your account:

${link}

If you did not register, ignore this mail: no account is made.

Warm wishes,
Waymark
`,
    html: `<p>Hello,</p>
<p>This address was used to register at Waymark.</p>
<p><a href="${link}">Confirm it</a> within 24 hours of the registration,
and choose the password of your account.</p>
<p>If you did not register, ignore this mail: no account is made.</p>
<p>Warm wishes,<br>Waymark</p>
`,
  };
}
