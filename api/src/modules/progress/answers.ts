import { isId } from '../../domain/ids.ts';
import { visibleLength } from '../../domain/names.ts';
import { fail, succeed, type Result } from '../../domain/result.ts';
import type { Executor } from '../../platform/database/types.ts';
import { checkIfMatch, type IfMatch } from '../../platform/http/entity-tags.ts';
import { appendHistory, named, type Action } from '../history/append.ts';
import type { Person } from '../people/person.ts';
import { progressResponse } from './progress-record.ts';
import { readProgress } from './repository.ts';

/** Sets the answer of a locked person to the feedback of a stage; a blank text removes it. */
export async function answerFeedback(
  tx: Executor,
  person: Person,
  { stageId, text: sent, ifMatch }: { stageId: string; text: string; ifMatch: IfMatch },
  act: Action,
): Promise<Result<null>> {
  const progress = await readProgress(tx, person, act.at);
  const failed = checkIfMatch(ifMatch, progressResponse(person, progress));
  if (failed) return failed;
  const found = isId(stageId) && progress.stages.find(({ stage }) => stage.id === stageId);
  if (!found) return fail('NOT_FOUND', 'STAGE_NOT_FOUND');
  const { stage, feedback, answer } = found;
  const text = visibleLength(sent) > 0 ? sent.trim() : '';
  if (text === (answer?.text ?? '')) return succeed(null);
  if (feedback === null) return fail('CONFLICT', 'NO_FEEDBACK');
  if (answer?.isClosed) {
    return fail('CONFLICT', 'ANSWER_CLOSED');
  }
  await (text === ''
    ? deleteAnswer(tx, person.id, stageId)
    : putAnswer(tx, { personId: person.id, stageId, text, at: act.at }));
  const shown = (words: string) => (words === '' ? null : { stage: named(stage), text: words });
  const values = { before: shown(answer?.text ?? ''), after: shown(text) };
  await appendHistory(tx, { ...act, personId: person.id, what: 'answer', ...values });
  return succeed(null);
}

/** Closes the answer to a saved stage: it has been read, and goes with its feedback. */
export async function closeAnswer(
  tx: Executor,
  { personId, stageId }: { personId: string; stageId: string },
  { at, isSameFeedback }: { at: Date; isSameFeedback: boolean },
): Promise<void> {
  if (!isSameFeedback) return deleteAnswer(tx, personId, stageId);
  await markRead(tx, personId, at, [stageId]);
  await tx
    .updateTable('answers')
    .set({ is_closed: true })
    .where('person_id', '=', personId)
    .where('stage_id', '=', stageId)
    .where('is_closed', '=', false)
    .execute();
}

/** Marks the answers of a person in these stages as read. */
export async function markRead(
  tx: Executor,
  personId: string,
  at: Date,
  stageIds: readonly string[],
): Promise<void> {
  if (stageIds.length === 0) return;
  await tx
    .updateTable('answers')
    .set({ read_at: at })
    .where('person_id', '=', personId)
    .where('stage_id', 'in', stageIds)
    .where('read_at', 'is', null)
    .execute();
}

async function putAnswer(
  tx: Executor,
  { personId, stageId, text, at }: { personId: string; stageId: string; text: string; at: Date },
): Promise<void> {
  const values = { text, at, read_at: null };
  await tx
    .insertInto('answers')
    .values({ person_id: personId, stage_id: stageId, ...values })
    .onConflict((conflict) => conflict.columns(['person_id', 'stage_id']).doUpdateSet(values))
    .execute();
}

async function deleteAnswer(tx: Executor, personId: string, stageId: string): Promise<void> {
  await tx
    .deleteFrom('answers')
    .where('person_id', '=', personId)
    .where('stage_id', '=', stageId)
    .execute();
}
