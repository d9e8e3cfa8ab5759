import type { Mail } from '../../../platform/mail/send-mail.ts';

/** The mail to the owner of an account that others try to log in to. */
export function guessingMail(to: string, webUrl: string): Mail {
  const link = `${webUrl}/forgot-password`;
  return {
    to,
    subject: 'Many failed logins to your Waymark account',
    text: `Hello,

Somebody has tried many wrong passwords for your Waymark account today.
Logins from addresses that you have not used before now have to wait, up to 15 minutes each time.
Where you have logged in before, you can log in as usual.

If it was not you and your password is short or used elsewhere, choose a new one:

${link}

Warm wishes,
Waymark
`,
    html: `<p>Hello,</p>
<p>Somebody has tried many wrong passwords for your Waymark account today. Logins from addresses that you have not used before now have to wait, up to 15 minutes each time. Where you have logged in before, you can log in as usual.</p>
<p>If it was not you and your password is short or used elsewhere, <a href="${link}">choose a new one</a>.</p>
<p>Warm wishes,<br>Waymark</p>
`,
  };
}
