import type { Person } from '../../domain/person.ts';
import type { ProgressSave } from '../../domain/progress.ts';
import { upstreamStageId } from '../entities/club.ts';
import { mentoredAudience, readMentoredPerson } from '../entities/mentoredPerson.ts';
import { readMentorStats } from '../entities/mentorStats.ts';
import { wordOf } from '../entities/stageStatus.ts';
import { CHANGED_MEANWHILE } from '../failures/refusal.ts';
import { isId, MISSING_ID } from '../http/call.ts';
import type { Reply, WriteReply } from '../http/client.ts';
import type { ProgressSaved } from '../port.ts';
import { isRecord } from '../reading/isRecord.ts';
import { ifReadable, nullIfUpstreamError, valueOrThrow } from '../reading/orError.ts';
import { recordOf } from '../reading/unwrap.ts';
import { missingValue } from '../writes/userErrors.ts';
import { notSent, writeResult } from '../writes/writeResult.ts';
import { writeUnlessChanged, type ProgressSources } from './conflict.ts';

/** Saves one stage of one person. */
export async function saveProgress(
  save: ProgressSave,
  sources: ProgressSources,
): Promise<ProgressSaved> {
  const { personId, clubId, status, feedback } = save;
  const stageId = upstreamStageId(clubId, save.stageId);
  const noIds = Object.entries({ personId, clubId, stageId }).filter(([, id]) => !isId(id));
  if (noIds.length > 0) {
    const errors = noIds.map(([field]) => missingValue(field, MISSING_ID));
    return { ...notSent<Person>(...errors), stats: null };
  }
  const put = (ifMatch?: string | null): Promise<WriteReply> =>
    sources.rest.write('PUT', '/api/mentor/progress', {
      body: { studentId: personId, clubId, stageId, status: wordOf[status], feedback },
      ifMatch,
      idempotencyKey: save.idempotencyKey,
    });
  const read = () => sources.person(personId);

  const written = await writeUnlessChanged(save, sources, put);
  if (written === 'saved') return { entity: read, stats: null, userErrors: [] };
  if (written === 'changed') {
    const error = { field: ['ifVersion'], code: 'PRECONDITION_FAILED', message: CHANGED_MEANWHILE };
    // The refusal is reported; a failed read is not reported in addition.
    return { entity: () => read().catch(nullIfUpstreamError), stats: null, userErrors: [error] };
  }
  const result = writeResult(written, {
    id: personId,
    spelling: { studentId: 'personId' },
    inReply: savedPerson,
    read,
  });
  return { ...result, stats: written.ok ? ifReadable(() => statsIn(written.reply)) : null };
}

/** The person in the reply of a save; null where the record is incomplete. */
function savedPerson(reply: Reply): Person | null {
  if (!isRecord(reply.body)) return null;
  const record = recordOf(reply, 'student', 'educator', 'person', 'user');
  const isWhole = ['name', 'email', 'club'].every((key) => record.has(key));
  if (!isWhole || record.optionalId() === null || mentoredAudience(record) === null) return null;
  const person = readMentoredPerson(record, null);
  return valueOrThrow(person.progress?.stages) ? person : null;
}

/** The mentor's stats in the reply of a save, or null. */
function statsIn(reply: Reply) {
  const stats = recordOf(reply).child('stats');
  return stats && readMentorStats(stats);
}
