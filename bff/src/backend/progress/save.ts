import type { Person } from '../../domain/person.ts';
import type { ProgressSave, StageProgress } from '../../domain/progress.ts';
import type { ChangedPerson } from '../../domain/writeResult.ts';
import { upstreamStageId } from '../entities/club.ts';
import { wordOf } from '../entities/stageStatus.ts';
import { whereSupported } from '../failures/whereSupported.ts';
import { isId, MISSING_ID } from '../http/call.ts';
import type { RestClient, WriteReply } from '../http/client.ts';
import { valueOrThrow } from '../reading/orError.ts';
import { changedByMentor } from '../writes/changedPerson.ts';
import { missingValue } from '../writes/userErrors.ts';
import { notSent } from '../writes/writeResult.ts';
import { changedMeanwhile, writeUnlessChanged, type ProgressSources } from './conflict.ts';

interface SaveDependencies extends Pick<ProgressSources, 'identified'> {
  rest: RestClient;
  /** The mentor's person with this id from the list. @throws UpstreamError NOT_FOUND */
  person: (id: string) => Promise<Person>;
}

const PROGRESS = '/api/mentor/people/{id}/progress';

/** Saves one stage of one person. */
export async function saveProgress(
  save: ProgressSave,
  { rest, person, identified }: SaveDependencies,
): Promise<ChangedPerson> {
  const { personId, clubId, status, feedback } = save;
  const stageId = upstreamStageId(clubId, save.stageId);
  const noIds = Object.entries({ personId, clubId, stageId }).filter(([, id]) => !isId(id));
  if (noIds.length > 0) {
    const errors = noIds.map(([field]) => missingValue(field, MISSING_ID));
    return { ...notSent('person', ...errors), stats: null };
  }
  const put = (ifMatch?: string | null): Promise<WriteReply> =>
    rest.write('PUT', '/api/mentor/progress', {
      body: { studentId: personId, clubId, stageId, status: wordOf[status], feedback },
      ifMatch,
      idempotencyKey: save.idempotencyKey,
    });
  const read = () => person(personId);
  const sources: ProgressSources = {
    owner: { personId, clubId, reader: 'mentor' },
    // The progress from its own call, with an ETag, where the backend has it; else from the list.
    async read() {
      const options = { params: { id: personId }, isOptional: true, nouns: [] };
      const reply = await whereSupported(rest.get(PROGRESS, options));
      return reply ?? (await read()).progress ?? null;
    },
    identified,
  };
  const change = { ...save, isApplied: hasSaved(save) };
  const written = await writeUnlessChanged(change, sources, put);
  if (written === 'applied') return { person: read, stats: null, userErrors: [] };
  if (written === 'changed') return { ...changedMeanwhile(read), stats: null };
  return changedByMentor(written, { id: personId, spelling: { studentId: 'personId' }, read });
}

const hasSaved =
  (save: ProgressSave) =>
  ({ status, feedback }: StageProgress): boolean => {
    const isSame =
      save.feedback === undefined || save.feedback.trim() === (valueOrThrow(feedback) ?? '').trim();
    return status === save.status && isSame;
  };
