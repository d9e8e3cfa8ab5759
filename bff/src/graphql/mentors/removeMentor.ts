import type { MutationResolvers } from '../../gen/resolvers.generated.ts';

export const removeMentor: MutationResolvers['removeMentor'] = async (
  _root,
  { input: { id } },
  { backend },
) => {
  const userErrors = await backend.mentors.remove(id);
  return { removedId: userErrors.length === 0 ? id : null, userErrors };
};
