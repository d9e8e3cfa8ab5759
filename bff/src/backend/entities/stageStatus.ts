import type { StageStatus } from '../../domain/progress.ts';
import type { RecordReader } from '../reading/recordReader.ts';

/** The documented word of each status, which a save sends. */
export const wordOf: Record<StageStatus, string> = {
  NOT_STARTED: 'not started',
  IN_PROGRESS: 'in progress',
  COMPLETED: 'completed',
};

const statusByWord = new Map<unknown, StageStatus>([
  ['not started', 'NOT_STARTED'],
  ['in progress', 'IN_PROGRESS'],
  ['completed', 'COMPLETED'],
  ['pending', 'NOT_STARTED'],
  ['complete', 'COMPLETED'],
]);

/** A documented status, without a reader. */
export function documentedStatus(word: unknown): StageStatus | null {
  return statusByWord.get(word) ?? null;
}

/** The status in any case, with space, hyphen or underscore; not started when absent. */
export function readStatus(record: RecordReader): StageStatus {
  const word = record.text('status');
  if (word === null) return 'NOT_STARTED';
  const plain = word
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ');
  return documentedStatus(word) ?? documentedStatus(plain) ?? record.fail('status');
}
