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
import { rowsOf } from './rows.ts';
import type { OwnData } from './schemas.ts';

interface Section {
  name: string;
  title: string;
  read: (tx: Executor, id: string) => Promise<object[]>;
}

/** All parts of what is held about a person, in the order of reading. */
const sections: readonly Section[] = [
  { name: 'account', title: 'Account', read: readAccount },
  { name: 'profile', title: 'Profile and submission', read: readProfile },
  { name: 'formDetails', title: 'Form answers', read: readAnswers },
  { name: 'club', title: 'Club', read: readClub },
  { name: 'mentor', title: 'Mentor', read: readMentor },
  { name: 'progress', title: 'Progress and feedback', read: readProgress },
  { name: 'history', title: 'What others changed', read: readHistory },
  { name: 'deletionRequests', title: 'Requests for deletion', read: readDeletionRequests },
  { name: 'sessions', title: 'Sessions', read: readSessions },
  { name: 'passwordReset', title: 'Link for a new password', read: readPasswordReset },
  { name: 'mails', title: 'Mails about news', read: readMails },
  { name: 'keptAnswers', title: 'Copies of answers, kept for a day', read: readKeptAnswers },
];

/** Everything the platform holds about a person, as it is at one moment. */
export function readOwnData(db: Executor, id: string, at: Date): Promise<OwnData> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const read: OwnData['sections'] = [];
      for (const { name, title, read: readRecords } of sections) {
        const records = await readRecords(tx, id);
        const entries = records.map((record) => ({ rows: rowsOf({ ...record }) }));
        read.push({ name, title, entries });
      }
      return { madeAt: at.toISOString(), sections: read };
    });
}
