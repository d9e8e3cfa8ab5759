import type { MutationResolvers } from '../../gen/resolvers.generated.ts';
import { keyIn } from '../../backend/reading/reference.ts';
import { missing } from '../userErrors.ts';
import { isId } from '../../backend/http/call.ts';
import { fromAudience } from '../audience.ts';
import { PERSON_ID, personPayload } from './payload.ts';

export const assignMentor: MutationResolvers['assignMentor'] = async (
  _root,
  { input },
  { people },
) => {
  const audience = fromAudience(input.audience);
  const { personId, mentorId = null } = input;
  // Only null takes the mentor away; an empty id is a mistake.
  if (mentorId !== null && !isId(mentorId)) {
    return {
      person: null,
      userErrors: [missing('mentorId', 'Mentor ID is missing. Please try again.')],
    };
  }
  return personPayload(await people.assignMentor(audience, personId, mentorId), {
    id: personId,
    audience,
    reader: 'admin',
    spelling: { ...PERSON_ID, assignedMentor: 'mentorId' },
    shows: ({ mentor }) => keyIn(mentor) === mentorId,
    read: () => people.one(audience, personId),
  });
};
