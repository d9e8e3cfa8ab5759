import type { MutationResolvers } from '../../gen/resolvers.generated.ts';
import { userErrorsOf } from '../userErrors.ts';

export const removeMentor: MutationResolvers['removeMentor'] = async (
  _root,
  { input: { id } },
  { mentors },
) => {
  const result = await mentors.remove(id);
  return result.ok
    ? { removedId: id, userErrors: [] }
    : { removedId: null, userErrors: userErrorsOf(result.refusal) };
};
