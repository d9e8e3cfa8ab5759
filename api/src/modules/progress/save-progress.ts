import { fail, succeed, type Result } from '../../domain/result.ts';
import type { Executor } from '../../platform/database/types.ts';
import { checkIfMatch, type IfMatch } from '../../platform/http/entity-tags.ts';
import { holdPlannedSession } from '../counselling-sessions/repository.ts';
import { appendHistory, named } from '../history/append.ts';
import type { Dependencies } from '../dependencies.ts';
import { queueMails } from '../mails/outbox.ts';
import { lockPersonOfMentor } from '../people/repository.ts';
import { personOfMentorNotFound } from '../people/person.ts';
import { closeAnswer } from './answers.ts';
import { progressResponse } from './progress-record.ts';
import { putSave, readProgress } from './repository.ts';
import type { SaveBody } from './schemas.ts';
import type { Save, StageProgress } from './progress.ts';
import type { ApiResponse } from '../../platform/http/responses.ts';
import type { SignedIn } from '../../platform/http/signed-in.ts';
import { parseEnum, stageStatuses, type StageStatus } from '../../domain/words.ts';

/** Saves progress of one of the own people in a stage of the present club. */
export async function saveProgress(
  tx: Executor,
  mentor: SignedIn,
  { studentId, stageId, clubId, status: sentStatus, feedback }: SaveBody,
  { ifMatch, deps }: { ifMatch: IfMatch; deps: Dependencies },
): Promise<Result<ApiResponse>> {
  const at = deps.now();
  const status = readStatus(sentStatus);
  if (!status) return fail('VALIDATION', 'PROGRESS_STATUS_INVALID', 'status');
  const person = await lockPersonOfMentor(tx, mentor.id, studentId);
  if (!person) return personOfMentorNotFound('studentId');
  const present = await readProgress(tx, person, at);
  const failed = checkIfMatch(ifMatch, progressResponse(person, present));
  if (failed) return failed;
  const before = present.stages.find(({ stage }) => stage.id === stageId);
  if (!before || (clubId && clubId !== person.club?.id)) {
    return fail('VALIDATION', 'PROGRESS_STAGE_INVALID', 'stageId');
  }

  const save: Save = {
    stageId,
    status,
    feedback: feedback === undefined ? before.feedback : feedback?.trim() || null,
    savedAt: at,
    // The completion date stays when a completed stage is saved again.
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
  const isSameFeedback = save.feedback === before.feedback;
  await closeAnswer(tx, { personId: person.id, stageId }, { at, isSameFeedback });
  await holdPlannedSession(tx, person.id, { by: mentor, at });
  if (save.feedback !== null && !isSameFeedback) {
    await queueMails(tx, [{ kind: 'update-feedback', accountId: person.id }], deps);
  }
  return succeed(progressResponse(person, await readProgress(tx, person, at)));
}

function shown({
  stage,
  status,
  feedback,
}: Pick<StageProgress, 'stage' | 'status' | 'feedback'>): object {
  return { stage: named(stage), status, feedback };
}

/** Parses a sent status; `in progress` by default. @returns null for an unknown one */
function readStatus(sent: string | null | undefined): StageStatus | null {
  if (!sent?.trim()) return 'in progress';
  return parseEnum(stageStatuses, sent) ?? null;
}
