import type { Role } from '../../domain/words.ts';
import type { Mail } from '../../platform/mail/send-mail.ts';

/** Reason for a mail: feedback from the mentor, another mentor, or for mentors a new person. */
export type Update = 'feedback' | 'mentor' | 'person';

const texts: Record<Update, { subject: string; sentence: string }> = {
  feedback: {
    subject: 'New feedback on Waymark',
    sentence: 'You have new feedback on Waymark.',
  },
  mentor: {
    subject: 'Your new mentor on Waymark',
    sentence: 'You have a new mentor on Waymark.',
  },
  person: {
    subject: 'A new assignment on Waymark',
    sentence: 'A new person has been assigned to you on Waymark.',
  },
};

/** The mail about an update. It contains no name and nothing of the record. */
export function updateMail(to: string, webUrl: string, role: Role, update: Update): Mail {
  const { subject, sentence } = texts[update];
  const dashboard = `${webUrl}/${role}`;
  const settings = `${webUrl}/my-data`;
  return {
    to,
    subject,
    text: `Hello,

${sentence}
Open your dashboard:

${dashboard}

You receive at most one such mail an hour. Turn these mails off here:
${settings}

Warm wishes,
Waymark
`,
    html: `<p>Hello,</p>
<p>${sentence} <a href="${dashboard}">Open your dashboard</a>.</p>
<p>You receive at most one such mail an hour. <a href="${settings}">Turn these mails off</a>.</p>
<p>Warm wishes,<br>Waymark</p>
`,
  };
}
