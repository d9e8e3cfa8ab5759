import { composeOptionalMail } from '../mails/compose-mail.ts';
import type { MailKind } from '../mails/outbox.ts';
import type { MakeMail } from '../mails/sender.ts';
import { claimMail } from './repository.ts';

type UpdateKind = Extract<MailKind, `update-${string}`>;

const texts: Record<UpdateKind, [subject: string, sentence: string]> = {
  'update-feedback': ['New feedback on Waymark', 'You have new feedback on Waymark.'],
  'update-mentor': ['Your new mentor on Waymark', 'You have a new mentor on Waymark.'],
  'update-person': [
    'A new assignment on Waymark',
    'A new person has been assigned to you on Waymark.',
  ],
};

/**
 * The mail about an update. It contains no name and nothing of the record. Updates within an hour of
 * the last mail to the account get none: the dashboard shows them all.
 */
export const updateMail: MakeMail = async ({ db, now, webUrl }, { kind, accountId, attempts }) => {
  const recipient =
    accountId === null ? null : await claimMail(db, accountId, now(), { isRetry: attempts > 1 });
  if (!recipient) return null;
  const [subject, sentence] = texts[kind as UpdateKind];
  return composeOptionalMail(recipient, webUrl, {
    subject,
    paragraphs: [sentence],
    limit: 'You receive at most one such mail an hour.',
  });
};
