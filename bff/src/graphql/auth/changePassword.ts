import type { MutationResolvers } from '../../gen/resolvers.generated.ts';
import { optionalCall } from '../../backend/auth/optionalCall.ts';

export const changePassword: MutationResolvers['changePassword'] = async (
  _root,
  { input },
  { auth },
) => {
  const userErrors = await optionalCall(auth.changePassword(input));
  return { changed: userErrors.length === 0, userErrors };
};
