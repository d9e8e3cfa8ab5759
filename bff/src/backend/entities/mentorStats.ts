import type { MentorStats, PeopleCounts, WaitingPerson } from '../../domain/statistics.ts';
import { BANDS } from './derive.ts';
import { ifReadable } from '../reading/orError.ts';
import type { RecordReader } from '../reading/recordReader.ts';

/** The four documented figures, with the counts of our own api where included. */
export function readMentorStats(record: RecordReader): MentorStats {
  return {
    totalStudents: record.requiredWhole('totalStudents'),
    activeStudents: record.requiredWhole('activeStudents'),
    completedSessions: record.requiredWhole('completedSessions'),
    pendingUpdates: record.requiredWhole('pendingUpdates'),
    // Fields of these names with another shape are ignored.
    ...(record.has('bands') ? ifReadable(() => readCounts(record)) : null),
  };
}

function readCounts(record: RecordReader): PeopleCounts {
  return {
    bands: record.records('bands').map((entry) => ({
      band: entry.enumValue('band', BANDS) ?? entry.fail('band'),
      count: entry.requiredWhole('count'),
    })),
    stages: record.records('stages').map((entry) => ({
      stage: entry.text('stage'),
      count: entry.requiredWhole('count'),
    })),
    longestWaiting: record.records('longestWaiting').map(readWaitingPerson),
    withoutFeedback: record.requiredWhole('withoutFeedback'),
    longestWithoutFeedback: record.records('longestWithoutFeedback').map(readWaitingPerson),
  };
}

function readWaitingPerson(record: RecordReader): WaitingPerson {
  return {
    id: record.id(),
    name: record.requiredText('name'),
    since: record.moment('since'),
  };
}
