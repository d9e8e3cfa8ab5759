import type { MutationResolvers } from '../../gen/resolvers.generated.ts';

export const requestPasswordReset: MutationResolvers['requestPasswordReset'] = async (
  _root,
  { input },
  { backend },
) => {
  const userErrors = await backend.auth.requestPasswordReset(input);
  return { accepted: userErrors.length === 0, userErrors };
};
