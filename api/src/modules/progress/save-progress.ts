import { isId } from '../../domain/ids.ts';
import { fail, succeed, type Answer, type Result } from '../../domain/result.ts';
import type { SignedIn } from '../../plugins/auth.ts';
import type { Executor } from '../../plugins/database/types.ts';
import { refuseStale, type IfMatch } from '../../plugins/etag.ts';
import { appendHistory } from '../history/append.ts';
import { named } from '../history/named.ts';
import type { Updates } from '../update-mails/send-updates.ts';
import { holdPersonOfMentor } from '../people/repository.ts';
import { noSuchPersonOfMentor } from '../people/no-such-person-of-mentor.ts';
import { progressAnswer } from './progress-record.ts';
import { putSave, readStanding } from './repository.ts';
import type { SaveBody } from './schemas.ts';
import type { Save, StageStanding } from './standing.ts';
import { readStatus } from './status.ts';

/** A mentor may save for own people only, and only for stages of the person's present club. */
export async function saveProgress(
  tx: Executor,
  mentor: SignedIn,
  { studentId, stageId, clubId, status: sentStatus, feedback }: SaveBody,
  { ifMatch, at, updates }: { ifMatch: IfMatch; at: Date; updates: Updates },
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
  if (save.feedback !== null && save.feedback !== before.feedback) {
    updates.set(person.id, 'feedback');
  }
  return succeed(progressAnswer(person, await readStanding(tx, person)));
}

function shown({
  stage,
  status,
  feedback,
}: Pick<StageStanding, 'stage' | 'status' | 'feedback'>): object {
  return { stage: named(stage), status, feedback };
}
