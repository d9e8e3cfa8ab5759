import type { MutationResolvers } from '../../gen/resolvers.generated.ts';

export const confirmEmailChange: MutationResolvers['confirmEmailChange'] = async (
  _root,
  { input },
  { backend },
) => {
  const userErrors = await backend.auth.confirmEmailChange(input);
  return { confirmed: userErrors.length === 0, userErrors };
};
