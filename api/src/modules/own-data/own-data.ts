import type { Executor } from '../../plugins/database/types.ts';
import {
  readAccount,
  readAnswers,
  readClub,
  readDeletionRequests,
  readHistory,
  readKeptAnswers,
  readMails,
  readMentor,
  readPasswordReset,
  readProfile,
  readProgress,
  readSessions,
} from './read-records.ts';
import { historyRows } from './history-rows.ts';
import { answerRows, rowsOf } from './rows.ts';
import type { OwnData, Row } from './schemas.ts';

interface Section {
  name: string;
  title: string;
  /** A page leaves it off while nothing of it is kept. */
  isTechnical?: true;
  read: (tx: Executor, id: string) => Promise<Row[][]>;
}

/** The records that are read, each as rows. */
function of<Read>(
  read: (tx: Executor, id: string) => Promise<Read[]>,
  rows: (record: Read) => Row[],
): Section['read'] {
  return async (tx, id) => (await read(tx, id)).map((record) => rows(record));
}

const asRows = (record: object): Row[] => rowsOf(record);

/** All parts of what is held about a person, in the order of reading. */
const sections: readonly Section[] = [
  { name: 'account', title: 'Account', read: of(readAccount, asRows) },
  { name: 'profile', title: 'Profile and submission', read: of(readProfile, asRows) },
  { name: 'formDetails', title: 'Form answers', read: of(readAnswers, answerRows) },
  { name: 'club', title: 'Club', read: of(readClub, asRows) },
  { name: 'mentor', title: 'Mentor', read: of(readMentor, asRows) },
  { name: 'progress', title: 'Progress and feedback', read: of(readProgress, asRows) },
  { name: 'history', title: 'What others changed', read: of(readHistory, historyRows) },
  {
    name: 'deletionRequests',
    title: 'Requests for deletion',
    read: of(readDeletionRequests, asRows),
  },
  { name: 'sessions', title: 'Sessions', read: of(readSessions, asRows) },
  {
    name: 'passwordReset',
    title: 'Link for a new password',
    isTechnical: true,
    read: of(readPasswordReset, asRows),
  },
  { name: 'mails', title: 'Mails about news', read: of(readMails, asRows) },
  {
    name: 'keptAnswers',
    title: 'Copies of answers, kept for a day',
    isTechnical: true,
    read: of(readKeptAnswers, asRows),
  },
];

/** Everything the platform holds about a person, as it is at one moment. */
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
