import type { FeedbackAnswer } from '../../domain/counselling.ts';
import type { Person } from '../../domain/person.ts';
import { UpstreamError } from '../failures/upstreamError.ts';
import { valueOrThrow } from '../reading/orError.ts';

/** True for a person with answers that the mentor has not read. */
export function hasUnreadAnswers(person: Person): boolean {
  return answersOf(person).some((answer) => answer?.readAt === null);
}

/**
 * Checks that the list includes answers, so that the filter can be applied.
 *
 * @throws UpstreamError NOT_SUPPORTED
 */
export function checkAnswers(people: Person[]): void {
  const answers = people.flatMap(answersOf);
  if (answers.length === 0 || answers.some((answer) => answer !== undefined)) return;
  const call = 'GET /api/mentor/students';
  const message = 'The server does not offer answers to feedback.';
  throw new UpstreamError({ code: 'NOT_SUPPORTED', message, call, address: call, field: 'answer' });
}

/** One per stage: null without an answer, undefined where the backend has none. */
function answersOf({ progress }: Person): (FeedbackAnswer | null | undefined)[] {
  return (valueOrThrow(progress?.stages) ?? []).map(({ answer }) => valueOrThrow(answer));
}
