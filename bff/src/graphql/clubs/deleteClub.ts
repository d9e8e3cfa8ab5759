import type { MutationResolvers } from '../../gen/resolvers.generated.ts';

export const deleteClub: MutationResolvers['deleteClub'] = async (
  _root,
  { input: { id } },
  { backend },
) => {
  const userErrors = await backend.clubs.remove(id);
  return { deletedId: userErrors.length === 0 ? id : null, userErrors };
};
