import type { Stage } from '../../domain/club.ts';
import type { ProgressOwner, StageProgress, StageStatus } from '../../domain/progress.ts';
import { isRecord } from '../reading/isRecord.ts';
import type { RecordReader } from '../reading/recordReader.ts';
import { percentOf } from './derive.ts';
import { RecordedStage, readStage, stageIdOf } from './club.ts';
import { mayBeId, unnamedStage } from './idOrName.ts';
import { documentedStatus, readStatus } from './stageStatus.ts';
import { createHash } from 'node:crypto';
import { ifReadable } from '../reading/orError.ts';

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
  owner: ProgressOwner,
  index: number,
): StageProgress {
  const of = readStageOf(entry, owner.clubId ?? '', index);
  return new StageOfPerson(owner, of, typeof entry === 'string' ? null : entry);
}

/** A stage that the person has not started. */
export function pendingStage(owner: ProgressOwner, stage: Stage): StageProgress {
  return new StageOfPerson(owner, { stage, stageKey: null, isNamed: true }, null);
}

/** A club's stage with one person's entry. The status is read eagerly, other fields on access. */
class StageOfPerson implements StageProgress {
  readonly stage: Stage;
  readonly stageKey: string | null;
  readonly isNamed: boolean;
  readonly status: StageStatus;
  private readonly owner: ProgressOwner;
  private readonly record: RecordReader | null;

  constructor(owner: ProgressOwner, of: StageOfEntry, record: RecordReader | null) {
    this.stage = of.stage;
    this.stageKey = of.stageKey;
    this.isNamed = of.isNamed;
    this.status = record === null ? 'NOT_STARTED' : readStatus(record);
    this.owner = owner;
    this.record = record;
  }

  get id(): string {
    return `${this.owner.personId}~${this.stage.id}`;
  }

  get feedback(): string | null {
    return this.record?.text('feedback') ?? null;
  }

  get date(): string | null {
    return this.record?.moment('date') ?? null;
  }

  get version(): string {
    return stageVersion(this);
  }

  withStage(stage: Stage): StageProgress {
    const { stageKey, isNamed } = this;
    return new StageOfPerson(this.owner, { stage, stageKey, isNamed }, this.record);
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
      : { stage: new RecordedStage(entry, key, name), stageKey: null, isNamed: true };
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

/**
 * Digest of the fields that a save overwrites. Blank feedback equals absent feedback; an unreadable
 * value counts as absent, because the error is reported at its own field.
 */
function stageVersion(stage: Pick<StageProgress, 'status' | 'feedback' | 'date'>): string {
  const feedback = ifReadable(() => stage.feedback)?.trim() || null;
  const state = [stage.status, feedback, ifReadable(() => stage.date)];
  return createHash('sha256').update(JSON.stringify(state)).digest('base64url').slice(0, 16);
}
