import type { Audience, User } from '../../domain/account.ts';
import type { NewAnswer } from '../../domain/counselling.ts';
import type { Person } from '../../domain/person.ts';
import type { StageProgress } from '../../domain/progress.ts';
import type { PersonResult } from '../../domain/writeResult.ts';
import { clubIdIn, upstreamStageId } from '../entities/club.ts';
import { isId, MISSING_ID } from '../http/call.ts';
import type { Reply, RestClient } from '../http/client.ts';
import { valueOrThrow } from '../reading/orError.ts';
import { changedByOwner } from '../writes/changedPerson.ts';
import { writeIfSupported } from '../writes/optionalWrite.ts';
import { missingValue } from '../writes/userErrors.ts';
import { notSent } from '../writes/writeResult.ts';
import { changedMeanwhile, writeUnlessChanged, type ProgressSources } from './conflict.ts';

interface AnswerDependencies extends Pick<ProgressSources, 'identified'> {
  rest: RestClient;
  /** The signed-in account: an operation does not show its caller's role. */
  me: () => Promise<User>;
  own: (audience: Audience) => Promise<Person>;
  /** GET /api/student/progress or /api/educator/progress */
  readOwn: (audience: Audience) => Promise<Reply>;
}

/** Sets, changes or removes the caller's answer to the feedback of a stage. */
export async function answerFeedback(
  answer: NewAnswer,
  { rest, me, own, readOwn, identified }: AnswerDependencies,
): Promise<PersonResult> {
  const { text, idempotencyKey } = answer;
  const clubId = clubIdIn(answer.stageId);
  const stageId = upstreamStageId(clubId, answer.stageId);
  if (!isId(stageId)) return notSent('person', missingValue('stageId', MISSING_ID));
  const { id: personId, role } = await me();
  // The backend refuses other roles.
  const audience = role === 'educator' ? 'educator' : 'student';
  const read = () => own(audience);
  const sources: ProgressSources = {
    owner: { personId, clubId: clubId || null, reader: audience },
    read: () => readOwn(audience),
    identified,
  };
  const change = { ...answer, clubId, isApplied: hasAnswer(text) };
  const written = await writeUnlessChanged(change, sources, (ifMatch) =>
    writeIfSupported(rest, 'PUT', `/api/${audience}/stages/{stageId}/answer`, {
      params: { stageId },
      body: { text },
      ifMatch,
      idempotencyKey,
    }),
  );
  if (written === 'applied') return { person: read, userErrors: [] };
  if (written === 'changed') return changedMeanwhile(read);
  return changedByOwner(written, read);
}

const hasAnswer =
  (text: string) =>
  ({ answer }: StageProgress): boolean =>
    text.trim() === (valueOrThrow(answer)?.text.trim() ?? '');
