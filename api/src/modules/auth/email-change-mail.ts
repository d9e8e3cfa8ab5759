import type { Mail } from '../../platform/mail/send-mail.ts';
import type { UndoableChange } from './email-changes.ts';

/** The mail to the former address of an account. It contains neither a name nor the new address. */
export function emailChangeMail({ email, token }: UndoableChange, webUrl: string): Mail {
  const link = `${webUrl}/undo-email-change?token=${token}`;
  return {
    to: email,
    subject: 'The email of your Waymark account was changed',
    text: `Hello,

The email of your Waymark account was changed to another address.
If that was you, or an administrator at your request, you need not do anything.

If it was not, take the account back here within the next 7 days:

${link}

Your email becomes this address again, and everyone is signed out.

Warm wishes,
Waymark
`,
    html: `<p>Hello,</p>
<p>The email of your Waymark account was changed to another address.
If that was you, or an administrator at your request, you need not do anything.</p>
<p>If it was not, <a href="${link}">take the account back</a> within the next 7 days.
Your email becomes this address again, and everyone is signed out.</p>
<p>Warm wishes,<br>Waymark</p>
`,
  };
}
