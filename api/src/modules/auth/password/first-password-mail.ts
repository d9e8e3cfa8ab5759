import type { Mail } from '../../../platform/mail/send-mail.ts';

/** The mail with a link from an administrator to set a password. It contains no name. */
export function firstPasswordMail(to: string, link: string): Mail {
  return {
    to,
    subject: 'Choose your password for Waymark',
    text: `Hello,

You have an account at Waymark, with this address as your email.
Choose your password here within the next 14 days:

${link}

The link works once. If you have a password already, it works until then.

Warm wishes,
Waymark
`,
    html: `<p>Hello,</p>
<p>You have an account at Waymark, with this address as your email.</p>
<p><a href="${link}">Choose your password</a> within the next 14 days.</p>
<p>The link works once. If you have a password already, it works until then.</p>
<p>Warm wishes,<br>Waymark</p>
`,
  };
}
