import type { Audience } from '../../domain/account.ts';
import type { Person } from '../../domain/person.ts';
import { whereSupported } from '../failures/whereSupported.ts';
import { isId } from '../http/call.ts';
import type { RestClient } from '../http/client.ts';
import { referenceKeys } from '../lists/referenceKeys.ts';
import type { PeopleResult } from '../../domain/writeResult.ts';
import type { PeopleCalls } from '../port.ts';
import { refKey } from '../reading/reference.ts';
import type { MentorSource, PeopleSource } from '../sources.ts';
import { missingValue, userErrorsOf } from '../writes/userErrors.ts';
import { changeEach } from './changeEach.ts';
import { personResultsIn } from './personResults.ts';

/** The people of a mentor by one call, or by the documented calls where the backend lacks it. */
export function createReassignment(
  rest: RestClient,
  people: Pick<PeopleSource, 'all' | 'assignMentor'>,
  mentors: Pick<MentorSource, 'lookup'>,
): PeopleCalls['reassign'] {
  async function peopleOf(audience: Audience, mentorId: string) {
    const all: Person[] = await people.all(audience);
    const references = all.map(({ mentor }) => mentor);
    const keys = await referenceKeys(mentorId, references, (key) => mentors.lookup(key, 'admin'));
    const found = all.filter(({ mentor }) => keys.has(refKey(mentor) ?? ''));
    return found.map(({ id }) => ({ personId: id, audience }));
  }

  async function assignEach(from: string, to: string): Promise<PeopleResult['results']> {
    const [students, educators] = await Promise.all([
      peopleOf('student', from),
      peopleOf('educator', from),
    ]);
    return changeEach([...students, ...educators], ({ personId, audience }) =>
      people.assignMentor(audience, { personId, mentorId: to }),
    );
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
    if (written.ok) return { results: personResultsIn(written.reply), userErrors: [] };
    const spelling = { id: 'fromMentorId', mentorId: 'toMentorId' };
    return { results: [], userErrors: userErrorsOf(written.refusal, spelling) };
  };
}
