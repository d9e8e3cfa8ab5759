import type { Executor } from '../../platform/database/types.ts';
import {
  readAccount,
  readAnswers,
  readAudit,
  readClub,
  readConcerns,
  readCounsellingSessions,
  readDeletionRequests,
  readFeedbackAnswers,
  readFormerEmails,
  readHistory,
  readInterestProfile,
  readImports,
  readKeptAnswers,
  readKnownAddresses,
  readMails,
  readMentor,
  readPasswordResets,
  readPendingEmail,
  readProfile,
  readProgress,
  readReminders,
  readSessions,
  readSteps,
} from './read-records.ts';
import { accessRows } from './access-rows.ts';
import { historyRows } from './history-rows.ts';
import { answerRows, rowsOf } from './rows.ts';
import type { OwnData, Row } from './schemas.ts';

interface Section {
  name: string;
  title: string;
  /** A page hides it while it is empty. */
  isTechnical?: true;
  read: (tx: Executor, id: string) => Promise<Row[][]>;
}

/** Reader of a section: each record as rows. */
function inRows<Record>(
  read: (tx: Executor, id: string) => Promise<Record[]>,
  rows: (record: Record) => Row[],
): Section['read'] {
  return async (tx, id) => (await read(tx, id)).map((record) => rows(record));
}

const asRows = (record: object): Row[] => rowsOf(record);

/** All sections, in the order of the page. */
export const sections: readonly Section[] = [
  { name: 'account', title: 'Account', read: inRows(readAccount, asRows) },
  { name: 'profile', title: 'Profile and submission', read: inRows(readProfile, asRows) },
  { name: 'formDetails', title: 'Form answers', read: inRows(readAnswers, answerRows) },
  { name: 'club', title: 'Club', read: inRows(readClub, asRows) },
  { name: 'mentor', title: 'Mentor', read: inRows(readMentor, asRows) },
  { name: 'progress', title: 'Progress and feedback', read: inRows(readProgress, asRows) },
  {
    name: 'counsellingSessions',
    title: 'Sessions with your mentor',
    read: inRows(readCounsellingSessions, asRows),
  },
  { name: 'agreedSteps', title: 'Agreed steps', read: inRows(readSteps, asRows) },
  {
    name: 'feedbackAnswers',
    title: 'Answers to feedback',
    read: inRows(readFeedbackAnswers, asRows),
  },
  {
    name: 'interestProfile',
    title: 'Interest profile',
    isTechnical: true,
    read: inRows(readInterestProfile, asRows),
  },
  { name: 'history', title: 'Changes to your record', read: inRows(readHistory, historyRows) },
  {
    name: 'deletionRequests',
    title: 'Requests for deletion',
    read: inRows(readDeletionRequests, asRows),
  },
  {
    name: 'concerns',
    title: 'Concerns that you reported',
    isTechnical: true,
    read: inRows(readConcerns, asRows),
  },
  { name: 'sessions', title: 'Sign-ins', read: inRows(readSessions, asRows) },
  {
    name: 'knownAddresses',
    title: 'Addresses of logins',
    isTechnical: true,
    read: inRows(readKnownAddresses, asRows),
  },
  {
    name: 'passwordReset',
    title: 'Links for a new password',
    isTechnical: true,
    read: inRows(readPasswordResets, asRows),
  },
  {
    name: 'formerEmails',
    title: 'Former emails that can be restored',
    isTechnical: true,
    read: inRows(readFormerEmails, asRows),
  },
  {
    name: 'pendingEmail',
    title: 'New email to be confirmed',
    isTechnical: true,
    read: inRows(readPendingEmail, asRows),
  },
  { name: 'mails', title: 'Update mails', read: inRows(readMails, asRows) },
  {
    name: 'reminders',
    title: 'Reminders of sessions',
    isTechnical: true,
    read: inRows(readReminders, asRows),
  },
  { name: 'audit', title: 'Who read or changed your record', read: inRows(readAudit, accessRows) },
  {
    name: 'imports',
    title: 'Import of the account by an administrator',
    isTechnical: true,
    read: inRows(readImports, asRows),
  },
  {
    name: 'keptAnswers',
    title: 'Copies of responses, kept for a day',
    isTechnical: true,
    read: inRows(readKeptAnswers, asRows),
  },
];

/** All data about a person, in one snapshot of the database. */
export function readOwnData(db: Executor, id: string, at: Date): Promise<OwnData> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const read: OwnData['sections'] = [];
      for (const { name, title, isTechnical = false, read: readRecords } of sections) {
        const entries = (await readRecords(tx, id)).map((rows) => ({ rows }));
        read.push({ name, title, entries, isOnPage: entries.length > 0 || !isTechnical });
      }
      return { madeAt: at.toISOString(), sections: read };
    });
}
