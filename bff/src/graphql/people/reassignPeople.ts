import type { MutationResolvers } from '../../gen/resolvers.generated.ts';
import { personPayload } from '../payloads.ts';

export const reassignPeople: MutationResolvers['reassignPeople'] = async (
  _root,
  { input: { fromMentorId, toMentorId } },
  { backend },
) => {
  const { results, userErrors } = await backend.people.reassign(fromMentorId, toMentorId);
  return {
    results: results.map(({ personId, ...result }) => ({ personId, ...personPayload(result) })),
    userErrors,
  };
};
