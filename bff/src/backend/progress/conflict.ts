import type { Person } from '../../domain/person.ts';
import type { Progress, ProgressOwner, StageProgress } from '../../domain/progress.ts';
import type { PersonResult } from '../../domain/writeResult.ts';
import { upstreamStageId } from '../entities/club.ts';
import { readProgressReply } from '../entities/progress.ts';
import { CHANGED_MEANWHILE } from '../failures/refusal.ts';
import type { Reply, WriteReply } from '../http/client.ts';
import { ifReadable, nullIfUpstreamError, valueOrThrow } from '../reading/orError.ts';

/** A change of one stage that depends on its version. */
interface StageChange {
  clubId: string;
  stageId: string;
  ifVersion?: string | null | undefined;
  idempotencyKey?: string | null | undefined;
  /** True where a stage of another version shows that a repeated change was already applied. */
  isApplied: (stage: StageProgress) => boolean;
}

/** Reads of a person's progress before a change. */
export interface ProgressSources {
  owner: ProgressOwner;
  /** The reply of the progress call, or the progress from a list; null without any. */
  read: () => Promise<Reply | Progress | null>;
  /** The progress with the club's stages. */
  identified: (progress: Progress) => Progress | Promise<Progress>;
}

/** A person's progress and its ETag. */
interface Current {
  progress: Progress | null;
  etag: string | null;
}

/** State of the stage since `ifVersion`. */
type Change = 'unchanged' | 'applied' | 'changed';

const MAX_TRIES = 4;

/**
 * Writes unless the stage's version differs from `ifVersion`. The ETag covers the whole progress:
 * where only another stage was saved in between, the write is repeated with the new ETag.
 */
export async function writeUnlessChanged(
  change: StageChange,
  sources: ProgressSources,
  put: (ifMatch?: string | null) => Promise<WriteReply>,
): Promise<WriteReply | Exclude<Change, 'unchanged'>> {
  if (typeof change.ifVersion !== 'string') return put();

  let current = await readCurrent(sources);
  for (let tries = 1; ; tries += 1) {
    const found = await changeOf(current, change, sources);
    // After a first write, the backend has looked for the key.
    if (found === 'changed' && tries === 1 && (await isRepeat(current, change, put))) {
      return 'applied';
    }
    if (found !== 'unchanged') return found;
    const written = await put(current.etag);
    if (!isStale(written)) return written;
    if (tries === MAX_TRIES) return 'changed';
    current = currentIn(written, sources) ?? (await readCurrent(sources));
  }
}

/** Result of a change that was refused for the version. */
export function changedMeanwhile(read: () => Promise<Person>): PersonResult {
  const error = { field: ['ifVersion'], code: 'PRECONDITION_FAILED', message: CHANGED_MEANWHILE };
  // The refusal is reported; a failed read is not reported in addition.
  return { person: () => read().catch(nullIfUpstreamError), userErrors: [error] };
}

/**
 * Whether an earlier attempt was applied, and its value replaced by another change since. A backend
 * with ETags responds to a known `Idempotency-Key` as before, and refuses others because of the
 * outdated tag.
 */
async function isRepeat(
  { etag }: Current,
  { ifVersion, idempotencyKey }: StageChange,
  put: (ifMatch: string) => Promise<WriteReply>,
): Promise<boolean> {
  if (etag === null || typeof idempotencyKey !== 'string') return false;
  return (await put(`"${ifVersion ?? ''}"`)).ok;
}

async function readCurrent({ read, owner }: ProgressSources): Promise<Current> {
  const found = await read();
  if (found === null || !('body' in found)) return { progress: found, etag: null };
  return currentOf(found, owner);
}

function currentOf(reply: Reply, owner: ProgressOwner): Current {
  return { progress: readProgressReply(reply, owner), etag: reply.etag };
}

function isStale(written: WriteReply): written is Extract<WriteReply, { ok: false }> {
  return !written.ok && written.refusal.code === 'PRECONDITION_FAILED';
}

/** The progress in a refusal; null where it is missing or unreadable. */
function currentIn({ current }: Extract<WriteReply, { ok: false }>, { owner }: ProgressSources) {
  return current === undefined ? null : ifReadable(() => currentOf(current, owner));
}

async function changeOf(
  { progress, etag }: Current,
  change: StageChange,
  { identified }: ProgressSources,
): Promise<Change> {
  const stage =
    findStage(progress?.stages, change) ??
    (progress && findStage((await identified(progress)).stages, change));
  // A backend with ETags lists all stages of the person, and refuses unknown ones.
  if (!stage) return etag === null ? 'changed' : 'unchanged';
  if (stage.version === change.ifVersion) return 'unchanged';
  return change.isApplied(stage) ? 'applied' : 'changed';
}

/** The stage by its id, or by its name where the backend has no ids. */
function findStage(
  stages: Progress['stages'] | undefined,
  { clubId, stageId }: StageChange,
): StageProgress | undefined {
  const ids = [stageId, upstreamStageId(clubId, stageId)];
  return valueOrThrow(stages)?.find(({ stage, stageKey }) =>
    [stage.id, stageKey].some((id) => id !== null && ids.includes(id)),
  );
}
