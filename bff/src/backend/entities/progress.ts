import type { Progress, ProgressOwner, StageProgress } from '../../domain/progress.ts';
import { isRecord } from '../reading/isRecord.ts';
import { orError, readOrError, unlessError, type OrError } from '../reading/orError.ts';
import { RecordReader } from '../reading/recordReader.ts';
import type { Reply } from '../http/client.ts';
import { currentStageOf, percentOf } from './derive.ts';
import { RecordedProgress } from './recordedProgress.ts';
import { hasStatus, readEntryStatus, readStageProgress, stageEntriesOf } from './stageEntries.ts';

/** What backends wrap the progress in, beside themselves in each other. */
const WRAPPERS = ['progress', 'student', 'educator', 'person', 'profile', 'user', 'data', 'result'];
const MAX_WRAPPERS = 3;

const PROGRESS_KEYS = ['stageProgress', 'stages', 'progress'];

/** The answer of a progress call: `{stageProgress, progress, …}`, wrapped, or the bare entries. */
export function readProgressReply(reply: Reply, owner: ProgressOwner): Progress {
  const record = new RecordReader(reply, progressIn(reply.body) ?? {});
  return readProgress(record, owner) ?? record.fail('stageProgress');
}

function progressIn(body: unknown, depth = 0): Record<string, unknown> | null {
  if (Array.isArray(body)) return { stageProgress: body as unknown[] };
  if (!isRecord(body) || depth > MAX_WRAPPERS) return null;
  const isFlat = typeof body['progress'] === 'number' || typeof body['progress'] === 'string';
  if (isFlat || 'stageProgress' in body || 'stages' in body) return body;
  for (const wrapper of WRAPPERS) {
    const inner = progressIn(body[wrapper], depth + 1);
    if (inner !== null) return inner;
  }
  return null;
}

/** True when a record tells of progress at all. */
export function carriesProgress(record: RecordReader): boolean {
  return PROGRESS_KEYS.some((key) => record.carries(key));
}

/**
 * The record inside this one that tells of the progress; this one where it has the stages itself,
 * or nothing inside.
 */
function innermost(record: RecordReader, depth = 0): RecordReader {
  const value = record.raw('progress');
  if (!isRecord(value)) return record;
  if (record.raw('stageProgress') !== null || record.raw('stages') !== null) return record;
  const inner = depth < MAX_WRAPPERS ? record.child('progress') : null;
  const isTold = inner !== null && (carriesProgress(inner) || Object.keys(value).length === 0);
  return isTold ? innermost(inner, depth + 1) : record.fail('progress');
}

/** The progress that a record carries among other things; null when it carries none. */
export function readProgress(record: RecordReader, owner: ProgressOwner): Progress | null {
  const own = innermost(record);
  if (!carriesProgress(own)) return null;
  const share = readOrError(readShare, own);
  const stages = orError(() => readStages(own, owner));
  const known = stages instanceof Error ? null : stages;
  const failure = stages instanceof Error ? stages : null;
  return new RecordedProgress({
    owner,
    percent: percentIn(own, share),
    currentStage:
      known !== null && share !== null
        ? currentStageOf(known)
        : (readOrError(readCurrentStage, own) ?? failure),
    lastUpdated: readOrError(readLastUpdated, own) ?? failure ?? readOrError(latest, known ?? []),
    stages,
    isIdentified: known === null || known.every(({ stageKey }) => stageKey === null),
  });
}

/** Null without any, be the list empty or not there. */
function readStages(record: RecordReader, owner: ProgressOwner): StageProgress[] | null {
  const entries = stageEntriesOf(record) ?? [];
  return entries.length > 0 ? entries.map((entry) => readStageProgress(entry, owner)) : null;
}

/** When progress was last saved, as far as the record says so itself. */
export const readLastUpdated = (record: RecordReader) => record.moment('lastUpdated');

/** The percentage alone, as `readProgress` has it; 0 where the record carries no progress. */
export function readPercent(record: RecordReader): number {
  const own = innermost(record);
  return percentIn(own, readOrError(readShare, own));
}

/** By the stages' statuses, whatever else of them can be understood; where they don't tell it, as given. */
function percentIn(record: RecordReader, share: OrError<number | null>): number {
  if (typeof share === 'number') return share;
  return readGivenPercent(record) ?? unlessError(share) ?? 0;
}

/** Null without any stage whose status is told: by their names alone nobody knows how far. */
function readShare(record: RecordReader): number | null {
  const entries = stageEntriesOf(record) ?? [];
  return entries.some(hasStatus) ? percentOf(entries, readEntryStatus) : null;
}

function readGivenPercent(record: RecordReader): number | null {
  const given = typeof record.raw('progress') === 'object' ? null : record.whole('progress');
  return given === null ? null : Math.min(100, Math.max(0, given));
}

/** The stage's name as given; the words for "none" are none. */
function readCurrentStage(record: RecordReader): string | null {
  const current = record.raw('currentStage');
  const name = isRecord(current)
    ? (record.child('currentStage')?.text('name') ?? null)
    : record.text('currentStage');
  return name !== null && /^not[\s_-]*started$/i.test(name) ? null : name;
}

/** The last of the dates. */
function latest(stages: StageProgress[]): string | null {
  let last: string | null = null;
  for (const { date } of stages) {
    if (date !== null && (last === null || date > last)) last = date;
  }
  return last;
}
