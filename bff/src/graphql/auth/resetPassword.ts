import type { MutationResolvers } from '../../gen/resolvers.generated.ts';

export const resetPassword: MutationResolvers['resetPassword'] = async (
  _root,
  { input },
  { backend },
) => {
  const userErrors = await backend.auth.resetPassword(input);
  return { changed: userErrors.length === 0, userErrors };
};
