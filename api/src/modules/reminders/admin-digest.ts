import { countRows } from '../../platform/database/paging.ts';
import { selectConcerns } from '../concerns/repository.ts';
import { composeOptionalMail } from '../mails/compose-mail.ts';
import type { MakeMail } from '../mails/sender.ts';
import { selectMatching } from '../mentors/repository.ts';
import { digestEnd } from './due.ts';
import { findRecipient } from './repository.ts';

/** Number of mentors whose names are in the mail. */
const MAX_NAMES = 20;

/** The digest of an administrator: silent mentors and open concerns; null without any. */
export const adminDigestMail: MakeMail = async (deps, { accountId, about: monday }) => {
  const { db, now, timeZone, webUrl } = deps;
  if (accountId === null || monday === null || now() >= digestEnd(monday, timeZone)) return null;
  const recipient = await findRecipient(db, accountId);
  if (!recipient) return null;
  const silent = await selectMatching(db, { silent: true, sort: 'name' }, deps).execute();
  const concerns = await countRows(selectConcerns(db, 'open'));
  if (silent.length === 0 && concerns === 0) return null;
  return composeOptionalMail(recipient, webUrl, {
    subject: 'The week on Waymark',
    paragraphs: [...silentMentors(silent.map(({ name }) => name)), ...openConcerns(concerns)],
    limit: 'You receive at most one such mail a week.',
  });
};

function silentMentors(names: readonly string[]): string[] {
  if (names.length === 0) return [];
  const more = names.length - MAX_NAMES;
  const listed = [...names.slice(0, MAX_NAMES), ...(more > 0 ? [`and ${more} more`] : [])];
  const mentors = names.length === 1 ? 'mentor' : 'mentors';
  return [`${names.length} ${mentors} without a save for 30 days: ${listed.join(', ')}.`];
}

function openConcerns(count: number): string[] {
  if (count === 0) return [];
  return [count === 1 ? '1 concern is open.' : `${count} concerns are open.`];
}
