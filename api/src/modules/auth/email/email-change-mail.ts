import type { Mail } from '../../../platform/mail/send-mail.ts';
import type { FormerEmail } from './email-changes.ts';

/** The mail to the former address of an account. It contains neither a name nor the new address. */
export function emailChangeMail({ email, token }: FormerEmail, webUrl: string): Mail {
  const { text, html } = token === null ? byAdministrator : byOwner(webUrl, token);
  return {
    to: email,
    subject: 'The email of your Waymark account was changed',
    text: `Hello,

${text}

Warm wishes,
Waymark
`,
    html: `<p>Hello,</p>
${html}
<p>Warm wishes,<br>Waymark</p>
`,
  };
}

const byAdministrator = {
  text: `An administrator changed the email of your Waymark account to another address.
If you did not ask for it, please contact the people who run Waymark for you.`,
  html: `<p>An administrator changed the email of your Waymark account to another address.
If you did not ask for it, please contact the people who run Waymark for you.</p>`,
};

function byOwner(webUrl: string, token: string): Pick<Mail, 'text' | 'html'> {
  const link = `${webUrl}/undo-email-change?token=${token}`;
  return {
    text: `The email of your Waymark account was changed to another address.
If that was you, you need not do anything.

If it was not, take the account back here within the next 7 days:

${link}

Your email becomes this address again, and everyone is signed out.`,
    html: `<p>The email of your Waymark account was changed to another address.
If that was you, you need not do anything.</p>
<p>If it was not, <a href="${link}">take the account back</a> within the next 7 days.
Your email becomes this address again, and everyone is signed out.</p>`,
  };
}
