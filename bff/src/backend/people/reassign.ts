import type { Audience } from '../../domain/account.ts';
import type { Person } from '../../domain/person.ts';
import type { UserError } from '../../domain/userError.ts';
import { readPersonOf } from '../entities/person.ts';
import { safeMessage } from '../failures/serverMessage.ts';
import { UpstreamError } from '../failures/upstreamError.ts';
import { whereSupported } from '../failures/whereSupported.ts';
import { isId } from '../http/call.ts';
import type { RestClient } from '../http/client.ts';
import { referenceKeys } from '../lists/referenceKeys.ts';
import type { PeopleCalls, PersonResult } from '../port.ts';
import type { RecordReader } from '../reading/recordReader.ts';
import { refKey } from '../reading/reference.ts';
import { recordsOf } from '../reading/unwrap.ts';
import type { MentorSource, PeopleSource } from '../sources.ts';
import { missingValue, userErrorsOf } from '../writes/userErrors.ts';

/** Parallel calls where the backend can only assign one person. */
const AT_ONCE = 8;

/** Failures that end the operation: no further call can succeed. */
const FINAL = new Set(['UNAUTHENTICATED', 'FORBIDDEN', 'SECOND_FACTOR_DUE']);

/** The people of a mentor by one call, or by the documented calls where the backend lacks it. */
export function createReassignment(
  rest: RestClient,
  people: Pick<PeopleSource, 'all' | 'assignMentor'>,
  mentors: Pick<MentorSource, 'lookup'>,
): PeopleCalls['reassign'] {
  async function peopleOf(audience: Audience, mentorId: string): Promise<Person[]> {
    const all: Person[] = await people.all(audience);
    const references = all.map(({ mentor }) => mentor);
    const keys = await referenceKeys(mentorId, references, (key) => mentors.lookup(key, 'admin'));
    return all.filter(({ mentor }) => keys.has(refKey(mentor) ?? ''));
  }

  async function assignEach(from: string, to: string): Promise<PersonResult[]> {
    const [students, educators] = await Promise.all([
      peopleOf('student', from),
      peopleOf('educator', from),
    ]);
    const waiting = [...students, ...educators].entries();
    const results: PersonResult[] = [];
    let isStopped = false;
    async function assignOne({ id: personId, audience }: Person): Promise<PersonResult> {
      if (isStopped) return { personId, ...refused(notDone) };
      try {
        const result = await people.assignMentor(audience, { personId, mentorId: to });
        return { personId, ...result };
      } catch (error) {
        if (!(error instanceof UpstreamError)) throw error;
        const { code, message } = error;
        isStopped ||= code === 'UPSTREAM_TIMEOUT' || FINAL.has(code);
        if (FINAL.has(code)) throw error;
        return { personId, ...refused({ field: null, code, message }) };
      }
    }
    async function assignNext(): Promise<void> {
      // The workers share the iterator.
      for (const [place, person] of waiting) results[place] = await assignOne(person);
    }
    await Promise.all(Array.from({ length: AT_ONCE }, assignNext));
    return results;
  }

  return async (from, to) => {
    if (!isId(to)) {
      const missing = missingValue('toMentorId', 'Mentor ID is missing. Please try again.');
      return { results: [], userErrors: [missing] };
    }
    const written = await whereSupported(
      rest.write('PUT', '/api/admin/mentors/{id}/reassign', {
        params: { id: from },
        body: { mentorId: to },
        isOptional: true,
      }),
    );
    if (written === null) return { results: await assignEach(from, to), userErrors: [] };
    if (written.ok) {
      return { results: recordsOf(written.reply).map(resultIn), userErrors: [] };
    }
    const spelling = { id: 'fromMentorId', mentorId: 'toMentorId' };
    return { results: [], userErrors: userErrorsOf(written.refusal, spelling) };
  };
}

const notDone: UserError = { field: null, code: 'NOT_DONE', message: 'There was no time left.' };

const refused = (error: UserError) => ({ entity: null, userErrors: [error] });

/** The result of one person in the reply. */
function resultIn(row: RecordReader): PersonResult {
  const personId = row.id();
  const record = row.child('record');
  if (record === null) {
    const message = safeMessage(row.text('message')) ?? '';
    return {
      personId,
      ...refused({ field: null, code: row.text('code') ?? 'VALIDATION', message }),
    };
  }
  const audience = record.text('role') === 'educator' ? 'educator' : 'student';
  const version = row.text('etag');
  const entity = () => Promise.resolve(readPersonOf[audience](record, 'admin', { version }));
  return { personId, entity, userErrors: [] };
}
