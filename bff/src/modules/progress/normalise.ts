import { isRecord } from '../../rest/answers/isRecord.ts';
import { orError, readOrError, unlessError, type OrError } from '../../rest/answers/orError.ts';
import { RecordReader } from '../../rest/answers/recordReader.ts';
import type { Reply } from '../../rest/client.ts';
import type { UpstreamError } from '../../rest/upstreamError.ts';
import { currentStageOf, percentOf, shareOf } from './derive.ts';
import type { Progress, ProgressOwner, StageProgress } from './entity.ts';
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

/** The record inside this one that tells of the progress, unless this one has the stages itself. */
function innerProgress(record: RecordReader): RecordReader | null {
  const value = record.raw('progress');
  if (!isRecord(value)) return null;
  if (record.raw('stageProgress') !== null || record.raw('stages') !== null) return null;
  const inner = record.child('progress');
  const isTold = inner === null || carriesProgress(inner) || Object.keys(value).length === 0;
  return isTold ? inner : record.fail('progress');
}

/** The progress that a record carries among other things; null when it carries none. */
export function readProgress(record: RecordReader, owner: ProgressOwner): Progress | null {
  if (!carriesProgress(record)) return null;
  const inner = innerProgress(record);
  if (inner !== null) return readProgress(inner, owner);
  const stages = orError(() => readStages(record, owner));
  if (stages instanceof Error) return withoutStages(record, owner, stages);
  const told = stages !== null && tellsHowFar(record) ? stages : null;
  return {
    owner,
    percent: (told && percentOf(told)) ?? readGivenPercent(record) ?? 0,
    currentStage: told ? currentStageOf(told) : readOrError(readCurrentStage, record),
    lastUpdated: readOrError(readLastUpdated, record) ?? latest(stages ?? []),
    stages,
    isIdentified: stages === null || stages.every(({ stageKey }) => stageKey === null),
  };
}

/** Null without any, be the list empty or not there. */
function readStages(record: RecordReader, owner: ProgressOwner): StageProgress[] | null {
  const entries = stageEntriesOf(record) ?? [];
  return entries.length > 0 ? entries.map((entry) => readStageProgress(entry, owner)) : null;
}

/** True of stages of which one at least has a status: by their names alone nobody knows how far. */
function tellsHowFar(record: RecordReader): boolean {
  return stageEntriesOf(record)?.some(hasStatus) ?? false;
}

/** Of stages that can't be understood nothing follows; what the record gives beside them counts. */
function withoutStages(record: RecordReader, owner: ProgressOwner, why: UpstreamError): Progress {
  const percent = readGivenPercent(record);
  if (percent === null) throw why;
  return {
    owner,
    percent,
    currentStage: readOrError(readCurrentStage, record) ?? why,
    lastUpdated: readOrError(readLastUpdated, record) ?? why,
    stages: why,
    isIdentified: true,
  };
}

/** When progress was last saved, as far as the record says so itself. */
export const readLastUpdated = (record: RecordReader) => record.moment('lastUpdated');

/** The percentage alone, as `readProgress` has it; 0 where the record carries no progress. */
export function readPercent(record: RecordReader): number {
  const inner = innerProgress(record);
  if (inner !== null) return readPercent(inner);
  const share = readOrError(readShare, record);
  if (typeof share === 'number') return share;
  return readGivenPercent(record) ?? unlessError(share) ?? 0;
}

/** Null without any stage whose status is told. */
function readShare(record: RecordReader): number | null {
  const entries = stageEntriesOf(record) ?? [];
  let completed = 0;
  for (const entry of entries) if (readEntryStatus(entry) === 'COMPLETED') completed += 1;
  return completed > 0 || entries.some(hasStatus) ? shareOf(completed, entries.length) : null;
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

/** The last of the dates, as far as they can be understood. */
function latest(stages: StageProgress[]): OrError<string | null> {
  let last: string | null = null;
  for (const { date } of stages) {
    if (date instanceof Error) return date;
    if (date !== null && (last === null || date > last)) last = date;
  }
  return last;
}
