import type { User } from '../../domain/user.ts';
import { invalidAnswer, UpstreamError } from '../failures/upstreamError.ts';
import type { RestClient } from '../http/client.ts';
import type { AuthCalls } from '../portAccount.ts';
import { ifReadable, noneOf } from '../reading/orError.ts';
import type { RecordReader } from '../reading/recordReader.ts';
import { recordOf } from '../reading/unwrap.ts';
import { userErrorsOf } from '../writes/userErrors.ts';
import { optionalWrite } from './optionalWrite.ts';
import { sessionIn } from './session.ts';
import { includesForm, readFormSubmitted, RecordedUser } from './user.ts';

/** At login every refusal is about what was typed, whatever its status means elsewhere. */
const LOGIN_REFUSED_BY = [400, 401, 403, 404, 409, 422];

/** Every refusal of a reset is about the mail's token, not about a session. */
const RESET_REFUSED_BY = [400, 401, 403, 409, 410, 422];

export function createAuthCalls(rest: RestClient): AuthCalls {
  /** @param token presented instead of the caller's: the one that a login has just given */
  async function accountRecord(token?: string): Promise<RecordReader> {
    const reply = await rest.get('/api/auth/me', token === undefined ? {} : { token });
    return recordOf(reply, 'user', 'account', 'profile');
  }

  /** The account of a token: as the login includes it, else as the backend has it by the token. */
  async function accountOf(record: RecordReader | null, token: string): Promise<User> {
    if (record === null) return new RecordedUser(await accountRecord(token));
    if (includesForm(record)) return new RecordedUser(record);
    let known: Promise<boolean> | undefined;
    return new RecordedUser(record, () => (known ??= hasFilledForm(record, token)));
  }

  /** Whoever has filled the form must not be sent to it again; but no login fails without it. */
  async function hasFilledForm(record: RecordReader, token: string): Promise<boolean> {
    const formSubmitted = await accountRecord(token)
      .then((found) => new RecordedUser(found).formSubmitted === true)
      .catch(noneOf);
    return formSubmitted ?? readFormSubmitted(record);
  }

  return {
    async me() {
      return new RecordedUser(await accountRecord());
    },

    async login(body) {
      const written = await rest.write('POST', '/api/auth/login', {
        body,
        refusedBy: LOGIN_REFUSED_BY,
        isAnonymous: true,
      });
      if (!written.ok)
        return { token: null, user: null, userErrors: userErrorsOf(written.refusal) };
      const { token, user } = sessionIn(written.reply);
      if (token === null) throw invalidAnswer(written.reply, 'token');
      return { token, user: await accountOf(user, token), userErrors: [] };
    },

    async register(body) {
      const written = await rest.write('POST', '/api/auth/register', { body, isAnonymous: true });
      if (!written.ok)
        return { token: null, user: null, userErrors: userErrorsOf(written.refusal) };
      const { token, user } = sessionIn(written.reply);
      // The account is made, whether or not the answer includes it in a readable form.
      return { token, user: user && ifReadable(() => new RecordedUser(user)), userErrors: [] };
    },

    async logout() {
      try {
        await rest.write('POST', '/api/auth/logout', { refusedBy: [], isOptional: true });
        return true;
      } catch (error) {
        if (error instanceof UpstreamError && hasNothingToEnd(error)) return false;
        throw error;
      }
    },

    changePassword: (body) =>
      optionalWrite(rest.write('POST', '/api/auth/change-password', { body, isOptional: true })),

    updatePreferences: (body) =>
      optionalWrite(rest.write('PUT', '/api/auth/me/preferences', { body, isOptional: true })),

    requestPasswordReset: (body) =>
      optionalWrite(
        rest.write('POST', '/api/auth/forgot-password', {
          body,
          isAnonymous: true,
          isOptional: true,
        }),
      ),

    resetPassword: ({ token, newPassword }) =>
      optionalWrite(
        rest.write('POST', '/api/auth/reset-password', {
          body: { token, password: newPassword },
          refusedBy: RESET_REFUSED_BY,
          isAnonymous: true,
          isOptional: true,
        }),
        { password: 'newPassword' },
      ),
  };
}

/** No such call, or no such session any more: forgetting the token is all that is left to do. */
function hasNothingToEnd({ code }: UpstreamError): boolean {
  return ['NOT_SUPPORTED', 'NOT_FOUND', 'UNAUTHENTICATED'].includes(code);
}
