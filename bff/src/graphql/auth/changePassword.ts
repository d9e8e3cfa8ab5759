import type { MutationResolvers } from '../../gen/resolvers.generated.ts';

export const changePassword: MutationResolvers['changePassword'] = async (
  _root,
  { input },
  { backend },
) => {
  const userErrors = await backend.auth.changePassword(input);
  return { changed: userErrors.length === 0, userErrors };
};
