import type { MutationResolvers } from '../../gen/resolvers.generated.ts';
import { fromAudience } from '../clubs/audience.ts';
import { personPayload } from './payload.ts';

export const assignClub: MutationResolvers['assignClub'] = async (_root, { input }, { people }) => {
  const audience = fromAudience(input.audience);
  const { personId, clubId = null } = input;
  return personPayload(await people.assignClub(audience, personId, clubId), {
    audience,
    reader: 'admin',
    spelling: { id: 'personId' },
    read: () => people.one(audience, personId),
  });
};
