import type { MutationResolvers } from '../../gen/resolvers.generated.ts';
import { fromAudience } from './audience.ts';
import { clubPayload } from './payload.ts';

export const updateClub: MutationResolvers['updateClub'] = async (_root, { input }, { clubs }) => {
  const { id, clubFor, ...rest } = input;
  const result = await clubs.update(id, { ...rest, clubFor: fromAudience(clubFor) });
  return clubPayload(result, id, () => clubs.find(id));
};
