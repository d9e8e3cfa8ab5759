import type { Mail } from '../../../platform/mail/send-mail.ts';

/** The mail with the link that makes an address the email of an account. It contains no name. */
export function newEmailMail(to: string, webUrl: string, token: string): Mail {
  const link = `${webUrl}/confirm-email-change?token=${token}`;
  return {
    to,
    subject: 'Confirm your new email for Waymark',
    text: `Hello,

This address was given as the new email of a Waymark account. Confirm it here within 24 hours:

${link}

If the account is not yours, ignore this mail: the account keeps its present email.

Warm wishes,
Waymark
`,
    html: `<p>Hello,</p>
<p>This address was given as the new email of a Waymark account.</p>
<p><a href="${link}">Confirm it</a> within 24 hours.</p>
<p>If the account is not yours, ignore this mail: the account keeps its present email.</p>
<p>Warm wishes,<br>Waymark</p>
`,
  };
}
