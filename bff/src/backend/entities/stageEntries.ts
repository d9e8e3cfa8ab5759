import type { StageStatus } from '../../gen/schema.generated.ts';
import { isRecord } from '../reading/isRecord.ts';
import { readOrError } from '../reading/orError.ts';
import type { RecordReader } from '../reading/recordReader.ts';
import type { Stage } from '../../domain/club.ts';
import { readDescription, readStage, stageIdOf } from './club.ts';
import type { ProgressOwner, StageProgress } from '../../domain/progress.ts';

/** What a record tells of one stage: a record, or the name alone. */
export type StageEntry = RecordReader | string;

/** The entries of a list of stages, or of a map (`{Assessment: 'completed'}`); null without either. */
export function stageEntriesOf(record: RecordReader): StageEntry[] | null {
  if (Array.isArray(record.raw('progress'))) return record.entries('progress');
  const key = record.raw('stageProgress') === null ? 'stages' : 'stageProgress';
  return isRecord(record.raw(key)) ? record.namedEntries(key, 'status') : record.entries(key);
}

/** How far the person is with the stage of an entry. */
export function readEntryStatus(entry: StageEntry): StageStatus {
  return typeof entry === 'string' ? 'NOT_STARTED' : readStatus(entry);
}

/** True where the status is told; an absent one may mean either that nothing has begun, or no more than the name. */
export function hasStatus(entry: StageEntry): boolean {
  return typeof entry !== 'string' && entry.raw('status') !== null;
}

export function readStageProgress(entry: StageEntry, owner: ProgressOwner): StageProgress {
  const { stage, stageKey } = readStageOf(entry, owner.clubId ?? '');
  const record = typeof entry === 'string' ? null : entry;
  return {
    id: stageProgressId(owner, stage),
    stage,
    stageKey,
    status: readEntryStatus(entry),
    feedback: record && readOrError(readFeedback, record),
    date: record && readOrError(readDate, record),
  };
}

const readFeedback = (record: RecordReader) => record.text('feedback');
const readDate = (record: RecordReader) => record.moment('date');

export function stageProgressId({ personId }: ProgressOwner, stage: Stage): string {
  return `${personId}~${stage.id}`;
}

/** The stage of an entry: a record, a name or an id in `stage`, or the entry itself. */
function readStageOf(entry: StageEntry, clubId: string): Pick<StageProgress, 'stage' | 'stageKey'> {
  if (typeof entry === 'string') return keyed(entry, clubId);
  const told = entry.raw('stage', 'stageId');
  const whole = isRecord(told) ? entry.child('stage') : told === null ? entry : null;
  if (whole === null) {
    const key = entry.text('stage', 'stageId') ?? '';
    const name = entry.text('name') ?? key;
    const description = readOrError(readDescription, entry);
    return name === key
      ? keyed(key, clubId)
      : { stage: { id: key, name, description }, stageKey: null };
  }
  const stage = readStage(whole, clubId);
  const id = whole.optionalId();
  if (id === null) return { stage, stageKey: stage.name };
  return whole.carries('name') ? { stage, stageKey: null } : keyed(id, clubId);
}

/** A stage of which one word alone is told. */
function keyed(key: string, clubId: string): Pick<StageProgress, 'stage' | 'stageKey'> {
  const id = isLikeId(key) ? key : stageIdOf(clubId, key);
  return { stage: { id, name: key, description: null }, stageKey: key };
}

/** A number, a UUID or what MongoDB makes: nobody calls a stage so. */
export function isLikeId(key: string): boolean {
  return /^(\d+|[\da-f]{24}|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/i.test(key);
}

const statusByWord = new Map<string, StageStatus>([
  ['notstarted', 'NOT_STARTED'],
  ['pending', 'NOT_STARTED'],
  ['inprogress', 'IN_PROGRESS'],
  ['completed', 'COMPLETED'],
  ['complete', 'COMPLETED'],
]);

/** The status in any case, with space, hyphen or underscore; absent means not started. */
function readStatus(record: RecordReader): StageStatus {
  const word = record.text('status');
  // The usual words are compared: to look one up takes a hash of each of thousands of texts.
  switch (word) {
    case null:
    case 'not started':
      return 'NOT_STARTED';
    case 'in progress':
      return 'IN_PROGRESS';
    case 'completed':
      return 'COMPLETED';
    default:
      return statusByWord.get(word.toLowerCase().replace(/[\s_-]+/g, '')) ?? record.fail('status');
  }
}
