import { composeOptionalMail } from '../mails/compose-mail.ts';
import { mailLanguage } from '../mails/mail-language.ts';
import type { MakeMail } from '../mails/sender.ts';
import { mailTexts } from '../mails/texts/texts.ts';
import { findRecipient, listSessions } from './repository.ts';

const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** The reminder of the sessions of a day: time and place, no names. */
export const sessionReminderMail: MakeMail = async (deps, { accountId, about: day }) => {
  if (accountId === null || day === null) return null;
  const recipient = await findRecipient(deps.db, accountId);
  const sessions = recipient ? await listSessions(deps.db, accountId, day, deps) : [];
  // Moved, cancelled or begun meanwhile, or the mails were turned off.
  if (!recipient || sessions.length === 0) return null;
  const { timeZone, webUrl } = deps;
  const language = await mailLanguage(deps, accountId);
  const words = mailTexts[language];
  const time = new Intl.DateTimeFormat(words.tag, { timeZone, ...TIME });
  const displayed = sessions.map(({ at, place }) => ({ time: time.format(at), place }));
  const text = words.sessions(formatDate(day, words.tag), displayed, timeZone);
  return composeOptionalMail(recipient, webUrl, { ...text, limit: words.oneADay }, language);
};

/** As `Saturday, 28 November 2026`. In two parts, because versions of Node join them differently. */
function formatDate(day: string, tag: string): string {
  const format = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { timeZone: 'UTC', ...parts }).format(new Date(day));
  const date = format({ day: 'numeric', month: 'long', year: 'numeric' });
  return `${format({ weekday: 'long' })}, ${date}`;
}
