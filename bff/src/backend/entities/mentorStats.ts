import { progressBands } from '../../domain/progress.ts';
import type {
  BandCount,
  MentorStats,
  PeopleCounts,
  WaitingPerson,
} from '../../domain/statistics.ts';
import { ifReadable } from '../reading/orError.ts';
import type { RecordReader } from '../reading/recordReader.ts';

/** The four documented figures, with the counts of our own api where included. */
export function readMentorStats(record: RecordReader): MentorStats {
  return {
    totalStudents: record.requiredWhole('totalStudents'),
    activeStudents: record.requiredWhole('activeStudents'),
    completedSessions: record.requiredWhole('completedSessions'),
    pendingUpdates: record.requiredWhole('pendingUpdates'),
    unreadAnswers: ifReadable(() => record.whole('unreadAnswers')),
    todaySessions: ifReadable(() => readWaitingPeople(record, 'todaySessions')),
    missedSessions: ifReadable(() => readWaitingPeople(record, 'missedSessions')),
    heldSessions: ifReadable(() => record.whole('heldSessions')),
    // Fields of these names with another shape are ignored.
    ...(record.has('bands') ? ifReadable(() => readCounts(record)) : null),
  };
}

function readCounts(record: RecordReader): PeopleCounts {
  return {
    bands: record.records('bands').map(readBandCount),
    stages: record.records('stages').map((entry) => ({
      stage: entry.text('stage'),
      count: entry.requiredWhole('count'),
    })),
    longestWaiting: record.records('longestWaiting').map(readWaitingPerson),
    withoutFeedback: record.requiredWhole('withoutFeedback'),
    longestWithoutFeedback: record.records('longestWithoutFeedback').map(readWaitingPerson),
  };
}

function readWaitingPeople(record: RecordReader, key: string): WaitingPerson[] | null {
  return record.raw(key) === null ? null : record.records(key).map(readWaitingPerson);
}

export function readBandCount(record: RecordReader): BandCount {
  return {
    band: record.enumValue('band', progressBands) ?? record.fail('band'),
    count: record.requiredWhole('count'),
  };
}

export function readWaitingPerson(record: RecordReader): WaitingPerson {
  return {
    id: record.id(),
    name: record.requiredText('name'),
    since: record.moment('since'),
  };
}
