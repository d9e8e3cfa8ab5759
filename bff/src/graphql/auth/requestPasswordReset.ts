import type { MutationResolvers } from '../../gen/resolvers.generated.ts';
import { optionalCall } from '../../backend/auth/optionalCall.ts';

export const requestPasswordReset: MutationResolvers['requestPasswordReset'] = async (
  _root,
  { input },
  { auth },
) => {
  const userErrors = await optionalCall(auth.forgotPassword(input));
  return { accepted: userErrors.length === 0, userErrors };
};
