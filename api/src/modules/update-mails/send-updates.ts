import type { FastifyBaseLogger } from 'fastify';
import type { Role } from '../../domain/words.ts';
import type { Mail } from '../../platform/mail/send-mail.ts';
import type { Dependencies } from '../dependencies.ts';
import { composeMail } from '../mails/compose-mail.ts';
import { sendLater } from '../mails/send-later.ts';
import { claimMail } from './repository.ts';

/** Reason for a mail: feedback from the mentor, another mentor, or for mentors a new person. */
type Update = 'feedback' | 'mentor' | 'person';

/** The updates of a transaction by account id; mails are sent after the commit. */
export type Updates = Map<string, Update>;

/**
 * Sends update mails in the background, after the commit. Updates within an hour of the last mail
 * to the account are dropped: the dashboard shows them all.
 */
export function sendUpdates(deps: Dependencies, log: FastifyBaseLogger, updates: Updates): void {
  for (const [userId, update] of updates) {
    sendLater(deps, log, () => sendUpdate(deps, userId, update));
  }
}

async function sendUpdate(
  { db, now, sendMail, webUrl }: Dependencies,
  userId: string,
  update: Update,
): Promise<void> {
  const recipient = await claimMail(db, userId, now());
  if (recipient) await sendMail(updateMail(recipient.email, webUrl, recipient.role, update));
}

const texts: Record<Update, [subject: string, sentence: string]> = {
  feedback: ['New feedback on Waymark', 'You have new feedback on Waymark.'],
  mentor: ['Your new mentor on Waymark', 'You have a new mentor on Waymark.'],
  person: ['A new assignment on Waymark', 'A new person has been assigned to you on Waymark.'],
};

/** The mail about an update. It contains no name and nothing of the record. */
function updateMail(to: string, webUrl: string, role: Role, update: Update): Mail {
  const [subject, sentence] = texts[update];
  return composeMail(to, subject, [
    sentence,
    { label: 'Open your dashboard', url: `${webUrl}/${role}` },
    'You receive at most one such mail an hour.',
    { label: 'Turn these mails off', url: `${webUrl}/my-data` },
  ]);
}
