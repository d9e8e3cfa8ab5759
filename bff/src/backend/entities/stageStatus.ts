import type { StageStatus } from '../../domain/progress.ts';
import type { RecordReader } from '../reading/recordReader.ts';

/** The documented word of each status, which a save sends. */
export const wordOf: Record<StageStatus, string> = {
  NOT_STARTED: 'not started',
  IN_PROGRESS: 'in progress',
  COMPLETED: 'completed',
};

const statusByWord = new Map<string, StageStatus>([
  ['notstarted', 'NOT_STARTED'],
  ['pending', 'NOT_STARTED'],
  ['inprogress', 'IN_PROGRESS'],
  ['completed', 'COMPLETED'],
  ['complete', 'COMPLETED'],
]);

/** A documented status, by comparison: faster than a lookup. */
export function documentedStatus(word: unknown): StageStatus | null {
  switch (word) {
    case 'not started':
      return 'NOT_STARTED';
    case 'in progress':
      return 'IN_PROGRESS';
    case 'completed':
      return 'COMPLETED';
    default:
      return null;
  }
}

/** The status in any case, with space, hyphen or underscore; not started when absent. */
export function readStatus(record: RecordReader): StageStatus {
  const word = record.text('status');
  if (word === null) return 'NOT_STARTED';
  return (
    documentedStatus(word) ??
    statusByWord.get(word.toLowerCase().replace(/[\s_-]+/g, '')) ??
    record.fail('status')
  );
}
