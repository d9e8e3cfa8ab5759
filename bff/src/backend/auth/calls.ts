import type { Session, User } from '../../domain/account.ts';
import { UpstreamError, invalidAnswer } from '../failures/upstreamError.ts';
import type { Reply, RestClient, WriteMethod, WriteOptions } from '../http/client.ts';
import type { AuthCalls } from '../accountPort.ts';
import { ifReadable, nullIfUpstreamError } from '../reading/orError.ts';
import type { RecordReader } from '../reading/recordReader.ts';
import { recordOf } from '../reading/unwrap.ts';
import { optionalWrite } from '../writes/optionalWrite.ts';
import { userErrorsOf, type Spelling } from '../writes/userErrors.ts';
import { languageTag } from './languageTag.ts';
import { sessionIn } from './session.ts';
import { includesForm, readFormSubmitted, readUser } from './user.ts';
import type { UserError } from '../../domain/userError.ts';

/** Any of these statuses at login is about the credentials. */
const LOGIN_REFUSED_BY = [400, 401, 403, 404, 409, 422];

/** Status of a registration that a mail has to complete. */
const ACCEPTED = 202;

/** Options of a call with a mailed token: these statuses are about it, not about a session. */
const withMailedToken = { refusedBy: [400, 401, 403, 409, 410, 422], isAnonymous: true };

export function createAuthCalls(rest: RestClient): AuthCalls {
  /** @param token the token of a new login, sent instead of the caller's */
  async function accountRecord(token?: string): Promise<RecordReader> {
    const reply = await rest.get('/api/auth/me', token === undefined ? {} : { token });
    return recordOf(reply, 'user', 'account', 'profile');
  }

  /** The account of a token: from the login's reply, or read with the token. */
  async function accountOf(record: RecordReader | null, token: string): Promise<User> {
    if (record === null) return readUser(await accountRecord(token));
    if (includesForm(record)) return readUser(record);
    let known: Promise<boolean> | undefined;
    return readUser(record, () => (known ??= hasFilledForm(record, token)));
  }

  async function openedSession(reply: Reply): Promise<Session> {
    const { token, user } = sessionIn(reply);
    if (token === null) throw invalidAnswer(reply, 'token');
    return { token, user: await accountOf(user, token), userErrors: [] };
  }

  /**
   * Whether the form was submitted, read with another call if needed. The login succeeds when that
   * call fails.
   */
  async function hasFilledForm(record: RecordReader, token: string): Promise<boolean> {
    const formSubmitted = await accountRecord(token)
      .then((found) => readUser(found).formSubmitted === true)
      .catch(nullIfUpstreamError);
    return formSubmitted ?? readFormSubmitted(record);
  }

  /** The user errors of an optional call; empty on success. */
  async function errorsOf(
    method: WriteMethod,
    path: string,
    options?: WriteOptions,
    spelling?: Spelling,
  ): Promise<UserError[]> {
    return (await optionalWrite(rest, method, path, options, spelling)).userErrors;
  }

  return {
    async me() {
      return readUser(await accountRecord());
    },

    async login({ code, language, ...credentials }) {
      const written = await rest.write('POST', '/api/auth/login', {
        // Sent only where it was typed: another backend may refuse fields that it does not know.
        body: code ? { ...credentials, code } : credentials,
        language: languageTag(language),
        refusedBy: LOGIN_REFUSED_BY,
        isAnonymous: true,
        isPasswordCall: true,
      });
      if (!written.ok)
        return { token: null, user: null, userErrors: userErrorsOf(written.refusal) };
      return openedSession(written.reply);
    },

    async register({ language, ...body }) {
      const written = await rest.write('POST', '/api/auth/register', {
        body,
        language: languageTag(language),
        isAnonymous: true,
        isPasswordCall: true,
      });
      if (!written.ok) {
        const userErrors = userErrorsOf(written.refusal);
        return { token: null, user: null, awaitsConfirmation: false, userErrors };
      }
      const { token, user } = sessionIn(written.reply);
      return {
        token,
        // The account exists even where the reply has no readable record.
        user: user && ifReadable(() => readUser(user)),
        awaitsConfirmation: written.reply.status === ACCEPTED && token === null && user === null,
        userErrors: [],
      };
    },

    async confirmEmail({ token, newPassword }) {
      const { reply, userErrors } = await optionalWrite(
        rest,
        'POST',
        '/api/auth/confirm-email',
        { ...withMailedToken, body: { token, password: newPassword }, isPasswordCall: true },
        { password: 'newPassword' },
      );
      return reply === null ? { token: null, user: null, userErrors } : openedSession(reply);
    },

    async logout() {
      try {
        await rest.write('POST', '/api/auth/logout', { refusedBy: [], isOptional: true });
        return true;
      } catch (error) {
        if (error instanceof UpstreamError && isAlreadyLoggedOut(error)) return false;
        throw error;
      }
    },

    changePassword: (body) =>
      errorsOf('POST', '/api/auth/change-password', { body, isPasswordCall: true }),

    async updatePreferences({ mailUpdates, language }) {
      const body = {
        ...(mailUpdates != null && { mailUpdates }),
        ...(language != null && { language }),
      };
      const userErrors = await errorsOf('PUT', '/api/auth/me/preferences', { body });
      const user = userErrors.length === 0 ? readUser(await accountRecord()) : null;
      return { user, userErrors };
    },

    requestPasswordReset: (body) =>
      errorsOf('POST', '/api/auth/forgot-password', { body, isAnonymous: true }),

    resetPassword: ({ token, newPassword }) =>
      errorsOf(
        'POST',
        '/api/auth/reset-password',
        { ...withMailedToken, body: { token, password: newPassword }, isPasswordCall: true },
        { password: 'newPassword' },
      ),

    confirmEmailChange: (body) =>
      errorsOf('POST', '/api/auth/confirm-email-change', { ...withMailedToken, body }),

    cancelEmailChange: () => errorsOf('DELETE', '/api/auth/pending-email'),

    async undoEmailChange(body) {
      const options = { ...withMailedToken, body };
      const path = '/api/auth/undo-email-change';
      const { reply, userErrors } = await optionalWrite(rest, 'POST', path, options);
      return { resetToken: reply && recordOf(reply).text('resetToken'), userErrors };
    },
  };
}

/** The call does not exist or the session is over: only the client's token is left to delete. */
function isAlreadyLoggedOut({ code }: UpstreamError): boolean {
  return ['NOT_SUPPORTED', 'NOT_FOUND', 'UNAUTHENTICATED'].includes(code);
}
