import type { Mail } from '../../../platform/mail/send-mail.ts';

/**
 * The mail with the link for a new password. It contains no name: registration does not verify the
 * address, so the name of an account could be an insult or an advertisement to a stranger.
 * @param undoable dates of a change to this address that the former one can undo, if any
 */
export function resetMail(
  to: string,
  webUrl: string,
  token: string,
  undoable: { since: string; until: string } | null,
): Mail {
  const link = `${webUrl}/reset-password?token=${token}`;
  const warning =
    undoable &&
    `The email of this account was changed to this address on ${undoable.since}. Until ${undoable.until} the
former address can take the account back. If you did not make this account, do not use it.`;
  return {
    to,
    subject: 'Set a new password for Waymark',
    text: `Hello,

A new password was requested for your Waymark account.
Choose one here within the next 30 minutes:

${link}
${warning ? `\n${warning}\n` : ''}
If you did not request it, ignore this mail: your password stays as it is.

Warm wishes,
Waymark
`,
    html: `<p>Hello,</p>
<p>A new password was requested for your Waymark account.</p>
<p><a href="${link}">Choose a new password</a> within the next 30 minutes.</p>
${warning ? `<p>${warning}</p>\n` : ''}<p>If you did not request it, ignore this mail: your password stays as it is.</p>
<p>Warm wishes,<br>Waymark</p>
`,
  };
}
