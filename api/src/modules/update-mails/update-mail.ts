import type { Role } from '../../domain/words.ts';
import type { Mail } from '../../plugins/send-mail.ts';

/** What is new for somebody: words of their mentor, another mentor, or one person more to mentor. */
export type Update = 'feedback' | 'mentor' | 'person';

const words: Record<Update, { subject: string; sentence: string }> = {
  feedback: {
    subject: 'New feedback for you on Waymark',
    sentence: 'there is new feedback for you on Waymark.',
  },
  mentor: {
    subject: 'A new mentor for you on Waymark',
    sentence: 'you have a new mentor on Waymark.',
  },
  person: {
    subject: 'A new person for you on Waymark',
    sentence: 'somebody new was assigned to you on Waymark.',
  },
};

/** The mail that says that there is something new: never what, and no name of anybody. */
export function updateMail(to: string, webUrl: string, role: Role, update: Update): Mail {
  const { subject, sentence } = words[update];
  const link = `${webUrl}/${role}`;
  const settings = `${webUrl}/my-data`;
  return {
    to,
    subject,
    text: `Hello,

${sentence}
Read it here:

${link}

There is at most one such mail an hour. You can turn them off:
${settings}

Warm wishes,
Waymark
`,
    html: `<p>Hello,</p>
<p>${sentence} <a href="${link}">Read it on Waymark</a>.</p>
<p>There is at most one such mail an hour. <a href="${settings}">You can turn them off</a>.</p>
<p>Warm wishes,<br>Waymark</p>
`,
  };
}
