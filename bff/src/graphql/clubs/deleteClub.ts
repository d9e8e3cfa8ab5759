import type { MutationResolvers } from '../../gen/resolvers.generated.ts';

export const deleteClub: MutationResolvers['deleteClub'] = async (
  _root,
  { input },
  { backend },
) => {
  const { entity, userErrors } = await backend.clubs.remove(input);
  return { deletedId: userErrors.length === 0 ? input.id : null, club: entity, userErrors };
};
