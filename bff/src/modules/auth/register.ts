import type { MutationResolvers } from '../../gen/resolvers.generated.ts';
import { userErrorsOf } from '../../resolving/userErrors.ts';
import type { RecordReader } from '../../rest/answers/recordReader.ts';
import { UpstreamError } from '../../rest/upstreamError.ts';
import { fromAudience } from '../clubs/audience.ts';
import type { User } from './entity.ts';
import { readUser } from './normalise.ts';
import { sessionIn } from './session.ts';

export const register: MutationResolvers['register'] = async (_root, { input }, { auth }) => {
  const result = await auth.register({ ...input, role: fromAudience(input.role) });
  if (!result.ok) return { token: null, user: null, userErrors: userErrorsOf(result.refusal) };
  const { token, user } = sessionIn(result.reply);
  return { token, user: user && ifReadable(user), userErrors: [] };
};

/** The account is made, whether or not the answer tells of it so that it can be understood. */
function ifReadable(user: RecordReader): User | null {
  try {
    return readUser(user);
  } catch (error) {
    if (error instanceof UpstreamError) return null;
    throw error;
  }
}
