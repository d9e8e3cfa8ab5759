import { composeOptionalMail } from '../mails/compose-mail.ts';
import { mailLanguage } from '../mails/mail-language.ts';
import type { MailKind } from '../mails/outbox.ts';
import type { MakeMail } from '../mails/sender.ts';
import type { MailText, MailTexts } from '../mails/texts/mail-texts.ts';
import { mailTexts } from '../mails/texts/texts.ts';
import { claimMail } from './repository.ts';

type UpdateKind = Extract<MailKind, `update-${string}`>;

/** To mentors. */
const newPerson: MailText = {
  subject: 'A new assignment on Waymark',
  paragraphs: ['A new person has been assigned to you on Waymark.'],
};

const texts: Record<UpdateKind, (words: MailTexts) => MailText> = {
  'update-feedback': ({ feedback }) => feedback,
  'update-mentor': ({ mentor }) => mentor,
  'update-person': () => newPerson,
};

/**
 * The mail about an update. It contains no name and nothing of the record. Updates within an hour of
 * the last mail to the account get none: the dashboard shows them all.
 */
export const updateMail: MakeMail = async (deps, { kind, accountId, attempts }) => {
  const { db, now, webUrl } = deps;
  if (accountId === null) return null;
  const recipient = await claimMail(db, accountId, now(), { isRetry: attempts > 1 });
  if (!recipient) return null;
  const language = await mailLanguage(deps, accountId);
  const words = mailTexts[language];
  const text = { ...texts[kind as UpdateKind](words), limit: words.oneAnHour };
  return composeOptionalMail(recipient, webUrl, text, language);
};
