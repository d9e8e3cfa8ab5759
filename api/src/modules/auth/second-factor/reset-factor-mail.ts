import type { Mail } from '../../../platform/mail/send-mail.ts';

/** The mail to the owner of a second factor that an administrator has reset. */
export function resetFactorMail(to: string): Mail {
  const sentence =
    'An administrator has turned off two-step login for your Waymark account: your password alone logs in now.';
  const advice =
    'If you did not ask for it, tell your administrator at once. Turn it on again under Two-step login.';
  return {
    to,
    subject: 'Two-step login is off',
    text: `Hello,

${sentence}

${advice}

Warm wishes,
Waymark
`,
    html: `<p>Hello,</p>
<p>${sentence}</p>
<p>${advice}</p>
<p>Warm wishes,<br>Waymark</p>
`,
  };
}
