import type { Reply } from '../../rest/client.ts';
import { readOrError, type OrError } from '../../rest/orError.ts';
import { isRecord, RecordReader } from '../../rest/reader.ts';
import { currentStageOf, percentOf, shareOf } from './derive.ts';
import type { Progress, ProgressOwner, StageProgress } from './progress.ts';
import { readEntryStatus, readStageProgress, stageEntriesOf } from './stageEntries.ts';

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

/** The progress that a record carries among other things; null when it carries none. */
export function readProgress(record: RecordReader, owner: ProgressOwner): Progress | null {
  if (!carriesProgress(record)) return null;
  if (isRecord(record.raw('progress'))) {
    const inner = record.child('progress');
    return inner && readProgress(inner, owner);
  }
  const entries = stageEntriesOf(record);
  const stages = entries?.map((entry) => readStageProgress(entry, owner)) ?? null;
  const known = stages !== null && stages.length > 0 ? stages : null;
  return {
    owner,
    percent: (known && percentOf(known)) ?? readGivenPercent(record),
    currentStage: known ? currentStageOf(known) : readOrError(readCurrentStage, record),
    lastUpdated: readOrError(readLastUpdated, record) ?? latest(stages ?? []),
    stages,
    isIdentified: known === null || known.every(({ stageKey }) => stageKey === null),
  };
}

/** When progress was last saved, as far as the record says so itself. */
export const readLastUpdated = (record: RecordReader) => record.moment('lastUpdated');

/** The percentage alone, as `readProgress` has it; 0 where the record carries no progress. */
export function readPercent(record: RecordReader): number {
  if (isRecord(record.raw('progress'))) {
    const inner = record.child('progress');
    return inner === null ? 0 : readPercent(inner);
  }
  const entries = stageEntriesOf(record) ?? [];
  let completed = 0;
  for (const entry of entries) if (readEntryStatus(entry) === 'COMPLETED') completed += 1;
  return shareOf(completed, entries.length) ?? readGivenPercent(record);
}

function readGivenPercent(record: RecordReader): number {
  const given = Array.isArray(record.raw('progress')) ? null : record.whole('progress');
  return Math.min(100, Math.max(0, given ?? 0));
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
