import type { MutationResolvers } from '../../gen/resolvers.generated.ts';

export const resetSecondFactor: MutationResolvers['resetSecondFactor'] = async (
  _root,
  { input },
  { backend },
) => {
  const userErrors = await backend.secondFactor.resetOfAccount(input.accountId);
  return { reset: userErrors.length === 0, userErrors };
};
