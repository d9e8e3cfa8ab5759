import type { Stage } from '../../domain/club.ts';
import type { OrError } from '../../domain/orError.ts';
import type { ProgressOwner, StageProgress, StageStatus } from '../../domain/progress.ts';
import { isRecord } from '../reading/isRecord.ts';
import type { RecordReader } from '../reading/recordReader.ts';
import { percentOf } from './derive.ts';
import { readDescription, readStage, stageIdOf } from './club.ts';
import { mayBeId, unnamedStage } from './idOrName.ts';
import { documentedStatus, readStatus } from './stageStatus.ts';
import { readAnswer } from './counselling.ts';
import { createHash } from 'node:crypto';
import { readOrError, valueOrNull } from '../reading/orError.ts';

/** A stage's entry in a record: a record or a name. */
type StageEntry = RecordReader | string;

/**
 * The entries of a list of stages, or of a map (`{Assessment: 'completed'}`); null without either.
 */
export function stageEntriesOf(record: RecordReader): StageEntry[] | null {
  const key = stagesKeyOf(record);
  return isRecord(record.raw(key)) ? record.namedEntries(key, 'status') : record.entries(key);
}

function stagesKeyOf(record: RecordReader): string {
  if (Array.isArray(record.raw('progress'))) return 'progress';
  return record.raw('stageProgress') === null ? 'stages' : 'stageProgress';
}

/**
 * Percentage of completed stages; null when no stage has a status. Documented statuses are counted
 * without readers, for figures over a thousand people.
 */
export function readCompletedPercent(record: RecordReader): number | null {
  const given = record.raw(stagesKeyOf(record));
  if (Array.isArray(given)) {
    let completed = 0;
    const isDocumented = (given as unknown[]).every((entry) => {
      const status = isRecord(entry) ? documentedStatus(entry['status']) : null;
      if (status === 'COMPLETED') completed += 1;
      return status !== null;
    });
    if (isDocumented) return percentOf(completed, given.length);
  }
  const entries = stageEntriesOf(record) ?? [];
  // Without a status the stages may be not started or only named.
  if (!entries.some((entry) => typeof entry !== 'string' && entry.raw('status') !== null)) {
    return null;
  }
  const completed = entries.filter(
    (entry) => typeof entry !== 'string' && readStatus(entry) === 'COMPLETED',
  );
  return percentOf(completed.length, entries.length);
}

/** @param index position of the entry, from 0 */
export function readStageProgress(
  entry: StageEntry,
  { personId, clubId }: ProgressOwner,
  index: number,
): StageProgress {
  const of = readStageOf(entry, clubId ?? '', index);
  return typeof entry === 'string'
    ? new StageOfPerson(personId, of)
    : new StageOfPerson(personId, of, {
        status: readStatus(entry),
        feedback: readOrError(readFeedback, entry),
        date: readOrError(readDate, entry),
        answer: readOrError(readAnswer, entry),
      });
}

const readFeedback = (entry: RecordReader) => entry.text('feedback');
const readDate = (entry: RecordReader) => entry.moment('date');

/** A stage that the person has not started. */
export function pendingStage({ personId }: ProgressOwner, stage: Stage): StageProgress {
  return new StageOfPerson(personId, { stage, stageKey: null, isNamed: true });
}

type State = Pick<StageProgress, 'status' | 'feedback' | 'date' | 'answer'>;

const PENDING: State = {
  status: 'NOT_STARTED',
  feedback: null,
  date: null,
  answer: undefined,
};

/** A club's stage with one person's state. */
class StageOfPerson implements StageProgress {
  readonly id: string;
  readonly stage: Stage;
  readonly stageKey: string | null;
  readonly isNamed: boolean;
  readonly status: StageStatus;
  readonly feedback: OrError<string | null>;
  readonly date: OrError<string | null>;
  readonly answer: StageProgress['answer'];
  private readonly personId: string;

  constructor(personId: string, { stage, stageKey, isNamed }: StageOfEntry, state = PENDING) {
    this.id = `${personId}~${stage.id}`;
    this.stage = stage;
    this.stageKey = stageKey;
    this.isNamed = isNamed;
    this.status = state.status;
    this.feedback = state.feedback;
    this.date = state.date;
    this.answer = state.answer;
    this.personId = personId;
  }

  /** Blank feedback equals absent feedback, and so does an unreadable value. */
  get version(): string {
    const [feedback, date] = [this.feedback, this.date].map(valueOrNull);
    const state = JSON.stringify([this.status, feedback?.trim() || null, date]);
    return createHash('sha256').update(state).digest('base64url').slice(0, 16);
  }

  withStage(stage: Stage): StageProgress {
    const { personId, stageKey, isNamed } = this;
    return new StageOfPerson(personId, { stage, stageKey, isNamed }, this);
  }
}

type StageOfEntry = Pick<StageProgress, 'stage' | 'stageKey' | 'isNamed'>;

/** The stage of an entry: a record, a name or an id in `stage`, or the entry itself. */
function readStageOf(entry: StageEntry, clubId: string, index: number): StageOfEntry {
  if (typeof entry === 'string') return stageFromKey(entry, clubId, index);
  const value = entry.raw('stage', 'stageId');
  const whole = isRecord(value) ? entry.child('stage') : value === null ? entry : null;
  if (whole === null) {
    const key = entry.text('stage', 'stageId') ?? '';
    const name = entry.text('name', 'stageName') ?? key;
    return name === key
      ? stageFromKey(key, clubId, index)
      : {
          stage: { id: key, name, description: readDescription(entry) },
          stageKey: null,
          isNamed: true,
        };
  }
  const id = whole.optionalId();
  if (!whole.has('name') && !isBlank(entry)) {
    // Where `stage` is null, the id is that of the entry.
    return id !== null && !entry.isNull('stage')
      ? stageFromId(id, index)
      : unknownStage(id, clubId, index);
  }
  const stage = readStage(whole, clubId);
  return { stage, stageKey: id === null ? stage.name : null, isNamed: true };
}

function unknownStage(id: string | null, clubId: string, index: number): StageOfEntry {
  const name = unnamedStage(index);
  const stage = { id: id ?? stageIdOf(clubId, name), name, description: null };
  return { stage, stageKey: null, isNamed: false };
}

/** True for the blank name of a stage. */
const isBlank = (entry: RecordReader) =>
  entry.has('stage') && !entry.isNull('stage') && entry.raw('stage') === null;

/** A stage given only as an id or a name. */
function stageFromKey(key: string, clubId: string, index: number): StageOfEntry {
  if (mayBeId(key)) return stageFromId(key, index);
  const stage = { id: stageIdOf(clubId, key), name: key, description: null };
  return { stage, stageKey: key, isNamed: true };
}

function stageFromId(id: string, index: number): StageOfEntry {
  const stage = { id, name: unnamedStage(index), description: null };
  return { stage, stageKey: id, isNamed: false };
}
