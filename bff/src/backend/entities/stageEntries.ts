import type { Stage } from '../../domain/club.ts';
import type { ProgressOwner, StageProgress, StageStatus } from '../../domain/progress.ts';
import { isRecord } from '../reading/isRecord.ts';
import type { RecordReader } from '../reading/recordReader.ts';
import { readStage, RecordedStage, stageIdOf } from './club.ts';
import { stageVersion } from './stageVersion.ts';

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
  const entered = typeof entry === 'string' ? NOT_STARTED : new Entered(entry);
  return new StageOfPerson(owner, stage, stageKey, entered);
}

/** What an entry says beside the stage. */
type Entry = Pick<StageProgress, 'status' | 'feedback' | 'date'>;

const NOT_STARTED: Entry = { status: 'NOT_STARTED', feedback: null, date: null };

/** The status is read at once, everything else when it is asked for. */
class Entered implements Entry {
  readonly status: StageStatus;
  private readonly record: RecordReader;

  constructor(record: RecordReader) {
    this.status = readStatus(record);
    this.record = record;
  }

  get feedback(): string | null {
    return this.record.text('feedback');
  }

  get date(): string | null {
    return this.record.moment('date');
  }
}

/** A stage of a club together with what an entry says of one person. */
export class StageOfPerson implements StageProgress {
  readonly id: string;
  readonly stage: Stage;
  readonly stageKey: string | null;
  readonly status: StageStatus;
  private readonly entry: Entry;

  constructor(owner: ProgressOwner, stage: Stage, stageKey: string | null, entry: Entry) {
    this.id = `${owner.personId}~${stage.id}`;
    this.stage = stage;
    this.stageKey = stageKey;
    this.status = entry.status;
    this.entry = entry;
  }

  get feedback(): string | null {
    return this.entry.feedback;
  }

  get date(): string | null {
    return this.entry.date;
  }

  get version(): string {
    return stageVersion(this.entry);
  }
}

/** The stage of an entry: a record, a name or an id in `stage`, or the entry itself. */
function readStageOf(entry: StageEntry, clubId: string): Pick<StageProgress, 'stage' | 'stageKey'> {
  if (typeof entry === 'string') return keyed(entry, clubId);
  const told = entry.raw('stage', 'stageId');
  const whole = isRecord(told) ? entry.child('stage') : told === null ? entry : null;
  if (whole === null) {
    const key = entry.text('stage', 'stageId') ?? '';
    const name = entry.text('name') ?? key;
    return name === key
      ? keyed(key, clubId)
      : { stage: new RecordedStage(entry, key, name), stageKey: null };
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
