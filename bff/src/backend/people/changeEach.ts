import type { UserError } from '../../domain/userError.ts';
import { UpstreamError } from '../failures/upstreamError.ts';
import type { PeopleResult, PersonResult } from '../../domain/writeResult.ts';
import { notSent } from '../writes/writeResult.ts';

/** Parallel calls where the backend can only change one person. */
const AT_ONCE = 8;

/** Failures that end the operation: no further call can succeed. */
const FINAL = new Set(['UNAUTHENTICATED', 'FORBIDDEN', 'SECOND_FACTOR_DUE']);

const notDone: UserError = { field: null, code: 'NOT_DONE', message: 'There was no time left.' };

/**
 * Changes people with calls for one person, eight people at a time. Results are in the order of the
 * people; those for whom no time is left are `NOT_DONE`.
 */
export async function changeEach<P extends { personId: string }>(
  people: readonly P[],
  change: (person: P) => Promise<PersonResult>,
): Promise<PeopleResult['results']> {
  const waiting = people.entries();
  const results: PeopleResult['results'] = [];
  let isStopped = false;

  async function changeOne(person: P) {
    const { personId } = person;
    if (isStopped) return { personId, ...notSent('person', notDone) };
    try {
      return { personId, ...(await change(person)) };
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      const { code, message, reason, values } = error;
      isStopped ||= code === 'UPSTREAM_TIMEOUT' || FINAL.has(code);
      if (FINAL.has(code)) throw error;
      return { personId, ...notSent('person', { field: null, code, message, reason, values }) };
    }
  }

  async function changeNext(): Promise<void> {
    // The workers share the iterator.
    for (const [place, person] of waiting) results[place] = await changeOne(person);
  }

  await Promise.all(Array.from({ length: AT_ONCE }, changeNext));
  return results;
}
