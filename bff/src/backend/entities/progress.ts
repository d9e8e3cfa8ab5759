import type { OrError } from '../../domain/orError.ts';
import type {
  Progress,
  ProgressBand,
  ProgressOwner,
  ProgressStatus,
  StageProgress,
} from '../../domain/progress.ts';
import { deniesRecords } from '../failures/absence.ts';
import type { Reply } from '../http/client.ts';
import { isRecord } from '../reading/isRecord.ts';
import { orError, readOrError, valueOrThrow } from '../reading/orError.ts';
import { RecordReader } from '../reading/recordReader.ts';
import { mayBeId, unnamedStage } from './idOrName.ts';
import { NoProgress } from './noProgress.ts';
import { readSteps } from './counselling.ts';
import { bandOf, currentStageOf, statusOf } from './derive.ts';
import { readCompletedPercent, readStageProgress, stageEntriesOf } from './stageEntries.ts';

/** Keys of wrappers of the progress, which may be nested. */
const WRAPPERS = [
  'progress',
  'studentProgress',
  'educatorProgress',
  'student',
  'educator',
  'person',
  'profile',
  'user',
  'data',
  'result',
];
const MAX_WRAPPERS = 3;

const STAGE_LISTS = ['stageProgress', 'stages'];
const PROGRESS_KEYS = ['stageProgress', 'stages', 'progress'];

/** Keys of an envelope, beside the data. */
const ENVELOPE = ['success', 'ok', 'status', 'statusCode', 'code', 'timestamp', 'path'];
const MESSAGES = ['message', 'msg'];

/**
 * Reads the reply of a progress call: `{stageProgress, progress, …}`, wrapped, or the bare entries.
 */
export function readProgressReply(reply: Reply, owner: ProgressOwner): Progress {
  if (reply.isEmpty || lacksRecord(reply.body)) return new NoProgress(owner);
  const record = new RecordReader(reply, progressIn(reply.body) ?? {});
  return readProgress(record, owner) ?? record.fail('stageProgress');
}

/** True for an answer without a record: empty, or an envelope of nothing that may say so. */
function lacksRecord(body: unknown): boolean {
  if (!isRecord(body)) return isNothing(body);
  const isSilent = MESSAGES.every((key) => isNothing(body[key]));
  const others = Object.keys(body).filter((key) => ![...ENVELOPE, ...MESSAGES].includes(key));
  return (
    (isSilent || deniesRecords({ body, text: '' }, [])) &&
    others.every((key) => isNothing(body[key]))
  );
}

/** True for null, blank text, and lists and records of nothing. */
function isNothing(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.trim() === '';
  if (typeof value !== 'object') return value === undefined;
  const isDeep = depth > MAX_WRAPPERS;
  return !isDeep && Object.values(value ?? {}).every((inner) => isNothing(inner, depth + 1));
}

function progressIn(body: unknown, depth = 0): Record<string, unknown> | null {
  if (Array.isArray(body)) {
    // The result of a query, in place of its only record.
    const [only] = body as unknown[];
    const isResult = body.length === 1 && isRecord(only) && STAGE_LISTS.some((key) => key in only);
    return isResult ? progressIn(only, depth + 1) : { stageProgress: body as unknown[] };
  }
  if (!isRecord(body) || depth > MAX_WRAPPERS) return null;
  const { progress } = body;
  const isFlat = typeof progress === 'number' || typeof progress === 'string';
  if (isFlat || 'stageProgress' in body || 'stages' in body) return body;
  for (const wrapper of WRAPPERS) {
    const inner = progressIn(body[wrapper], depth + 1);
    if (inner !== null) return inner;
  }
  return progress === null ? body : null;
}

/** True when a record includes progress. */
export function includesProgress(record: RecordReader): boolean {
  return PROGRESS_KEYS.some((key) => record.has(key));
}

/**
 * The nested record that includes the progress; the record itself where it has the stages, or no
 * nested one.
 */
function innermost(record: RecordReader, depth = 0): RecordReader {
  const value = record.raw('progress');
  if (!isRecord(value)) return record;
  if (record.raw('stageProgress') !== null || record.raw('stages') !== null) return record;
  const inner = depth < MAX_WRAPPERS ? record.child('progress') : null;
  const hasProgress =
    inner !== null && (includesProgress(inner) || Object.keys(value).length === 0);
  return hasProgress ? innermost(inner, depth + 1) : record.fail('progress');
}

/** The progress included in a record; null without any. */
export function readProgress(record: RecordReader, owner: ProgressOwner): Progress | null {
  const own = innermost(record);
  return includesProgress(own) ? new RecordedProgress(own, owner) : null;
}

/** Progress whose percentage is read eagerly, other fields on access. */
export class RecordedProgress implements Progress {
  readonly owner: ProgressOwner;
  readonly percent: number;
  private readonly record: RecordReader;
  private readonly hasStatuses: boolean;
  private knownStages: OrError<StageProgress[] | null> | undefined;

  /** @param stages the stages, unless they are to be read from the record */
  constructor(record: RecordReader, owner: ProgressOwner, stages?: StageProgress[]) {
    const completedPercent = readOrError(readCompletedPercent, record);
    this.owner = owner;
    this.percent = percentIn(record, completedPercent);
    this.record = record;
    this.hasStatuses = completedPercent !== null;
    this.knownStages = stages;
  }

  get status(): ProgressStatus {
    return statusOf(this.percent);
  }

  get band(): ProgressBand {
    return bandOf(this.percent);
  }

  get stages(): OrError<StageProgress[] | null> {
    if (this.knownStages === undefined) {
      this.knownStages = readOrError((record) => readStages(record, this.owner), this.record);
    }
    return this.knownStages;
  }

  get currentStage(): OrError<string | null> {
    const { record, stages, hasStatuses } = this;
    const known = Array.isArray(stages) ? stages : [];
    const current = currentStageOf(known);
    if (current !== null || (hasStatuses && Array.isArray(stages))) return current;
    const given = orError(() => readCurrentStage(record, known));
    return given === null && stages instanceof Error ? stages : given;
  }

  get agreedSteps(): Progress['agreedSteps'] {
    return orError(() => readSteps(this.record) ?? null);
  }

  get lastUpdated(): OrError<string | null> {
    return orError(() => readLastUpdated(this.record) ?? latest(valueOrThrow(this.stages) ?? []));
  }

  get isIdentified(): boolean {
    const stages = this.stages;
    return !Array.isArray(stages) || stages.every(({ stageKey }) => stageKey === null);
  }

  get isEmpty(): boolean {
    // A number alone is not empty: its stages are unknown.
    const isWithout = this.record.raw('progress') === null || hasEmptyList(this.record);
    const hasBegun =
      this.percent > 0 ||
      readOrError((record) => readCurrentStage(record, []), this.record) !== null;
    return isWithout && !hasBegun && this.stages === null;
  }

  withStages(stages: StageProgress[]): Progress {
    return new RecordedProgress(this.record, this.owner, stages);
  }
}

function hasEmptyList(record: RecordReader): boolean {
  return PROGRESS_KEYS.some((key) => {
    const value = record.raw(key);
    return Array.isArray(value) && value.length === 0;
  });
}

/** Null for an absent or empty list. */
function readStages(record: RecordReader, owner: ProgressOwner): StageProgress[] | null {
  const entries = stageEntriesOf(record) ?? [];
  return entries.length > 0
    ? entries.map((entry, index) => readStageProgress(entry, owner, index))
    : null;
}

/** The date of the last save, if the record includes it. */
export const readLastUpdated = (record: RecordReader) => record.moment('lastUpdated');

/** The percentage as in `readProgress`; 0 where the record lacks progress. */
export function readPercent(record: RecordReader): number {
  const own = innermost(record);
  return percentIn(own, readOrError(readCompletedPercent, own));
}

/** Computed from the statuses of the stages, else as given. */
function percentIn(record: RecordReader, completedPercent: OrError<number | null>): number {
  if (typeof completedPercent === 'number') return completedPercent;
  return readGivenPercent(record) ?? valueOrThrow(completedPercent) ?? 0;
}

function readGivenPercent(record: RecordReader): number | null {
  const given = typeof record.raw('progress') === 'object' ? null : record.whole('progress');
  return given === null ? null : Math.min(100, Math.max(0, given));
}

/** The stage's name as given, also by its id; null for `not started`. */
function readCurrentStage(record: RecordReader, stages: StageProgress[]): string | null {
  const current = isRecord(record.raw('currentStage')) ? record.child('currentStage') : null;
  const name = current === null ? record.text('currentStage') : current.text('name');
  if (name !== null && !mayBeId(name)) return /^not[\s_-]*started$/i.test(name) ? null : name;
  const key = name ?? current?.optionalId() ?? null;
  if (key === null) return null;
  const at = stages.findIndex(({ stage }) => stage.id === key || stage.name === key);
  // An id is no name.
  return at < 0 ? record.fail('currentStage') : stages[at]?.stage.name || unnamedStage(at);
}

/** The latest date. */
function latest(stages: StageProgress[]): string | null {
  let last: string | null = null;
  for (const stage of stages) {
    const date = valueOrThrow(stage.date);
    if (date !== null && (last === null || date > last)) last = date;
  }
  return last;
}
