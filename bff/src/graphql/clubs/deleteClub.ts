import type { MutationResolvers } from '../../gen/resolvers.generated.ts';
import { userErrorsOf } from '../userErrors.ts';

export const deleteClub: MutationResolvers['deleteClub'] = async (
  _root,
  { input: { id } },
  { clubs },
) => {
  const result = await clubs.remove(id);
  return result.ok
    ? { deletedId: id, userErrors: [] }
    : { deletedId: null, userErrors: userErrorsOf(result.refusal) };
};
