import type { MutationResolvers } from '../../gen/resolvers.generated.ts';
import { fromAudience } from '../audience.ts';
import { clubPayload } from '../payloads.ts';

export const updateClub: MutationResolvers['updateClub'] = async (_root, { input }, { backend }) =>
  clubPayload(await backend.clubs.update({ ...input, clubFor: fromAudience(input.clubFor) }));
