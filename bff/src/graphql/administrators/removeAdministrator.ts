import type { MutationResolvers } from '../../gen/resolvers.generated.ts';

export const removeAdministrator: MutationResolvers['removeAdministrator'] = async (
  _root,
  { input },
  { backend },
) => {
  const userErrors = await backend.administrators.remove(input);
  return { removedId: userErrors.length === 0 ? input.id : null, userErrors };
};
