import type { Mail } from '../../plugins/send-mail.ts';

/**
 * The mail with the link to a new password. It does not greet by name: anybody can register with
 * somebody else's address and have words of their own sent there as a name.
 */
export function resetMail(to: string, webUrl: string, token: string): Mail {
  const link = `${webUrl}/reset-password?token=${token}`;
  return {
    to,
    subject: 'Set a new password for Waymark',
    text: `Hello,

somebody, hopefully you, asked for a new password for your Waymark account.
Choose one here within the next 30 minutes:

${link}

If it wasn't you, there is nothing to do: your password stays as it is.

Warm wishes,
Waymark
`,
    html: `<p>Hello,</p>
<p>somebody, hopefully you, asked for a new password for your Waymark account.</p>
<p><a href="${link}">Choose a new password</a> within the next 30 minutes.</p>
<p>If it wasn't you, there is nothing to do: your password stays as it is.</p>
<p>Warm wishes,<br>Waymark</p>
`,
  };
}
