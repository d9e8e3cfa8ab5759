import type { Person } from '../../domain/person.ts';
import type { Progress, ProgressSave } from '../../domain/progress.ts';
import { readProgressReply } from '../entities/progress.ts';
import { UpstreamError } from '../failures/upstreamError.ts';
import type { Reply, RestClient, WriteReply } from '../http/client.ts';
import { ifReadable } from '../reading/orError.ts';
import { findStage, hasSaved } from './savedStage.ts';

/** Where a person's progress is read before a save. */
export interface ProgressSources {
  rest: RestClient;
  /** Optional calls that the backend does not have. */
  missingCalls: Set<string>;
  /** The mentor's person with this id, out of the list. @throws UpstreamError NOT_FOUND */
  person: (id: string) => Promise<Person>;
  /** The progress with the stages as the club has them. */
  identified: (progress: Progress) => Progress | Promise<Progress>;
}

/** A person's progress, with the tag that a write can be tied to. */
interface Current {
  progress: Progress | null;
  etag: string | null;
}

/** Of the stage, since the version that a save rests on; `saved` has what is to be saved. */
type Change = 'unchanged' | 'saved' | 'changed';

/** How often a write is sent while other stages of the same person are saved. */
const MOST_TRIES = 4;

const PROGRESS = '/api/mentor/people/{id}/progress';

/**
 * Writes, with `ifVersion` only while the stage is as it was then. A backend with tags judges this
 * by the whole progress: where only another stage was saved meanwhile, the write is sent again.
 */
export async function writeUnlessChanged(
  save: ProgressSave,
  sources: ProgressSources,
  put: (ifMatch?: string) => Promise<WriteReply>,
): Promise<WriteReply | Exclude<Change, 'unchanged'>> {
  const { ifVersion } = save;
  if (typeof ifVersion !== 'string') return put();

  let current = await readCurrent(save, sources);
  for (let tries = 1; ; tries += 1) {
    const change = await changeOf(current, save, sources);
    if (change !== 'unchanged') return change;
    const written = await put(current.etag ?? undefined);
    if (!isStale(written)) return written;
    if (tries === MOST_TRIES) return 'changed';
    current = currentIn(written, save) ?? (await readCurrent(save, sources));
  }
}

/** The progress by its own call, which has a tag; else out of the list. */
async function readCurrent(save: ProgressSave, sources: ProgressSources): Promise<Current> {
  const { rest, missingCalls } = sources;
  const { personId } = save;
  if (!missingCalls.has(PROGRESS)) {
    const options = { params: { id: personId }, isOptional: true };
    const reply = await rest.get(PROGRESS, options).catch(noneWithoutCall);
    if (reply !== null) return currentOf(reply, save);
  }
  const { progress = null } = await sources.person(personId);
  // The list has the person, so that it is the call that is missing.
  missingCalls.add(PROGRESS);
  return { progress, etag: null };
}

function noneWithoutCall(error: unknown): null {
  if (error instanceof UpstreamError && error.code === 'NOT_SUPPORTED') return null;
  throw error;
}

function currentOf(reply: Reply, { personId, clubId }: ProgressSave): Current {
  const owner = { personId, clubId, reader: 'mentor' as const };
  return { progress: readProgressReply(reply, owner), etag: reply.etag };
}

function isStale(written: WriteReply): written is Extract<WriteReply, { ok: false }> {
  return !written.ok && written.refusal.code === 'PRECONDITION_FAILED';
}

/** The progress that a refusal includes; null without one that can be understood. */
function currentIn({ current }: Extract<WriteReply, { ok: false }>, save: ProgressSave) {
  return current === undefined ? null : ifReadable(() => currentOf(current, save));
}

async function changeOf(
  { progress, etag }: Current,
  save: ProgressSave,
  { identified }: ProgressSources,
): Promise<Change> {
  const stage =
    findStage(progress?.stages, save) ??
    (progress && findStage((await identified(progress)).stages, save));
  // A backend with tags lists every stage that the person can be saved at, and refuses others.
  if (!stage) return etag === null ? 'changed' : 'unchanged';
  if (stage.version === save.ifVersion) return 'unchanged';
  return hasSaved(stage, save) ? 'saved' : 'changed';
}
