import type { MentorStats, PeopleCounts, WaitingPerson } from '../../domain/mentorStats.ts';
import type { ProgressBand } from '../../domain/progress.ts';
import { ifReadable } from '../reading/orError.ts';
import type { RecordReader } from '../reading/recordReader.ts';

/** The four documented figures, with the counts of our own api where they are included. */
export function readMentorStats(record: RecordReader): MentorStats {
  return {
    totalStudents: record.requiredWhole('totalStudents'),
    activeStudents: record.requiredWhole('activeStudents'),
    completedSessions: record.requiredWhole('completedSessions'),
    pendingUpdates: record.requiredWhole('pendingUpdates'),
    // Fields of these names that hold something else are as good as absent.
    ...ifReadable(() => readCounts(record)),
  };
}

function readCounts(record: RecordReader): PeopleCounts {
  return {
    bands: entriesOf(record, 'bands').map((entry) => ({
      band: readBand(entry),
      count: entry.requiredWhole('count'),
    })),
    stages: entriesOf(record, 'stages').map((entry) => ({
      stage: entry.text('stage'),
      count: entry.requiredWhole('count'),
    })),
    longestWaiting: entriesOf(record, 'longestWaiting').map(readWaitingPerson),
    withoutFeedback: record.requiredWhole('withoutFeedback'),
    longestWithoutFeedback: entriesOf(record, 'longestWithoutFeedback').map(readWaitingPerson),
  };
}

function entriesOf(record: RecordReader, key: string): RecordReader[] {
  const entries = record.entries(key) ?? record.fail(key);
  return entries.map((entry) => (typeof entry === 'string' ? record.fail(key) : entry));
}

const bandByWord = new Map<string, ProgressBand>([
  ['high', 'HIGH'],
  ['medium', 'MEDIUM'],
  ['low', 'LOW'],
  ['not-started', 'NOT_STARTED'],
]);

function readBand(record: RecordReader): ProgressBand {
  return bandByWord.get(record.requiredText('band')) ?? record.fail('band');
}

function readWaitingPerson(record: RecordReader): WaitingPerson {
  return {
    id: record.id(),
    name: record.requiredText('name'),
    since: record.moment('since'),
  };
}
