import { composeOptionalMail } from '../mails/compose-mail.ts';
import type { MakeMail } from '../mails/sender.ts';
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
  const date = formatDate(day);
  const [noun, count] =
    sessions.length === 1 ? ['session', 'a session'] : ['sessions', `${sessions.length} sessions`];
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, ...TIME });
  return composeOptionalMail(recipient, webUrl, {
    subject: `Your ${noun} on ${date}`,
    paragraphs: [
      `You have ${count} on ${date}:`,
      ...sessions.map(({ at, place }) =>
        place === null ? time.format(at) : `${time.format(at)}, ${place}`,
      ),
      `Times are those of ${timeZone}.`,
    ],
    limit: 'You receive one such mail for a day.',
  });
};

/** As `Saturday, 28 November 2026`. In two parts, because versions of Node join them differently. */
function formatDate(day: string): string {
  const format = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...parts }).format(new Date(day));
  const date = format({ day: 'numeric', month: 'long', year: 'numeric' });
  return `${format({ weekday: 'long' })}, ${date}`;
}
