import type { MutationResolvers } from '../../gen/resolvers.generated.ts';
import { userErrorsOf } from '../userErrors.ts';
import { noneOf } from '../../backend/reading/orError.ts';
import type { RecordReader } from '../../backend/reading/recordReader.ts';
import { invalidAnswer } from '../../backend/failures/upstreamError.ts';
import type { User, WholeUser } from '../../domain/user.ts';
import { readUser, tellsOfForm } from '../../backend/auth/normalise.ts';
import { sessionIn } from '../../backend/auth/session.ts';
import type { AuthSource } from '../../backend/auth/calls.ts';

export const login: MutationResolvers['login'] = async (_root, { input }, { auth }) => {
  const result = await auth.login(input);
  if (!result.ok) return { token: null, user: null, userErrors: userErrorsOf(result.refusal) };
  const { token, user } = sessionIn(result.reply);
  if (token === null) throw invalidAnswer(result.reply, 'token');
  return { token, user: await accountOf(user, token, auth), userErrors: [] };
};

/** Whose token it is: as the login tells, else as the backend tells by the token. */
async function accountOf(
  user: RecordReader | null,
  token: string,
  auth: AuthSource,
): Promise<User> {
  if (user === null) return auth.me(token);
  const told = readUser(user);
  if (tellsOfForm(user)) return told;
  let known: Promise<boolean> | undefined;
  return { ...told, formSubmitted: () => (known ??= hasFilledForm(told, token, auth)) };
}

/** Who has filled the form is not to be sent to it again; but for want of that no login is lost. */
async function hasFilledForm(told: WholeUser, token: string, auth: AuthSource): Promise<boolean> {
  const { formSubmitted } = (await auth.me(token).catch(noneOf)) ?? told;
  return formSubmitted;
}
