import type { MutationResolvers } from '../../gen/resolvers.generated.ts';
import { optionalCall } from '../../backend/auth/optionalCall.ts';

export const resetPassword: MutationResolvers['resetPassword'] = async (
  _root,
  { input: { token, newPassword } },
  { auth },
) => {
  const userErrors = await optionalCall(auth.resetPassword({ token, password: newPassword }), {
    password: 'newPassword',
  });
  return { changed: userErrors.length === 0, userErrors };
};
