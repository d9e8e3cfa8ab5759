import { isId } from '../../domain/ids.ts';
import { fail, succeed, type Result } from '../../domain/result.ts';
import type { App } from '../../plugins/app-type.ts';
import { signedInAs, type SignedIn } from '../../plugins/auth.ts';
import { ErrorBody, refuseWith } from '../../plugins/errors.ts';
import { listStages } from '../clubs/stages.ts';
import type { Dependencies } from '../dependencies.ts';
import { appendHistory } from '../history/append.ts';
import { holdPersonOfMentor } from '../people/repository.ts';
import { progressRecord } from './progress-record.ts';
import { findSave, putSave, readStanding } from './repository.ts';
import { ProgressRecord, SaveBody } from './schemas.ts';
import type { Save, Standing } from './standing.ts';
import { readStatus } from './status.ts';

/** PUT /api/mentor/progress */
export function saveProgressRoute(app: App, deps: Dependencies): void {
  app.put(
    '/progress',
    {
      schema: {
        summary: "Record how far one of your people is with a stage of the person's club",
        body: SaveBody,
        response: { 200: ProgressRecord, 400: ErrorBody, 404: ErrorBody },
      },
    },
    async (request, reply) => {
      const saved = await saveProgress(deps, signedInAs(request), request.body);
      return saved.ok ? progressRecord(saved.value) : refuseWith(reply, saved.failure);
    },
  );
}

/** A mentor may save for own people only, and only for stages of the person's present club. */
async function saveProgress(
  { db, now }: Dependencies,
  mentor: SignedIn,
  { studentId, stageId, clubId, status: sentStatus, feedback }: SaveBody,
): Promise<Result<Standing>> {
  const status = readStatus(sentStatus);
  if (!status) return fail('VALIDATION', 'Please select a valid status', 'status');
  if (!isId(studentId)) return noSuchPersonOfMentor();
  return db.transaction().execute(async (tx) => {
    const person = await holdPersonOfMentor(tx, mentor.id, studentId);
    if (!person) return noSuchPersonOfMentor();
    const stages = person.club ? (await listStages(tx, [person.club.id])).get(person.club.id) : [];
    const stage = stages?.find(({ id }) => id === stageId);
    if (!stage || (clubId && clubId !== person.club?.id)) {
      return fail('VALIDATION', 'Invalid stage selected', 'stageId');
    }

    const at = now();
    const before = await findSave(tx, person.id, stageId);
    const save: Save = {
      stageId,
      status,
      feedback: feedback === undefined ? (before?.feedback ?? null) : feedback?.trim() || null,
      savedAt: at,
      // Saving a completed stage again, with other feedback, does not complete it anew.
      completedAt: status === 'completed' ? (before?.completedAt ?? at) : null,
    };
    await putSave(tx, person.id, save, mentor);
    await appendHistory(tx, {
      personId: person.id,
      at,
      by: mentor,
      what: 'progress',
      before: before && shown(stage.name, before),
      after: shown(stage.name, save),
    });
    return succeed(await readStanding(tx, person));
  });
}

function noSuchPersonOfMentor() {
  return fail('NOT_FOUND', 'No such person is assigned to you', 'studentId');
}

function shown(stage: string, { stageId, status, feedback }: Save): object {
  return { stageId, stage, status, feedback };
}
