import type { MutationResolvers } from '../../gen/resolvers.generated.ts';
import { fromAudience } from '../clubs/audience.ts';
import { personPayload } from './payload.ts';

export const assignMentor: MutationResolvers['assignMentor'] = async (
  _root,
  { input },
  { people },
) => {
  const audience = fromAudience(input.audience);
  const { personId, mentorId = null } = input;
  return personPayload(await people.assignMentor(audience, personId, mentorId), {
    audience,
    reader: 'admin',
    spelling: { id: 'personId' },
    read: () => people.one(audience, personId),
  });
};
