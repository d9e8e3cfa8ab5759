import type { MutationResolvers } from '../../gen/resolvers.generated.ts';
import { fromAudience } from '../audience.ts';
import { clubPayload } from '../payloads.ts';

export const addClub: MutationResolvers['addClub'] = async (_root, { input }, { backend }) =>
  clubPayload(await backend.clubs.add({ ...input, clubFor: fromAudience(input.clubFor) }));
