import type { MutationResolvers } from '../../gen/resolvers.generated.ts';
import { showsSent } from '../../backend/writes/showsSent.ts';
import { fromAudience } from '../audience.ts';
import { clubPayload } from './payload.ts';

export const updateClub: MutationResolvers['updateClub'] = async (_root, { input }, { clubs }) => {
  const { id, stages, ...rest } = input;
  const fields = { ...rest, clubFor: fromAudience(rest.clubFor) };
  const result = await clubs.update(id, { ...fields, stages });
  return clubPayload(result, {
    id,
    shows: (club) =>
      showsSent(club, fields) &&
      showsSent({ stages: club.stages?.map(({ name }) => name) }, { stages }),
    read: () => clubs.find(id),
  });
};
