import type { MutationResolvers } from '../../gen/resolvers.generated.ts';
import { invalidAnswer } from '../../rest/upstreamError.ts';
import { userErrorsOf } from '../../userErrors.ts';
import { sessionIn } from './source.ts';

export const login: MutationResolvers['login'] = async (_root, { input }, { auth }) => {
  const result = await auth.login(input);
  if (!result.ok) return { token: null, user: null, userErrors: userErrorsOf(result.refusal) };
  const { token, user } = sessionIn(result.reply);
  if (token === null) throw invalidAnswer(result.reply, 'token');
  if (user === null) throw invalidAnswer(result.reply, 'user');
  return { token, user, userErrors: [] };
};
