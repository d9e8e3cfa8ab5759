import { dayIn } from '../../domain/calendar.ts';
import { composeOptionalMail } from '../mails/compose-mail.ts';
import type { MakeMail } from '../mails/sender.ts';
import { readOwnPeople } from '../mentor-dashboard/own-people.ts';
import { readStats } from '../mentor-dashboard/read-stats.ts';
import { digestEnd } from './due.ts';
import { findRecipient } from './repository.ts';

/**
 * The weekly digest of a mentor: counts of pending updates, unread answers, missed sessions and
 * overdue steps; null if all are 0.
 */
export const mentorDigestMail: MakeMail = async (deps, { accountId, about: monday }) => {
  const { db, now, timeZone, webUrl } = deps;
  if (accountId === null || monday === null || now() >= digestEnd(monday, timeZone)) return null;
  const recipient = await findRecipient(db, accountId);
  if (!recipient) return null;
  const people = await readOwnPeople(deps, accountId);
  const stats = await readStats(deps, accountId, people);
  const today = dayIn(timeZone)(now());
  const overdue = people
    .flatMap(({ progress }) => progress.agreedSteps)
    .filter(({ dueOn, doneAt }) => doneAt === null && dueOn !== null && dueOn < today);
  const paragraphs = [
    line(stats.pendingUpdates, 'person waits', 'people wait', 'for an update from you.'),
    line(stats.unreadAnswers, 'answer waits', 'answers wait', 'to be read by you.'),
    line(stats.missedSessions.length, 'session is', 'sessions are', 'over without an update.'),
    line(overdue.length, 'agreed step is', 'agreed steps are', 'overdue.'),
  ].flat();
  if (paragraphs.length === 0) return null;
  return composeOptionalMail(recipient, webUrl, {
    subject: 'Your week on Waymark',
    paragraphs,
    limit: 'You receive at most one such mail a week.',
  });
};

function line(count: number, one: string, many: string, rest: string): string[] {
  return count === 0 ? [] : [`${count} ${count === 1 ? one : many} ${rest}`];
}
