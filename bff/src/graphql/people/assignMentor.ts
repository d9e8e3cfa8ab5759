import type { MutationResolvers } from '../../gen/resolvers.generated.ts';
import { fromAudience } from '../audience.ts';
import { personPayload } from '../payloads.ts';

export const assignMentor: MutationResolvers['assignMentor'] = async (
  _root,
  { input: { audience, mentorId = null, ...input } },
  { backend },
) =>
  personPayload(await backend.people.assignMentor(fromAudience(audience), { ...input, mentorId }));
