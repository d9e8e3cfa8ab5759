import type { MutationResolvers } from '../../gen/resolvers.generated.ts';
import { fromAudience } from '../audience.ts';
import { personPayload } from '../payloads.ts';

export const assignClub: MutationResolvers['assignClub'] = async (
  _root,
  { input: { audience, clubId = null, ...input } },
  { backend },
) => personPayload(await backend.people.assignClub(fromAudience(audience), { ...input, clubId }));
