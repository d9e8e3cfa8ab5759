import type { MutationResolvers } from '../../gen/resolvers.generated.ts';
import { userErrorsOf } from '../../userErrors.ts';
import { fromAudience } from '../clubs/audience.ts';
import { sessionIn } from './source.ts';

export const register: MutationResolvers['register'] = async (_root, { input }, { auth }) => {
  const result = await auth.register({ ...input, role: fromAudience(input.role) });
  if (!result.ok) return { token: null, user: null, userErrors: userErrorsOf(result.refusal) };
  return { ...sessionIn(result.reply), userErrors: [] };
};
