import type { MutationResolvers } from '../../gen/resolvers.generated.ts';
import { invalidAnswer } from '../../rest/upstreamError.ts';
import { userErrorsOf } from '../../userErrors.ts';
import { readUser } from './normalise.ts';
import { sessionIn } from './session.ts';

export const login: MutationResolvers['login'] = async (_root, { input }, { auth }) => {
  const result = await auth.login(input);
  if (!result.ok) return { token: null, user: null, userErrors: userErrorsOf(result.refusal) };
  const { token, user } = sessionIn(result.reply);
  if (token === null) throw invalidAnswer(result.reply, 'token');
  // A backend that gives no more than a token tells by it whose it is.
  return { token, user: user ? readUser(user) : await auth.me(token), userErrors: [] };
};
