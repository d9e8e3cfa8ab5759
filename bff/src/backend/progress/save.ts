import type { Person } from '../../domain/person.ts';
import type { ProgressSave, StageStatus } from '../../domain/progress.ts';
import { upstreamStageId } from '../entities/club.ts';
import { mentoredAudience, readMentoredPerson } from '../entities/mentoredPerson.ts';
import { notInList } from '../failures/upstreamError.ts';
import { isId, MISSING_ID } from '../http/call.ts';
import type { Reply, RestClient } from '../http/client.ts';
import type { WriteResult } from '../port.ts';
import { isRecord } from '../reading/isRecord.ts';
import { recordOf } from '../reading/unwrap.ts';
import { matchesSent } from '../writes/matchesSent.ts';
import { missing } from '../writes/userErrors.ts';
import { notSent, writeResult } from '../writes/writeResult.ts';

const wordOf: Record<StageStatus, string> = {
  NOT_STARTED: 'not started',
  IN_PROGRESS: 'in progress',
  COMPLETED: 'completed',
};

/** Saves one stage of one person; `find` reads the person out of the mentor's list. */
export async function saveProgress(
  rest: RestClient,
  { personId, clubId, ...save }: ProgressSave,
  find: (id: string) => Promise<Person | null>,
): Promise<WriteResult<Person>> {
  const stageId = upstreamStageId(clubId, save.stageId);
  const noIds = Object.entries({ personId, clubId, stageId }).filter(([, id]) => !isId(id));
  if (noIds.length > 0) return notSent(...noIds.map(([field]) => missing(field, MISSING_ID)));
  const { status, feedback } = save;
  const written = await rest.write('PUT', '/api/mentor/progress', {
    body: { studentId: personId, clubId, stageId, status: wordOf[status], feedback },
  });
  return writeResult(written, {
    id: personId,
    spelling: { studentId: 'personId' },
    inReply: savedPerson,
    matches: (person) => matchesSave(person, { ...save, stageId }),
    // A reply often includes stages only; the list has the person with the new progress.
    async read() {
      const person = await find(personId);
      if (person !== null) return person;
      throw notInList('GET /api/mentor/students', personId, 'Person not found');
    },
  });
}

/** The person that a save answers with; null where the reply includes no whole record of one. */
function savedPerson(reply: Reply): Person | null {
  if (!isRecord(reply.body)) return null;
  const record = recordOf(reply, 'student', 'educator', 'person', 'user');
  const isWhole = ['name', 'email', 'club'].every((key) => record.carries(key));
  return isWhole && record.optionalId() !== null && mentoredAudience(record) !== null
    ? readMentoredPerson(record, null)
    : null;
}

/** True of a person whose stage is as it was saved. */
function matchesSave(
  { progress }: Person,
  { stageId, status, feedback }: Pick<ProgressSave, 'stageId' | 'status' | 'feedback'>,
): boolean {
  const saved = progress?.stages?.find(({ stage, stageKey }) =>
    [stage.id, stageKey].includes(stageId),
  );
  return (
    saved !== undefined &&
    matchesSent({ status: saved.status, feedback: saved.feedback }, { status, feedback })
  );
}
