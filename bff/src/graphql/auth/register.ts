import type { MutationResolvers } from '../../gen/resolvers.generated.ts';
import { userErrorsOf } from '../userErrors.ts';
import { ifReadable } from '../../backend/reading/orError.ts';
import { fromAudience } from '../audience.ts';
import { readUser } from '../../backend/auth/normalise.ts';
import { sessionIn } from '../../backend/auth/session.ts';

export const register: MutationResolvers['register'] = async (_root, { input }, { auth }) => {
  const result = await auth.register({ ...input, role: fromAudience(input.role) });
  if (!result.ok) return { token: null, user: null, userErrors: userErrorsOf(result.refusal) };
  const { token, user } = sessionIn(result.reply);
  // The account is made, whether or not the answer tells of it so that it can be understood.
  return { token, user: user && ifReadable(() => readUser(user)), userErrors: [] };
};
