import type { MutationResolvers } from '../../gen/resolvers.generated.ts';

export const cancelEmailChange: MutationResolvers['cancelEmailChange'] = async (
  _root,
  _args,
  { backend },
) => {
  const userErrors = await backend.auth.cancelEmailChange();
  return { cancelled: userErrors.length === 0, userErrors };
};
