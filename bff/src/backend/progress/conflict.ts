import type { Person } from '../../domain/person.ts';
import type { Progress, ProgressSave, StageProgress } from '../../domain/progress.ts';
import { upstreamStageId } from '../entities/club.ts';
import { readProgressReply } from '../entities/progress.ts';
import { whereSupported } from '../failures/whereSupported.ts';
import type { Reply, RestClient, WriteReply } from '../http/client.ts';
import { ifReadable, valueOrThrow } from '../reading/orError.ts';

/** Reads of a person's progress before a save. */
export interface ProgressSources {
  rest: RestClient;
  /** The mentor's person with this id from the list. @throws UpstreamError NOT_FOUND */
  person: (id: string) => Promise<Person>;
  /** The progress with the club's stages. */
  identified: (progress: Progress) => Progress | Promise<Progress>;
}

/** A person's progress and its ETag. */
interface Current {
  progress: Progress | null;
  etag: string | null;
}

/** State of the stage since `ifVersion`; `saved` when a repeated save was already applied. */
type Change = 'unchanged' | 'saved' | 'changed';

const MAX_TRIES = 4;

const PROGRESS = '/api/mentor/people/{id}/progress';

/**
 * Writes unless the stage's version differs from `ifVersion`. The ETag covers the whole progress:
 * where only another stage was saved in between, the write is repeated with the new ETag.
 */
export async function writeUnlessChanged(
  save: ProgressSave,
  sources: ProgressSources,
  put: (ifMatch?: string | null) => Promise<WriteReply>,
): Promise<WriteReply | Exclude<Change, 'unchanged'>> {
  const { ifVersion } = save;
  if (typeof ifVersion !== 'string') return put();

  let current = await readCurrent(save, sources);
  for (let tries = 1; ; tries += 1) {
    const change = await changeOf(current, save, sources);
    if (change !== 'unchanged') return change;
    const written = await put(current.etag);
    if (!isStale(written)) return written;
    if (tries === MAX_TRIES) return 'changed';
    current = currentIn(written, save) ?? (await readCurrent(save, sources));
  }
}

/** The progress from its own call, with an ETag, where the backend has it; else from the list. */
async function readCurrent(
  save: ProgressSave,
  { rest, person }: ProgressSources,
): Promise<Current> {
  const { personId } = save;
  const reply = await whereSupported(
    rest.get(PROGRESS, { params: { id: personId }, isOptional: true, nouns: [] }),
  );
  if (reply !== null) return currentOf(reply, save);
  const { progress = null } = await person(personId);
  return { progress, etag: null };
}

function currentOf(reply: Reply, { personId, clubId }: ProgressSave): Current {
  const owner = { personId, clubId, reader: 'mentor' as const };
  return { progress: readProgressReply(reply, owner), etag: reply.etag };
}

function isStale(written: WriteReply): written is Extract<WriteReply, { ok: false }> {
  return !written.ok && written.refusal.code === 'PRECONDITION_FAILED';
}

/** The progress in a refusal; null where it is missing or unreadable. */
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
  // A backend with ETags lists all stages of the person, and refuses unknown ones.
  if (!stage) return etag === null ? 'changed' : 'unchanged';
  if (stage.version() === save.ifVersion) return 'unchanged';
  return hasSaved(stage, save) ? 'saved' : 'changed';
}

/** The stage by its id, or by its name where the backend has no ids. */
function findStage(
  stages: Progress['stages'] | undefined,
  { clubId, stageId }: ProgressSave,
): StageProgress | undefined {
  const ids = [stageId, upstreamStageId(clubId, stageId)];
  return valueOrThrow(stages)?.find(({ stage, stageKey }) =>
    [stage.id, stageKey].some((id) => id !== null && ids.includes(id)),
  );
}

function hasSaved({ status, feedback }: StageProgress, save: ProgressSave): boolean {
  const isSame =
    save.feedback === undefined || save.feedback.trim() === (valueOrThrow(feedback) ?? '').trim();
  return status === save.status && isSame;
}
