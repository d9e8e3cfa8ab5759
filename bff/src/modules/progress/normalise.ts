import type { StageStatus } from '../../gen/schema.generated.ts';
import type { Reply } from '../../rest/client.ts';
import { isRecord, RecordReader } from '../../rest/reader.ts';
import { recordOf } from '../../rest/unwrap.ts';
import type { Stage } from '../clubs/club.ts';
import { readStage, stageIdOf } from '../clubs/normalise.ts';
import { currentStageOf, percentOf, shareOf } from './derive.ts';
import type { Progress, StageProgress } from './progress.ts';

/** Whose progress it is; the club's id is needed where stages are known by their names only. */
export interface ProgressOwner {
  personId: string;
  clubId: string | null;
}

/** The answer of a progress call: `{stageProgress, progress, …}`, wrapped, or the bare entries. */
export function readProgressReply(reply: Reply, owner: ProgressOwner): Progress {
  const { body } = reply;
  const entries = Array.isArray(body)
    ? (body as unknown[])
    : isRecord(body) && Array.isArray(body['data'])
      ? (body['data'] as unknown[])
      : null;
  const record =
    entries === null
      ? recordOf(reply, 'progress')
      : new RecordReader(reply, { stageProgress: entries });
  return readProgress(record, owner) ?? record.fail('stageProgress');
}

const PROGRESS_KEYS = ['stageProgress', 'stages', 'progress'];

/** The progress that a record carries among other things; null when it carries none. */
export function readProgress(record: RecordReader, owner: ProgressOwner): Progress | null {
  if (!PROGRESS_KEYS.some((key) => record.carries(key))) return null;
  if (isRecord(record.raw('progress'))) {
    const inner = record.child('progress');
    return inner && readProgress(inner, owner);
  }
  const entries = record.entries(keyOfStages(record));
  const stages = entries?.map((entry) => readStageProgress(entry, owner)) ?? null;
  const given = readGivenPercent(record);
  const known = stages !== null && stages.length > 0 ? stages : null;
  return {
    percent: (known && percentOf(known)) ?? given,
    currentStage: known ? currentStageOf(known) : readCurrentStage(record),
    lastUpdated: record.moment('lastUpdated') ?? latest(stages ?? []),
    stages,
  };
}

/** The percentage alone, as `readProgress` has it; 0 where the record carries no progress. */
export function readPercent(record: RecordReader): number {
  if (isRecord(record.raw('progress'))) {
    const inner = record.child('progress');
    return inner === null ? 0 : readPercent(inner);
  }
  const entries = record.entries(keyOfStages(record)) ?? [];
  let completed = 0;
  for (const entry of entries) if (readEntryStatus(entry) === 'COMPLETED') completed += 1;
  return shareOf(completed, entries.length) ?? readGivenPercent(record);
}

function keyOfStages(record: RecordReader): 'stageProgress' | 'stages' {
  return record.carries('stageProgress') ? 'stageProgress' : 'stages';
}

function readGivenPercent(record: RecordReader): number {
  return Math.min(100, Math.max(0, record.whole('progress') ?? 0));
}

function readEntryStatus(entry: RecordReader | string): StageStatus {
  return typeof entry === 'string' ? 'NOT_STARTED' : readStatus(entry);
}

function readStageProgress(entry: RecordReader | string, owner: ProgressOwner): StageProgress {
  const stage = readStageOf(entry, owner.clubId ?? '');
  const record = typeof entry === 'string' ? null : entry;
  return {
    id: `${owner.personId}~${stage.id}`,
    stage,
    status: readEntryStatus(entry),
    feedback: record?.text('feedback') ?? null,
    date: record?.moment('date') ?? null,
  };
}

/** The stage of an entry: an object or a name in `stage`, or the entry itself. */
function readStageOf(entry: RecordReader | string, clubId: string): Stage {
  const name = typeof entry === 'string' ? entry : entry.raw('stage');
  if (typeof name === 'string') {
    return { id: stageIdOf(clubId, name), name, description: null };
  }
  return typeof entry === 'string' || name === null
    ? readStage(entry as RecordReader, clubId)
    : readStage(entry.child('stage') ?? entry, clubId);
}

const statusByWord = new Map<string, StageStatus>([
  ['not started', 'NOT_STARTED'],
  ['notstarted', 'NOT_STARTED'],
  ['pending', 'NOT_STARTED'],
  ['in progress', 'IN_PROGRESS'],
  ['inprogress', 'IN_PROGRESS'],
  ['completed', 'COMPLETED'],
]);

/** The status in any case, with space, hyphen or underscore; absent means not started. */
function readStatus(record: RecordReader): StageStatus {
  const word = record.text('status');
  if (word === null) return 'NOT_STARTED';
  return (
    statusByWord.get(word) ??
    statusByWord.get(word.toLowerCase().replace(/[\s_-]+/g, '')) ??
    record.fail('status')
  );
}

/** The stage's name as given; the words for "none" are none. */
function readCurrentStage(record: RecordReader): string | null {
  const current = record.raw('currentStage');
  const name =
    current !== null && typeof current === 'object'
      ? (record.child('currentStage')?.text('name') ?? null)
      : record.text('currentStage');
  return name !== null && /^not[\s_-]*started$/i.test(name) ? null : name;
}

function latest(stages: StageProgress[]): string | null {
  let last: string | null = null;
  for (const { date } of stages) if (date !== null && (last === null || date > last)) last = date;
  return last;
}
