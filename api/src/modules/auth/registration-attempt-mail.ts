import type { Mail } from '../../platform/mail/send-mail.ts';

/** The mail to the owner of an account whose email was used for a registration. */
export function registrationAttemptMail(to: string, webUrl: string): Mail {
  const login = `${webUrl}/login`;
  const reset = `${webUrl}/forgot-password`;
  return {
    to,
    subject: 'You have a Waymark account already',
    text: `Hello,

Somebody has tried to register at Waymark with this address, which has an account already.
The account is unchanged.

If it was you, log in:

${login}

Or choose a new password, if you do not know yours:

${reset}

If it was not you, you need not do anything.

Warm wishes,
Waymark
`,
    html: `<p>Hello,</p>
<p>Somebody has tried to register at Waymark with this address, which has an account already.
The account is unchanged.</p>
<p>If it was you, <a href="${login}">log in</a>, or <a href="${reset}">choose a new password</a> if
you do not know yours.</p>
<p>If it was not you, you need not do anything.</p>
<p>Warm wishes,<br>Waymark</p>
`,
  };
}
