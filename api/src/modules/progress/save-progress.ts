import { isId } from '../../domain/ids.ts';
import { fail, succeed, type Answer, type Result } from '../../domain/result.ts';
import { sendOutcome } from '../../plugins/answers.ts';
import type { App } from '../../plugins/app-type.ts';
import { signedInAs, type SignedIn } from '../../plugins/auth.ts';
import type { Executor } from '../../plugins/database/types.ts';
import { ErrorBody } from '../../plugins/errors.ts';
import { ifMatchOf, refuseStale, type IfMatch } from '../../plugins/etag.ts';
import { answerOnce } from '../../plugins/idempotency.ts';
import type { Dependencies } from '../dependencies.ts';
import { appendHistory } from '../history/append.ts';
import { named } from '../history/named.ts';
import { findPersonOfMentor, holdPersonOfMentor } from '../people/repository.ts';
import { noSuchPersonOfMentor } from '../people/no-such-person-of-mentor.ts';
import { progressAnswer } from './progress-record.ts';
import { putSave, readStanding } from './repository.ts';
import { ProgressRecord, SaveBody } from './schemas.ts';
import type { Save, StageStanding } from './standing.ts';
import { readStatus } from './status.ts';

/** PUT /api/mentor/progress */
export function saveProgressRoute(app: App, deps: Dependencies): void {
  app.put(
    '/progress',
    {
      schema: {
        summary: "Record how far one of your people is with a stage of the person's club",
        body: SaveBody,
        response: {
          200: ProgressRecord,
          400: ErrorBody,
          404: ErrorBody,
          412: ErrorBody,
          422: ErrorBody,
        },
      },
    },
    async (request, reply) => {
      const ifMatch = ifMatchOf(request);
      const by = signedInAs(request);
      const { studentId } = request.body;
      const saved = await answerOnce(deps, request, (tx) =>
        saveProgress(tx, by, request.body, { ifMatch, at: deps.now() }),
      );
      // Who is no longer the mentor's own is not shown, not even in an answer that was given before.
      if (
        saved.ok &&
        saved.value.replayed &&
        !(await findPersonOfMentor(deps.db, by.id, studentId))
      ) {
        return sendOutcome(reply, noSuchPersonOfMentor('studentId'));
      }
      return sendOutcome(reply, saved);
    },
  );
}

/** A mentor may save for own people only, and only for stages of the person's present club. */
async function saveProgress(
  tx: Executor,
  mentor: SignedIn,
  { studentId, stageId, clubId, status: sentStatus, feedback }: SaveBody,
  { ifMatch, at }: { ifMatch: IfMatch; at: Date },
): Promise<Result<Answer>> {
  const status = readStatus(sentStatus);
  if (!status) return fail('VALIDATION', 'Please select a valid status', 'status');
  const person = isId(studentId) ? await holdPersonOfMentor(tx, mentor.id, studentId) : null;
  if (!person) return noSuchPersonOfMentor('studentId');
  const present = await readStanding(tx, person);
  const refusal = refuseStale(ifMatch, progressAnswer(person, present));
  if (refusal) return refusal;
  const before = present.stages.find(({ stage }) => stage.id === stageId);
  if (!before || (clubId && clubId !== person.club?.id)) {
    return fail('VALIDATION', 'Invalid stage selected', 'stageId');
  }

  const save: Save = {
    stageId,
    status,
    feedback: feedback === undefined ? before.feedback : feedback?.trim() || null,
    savedAt: at,
    // Saving a completed stage again, with other feedback, does not complete it anew.
    completedAt: status === 'completed' ? (before.completedAt ?? at) : null,
  };
  await putSave(tx, person.id, save, mentor);
  await appendHistory(tx, {
    personId: person.id,
    at,
    by: mentor,
    what: 'progress',
    before: before.savedAt && shown(before),
    after: shown({ stage: before.stage, ...save }),
  });
  return succeed(progressAnswer(person, await readStanding(tx, person)));
}

function shown({
  stage,
  status,
  feedback,
}: Pick<StageStanding, 'stage' | 'status' | 'feedback'>): object {
  return { stage: named(stage), status, feedback };
}
