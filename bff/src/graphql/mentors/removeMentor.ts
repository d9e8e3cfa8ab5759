import type { MutationResolvers } from '../../gen/resolvers.generated.ts';

export const removeMentor: MutationResolvers['removeMentor'] = async (
  _root,
  { input },
  { backend },
) => {
  const { entity, userErrors } = await backend.mentors.remove(input);
  return { removedId: userErrors.length === 0 ? input.id : null, mentor: entity, userErrors };
};
