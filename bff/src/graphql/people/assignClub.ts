import type { MutationResolvers } from '../../gen/resolvers.generated.ts';
import { keyIn } from '../../backend/reading/reference.ts';
import { missing } from '../userErrors.ts';
import { isId } from '../../backend/http/call.ts';
import { fromAudience } from '../audience.ts';
import { PERSON_ID, personPayload } from './payload.ts';

export const assignClub: MutationResolvers['assignClub'] = async (_root, { input }, { people }) => {
  const audience = fromAudience(input.audience);
  const { personId, clubId = null } = input;
  // Only null takes the club away; an empty id is a mistake.
  if (clubId !== null && !isId(clubId)) {
    return {
      person: null,
      userErrors: [missing('clubId', 'Club ID is missing. Please try again.')],
    };
  }
  return personPayload(await people.assignClub(audience, personId, clubId), {
    id: personId,
    audience,
    reader: 'admin',
    spelling: { ...PERSON_ID, assignedClub: 'clubId' },
    shows: ({ club }) => keyIn(club) === clubId,
    read: () => people.one(audience, personId),
  });
};
