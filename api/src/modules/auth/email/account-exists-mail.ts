import type { Mail } from '../../../platform/mail/send-mail.ts';

/** Where the email was entered: in a registration, or as the new email of another account. */
export type Attempt = 'registration' | 'change';

const happened: Record<Attempt, string> = {
  registration: 'Somebody has tried to register at Waymark with this address',
  change: 'Somebody has given this address as the new email of another Waymark account',
};

/** Mail to the owner of an account whose email was entered in such an attempt, by anyone. */
export function accountExistsMail(to: string, webUrl: string, attempt: Attempt): Mail {
  const login = `${webUrl}/login`;
  const reset = `${webUrl}/forgot-password`;
  return {
    to,
    subject: 'You have a Waymark account already',
    text: `Hello,

${happened[attempt]}.
It has an account already, which is unchanged.

If it was you, log in:

${login}

Or choose a new password, if you do not know yours:

${reset}

If it was not you, you need not do anything.

Warm wishes,
Waymark
`,
    html: `<p>Hello,</p>
<p>${happened[attempt]}.
It has an account already, which is unchanged.</p>
<p>If it was you, <a href="${login}">log in</a>, or <a href="${reset}">choose a new password</a> if
you do not know yours.</p>
<p>If it was not you, you need not do anything.</p>
<p>Warm wishes,<br>Waymark</p>
`,
  };
}
