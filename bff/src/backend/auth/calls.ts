import { recordOf } from '../reading/unwrap.ts';
import type { RestClient, WriteResult } from '../http/client.ts';
import { UpstreamError } from '../failures/upstreamError.ts';
import type { Audience } from '../../graphql/audience.ts';
import type { WholeUser } from '../../domain/user.ts';
import { readUser } from './normalise.ts';

/** The REST calls about the caller's own account and session. */
export interface AuthSource {
  /**
   * GET /api/auth/me
   * @param token presented instead of the caller's: the one that a login has just given
   */
  me(token?: string): Promise<WholeUser>;
  /** POST /api/auth/login */
  login(body: { email: string; password: string }): Promise<WriteResult>;
  /** POST /api/auth/register */
  register(body: {
    name: string;
    email: string;
    password: string;
    role: Audience;
  }): Promise<WriteResult>;
  /** POST /api/auth/logout; false where the backend has no such call. */
  logout(): Promise<boolean>;
  /** POST /api/auth/change-password, where the backend has it. */
  changePassword(body: { currentPassword: string; newPassword: string }): Promise<WriteResult>;
  /** POST /api/auth/forgot-password, where the backend has it. */
  forgotPassword(body: { email: string }): Promise<WriteResult>;
  /** POST /api/auth/reset-password, where the backend has it. */
  resetPassword(body: { token: string; password: string }): Promise<WriteResult>;
}

/** At login every refusal is about what was typed, whatever its status means elsewhere. */
const LOGIN_REFUSED_BY = [400, 401, 403, 404, 409, 422];

/** Every refusal of a reset is about the mail's token, not about a session. */
const RESET_REFUSED_BY = [400, 401, 403, 409, 410, 422];

export function createAuthSource(rest: RestClient): AuthSource {
  return {
    async me(token) {
      const reply = await rest.get('/api/auth/me', token === undefined ? {} : { token });
      return readUser(recordOf(reply, 'user', 'account', 'profile'));
    },

    login: (body) =>
      rest.write('POST', '/api/auth/login', {
        body,
        refusedBy: LOGIN_REFUSED_BY,
        isAnonymous: true,
      }),

    register: (body) => rest.write('POST', '/api/auth/register', { body, isAnonymous: true }),

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
      rest.write('POST', '/api/auth/change-password', { body, isOptional: true }),

    forgotPassword: (body) =>
      rest.write('POST', '/api/auth/forgot-password', {
        body,
        isAnonymous: true,
        isOptional: true,
      }),

    resetPassword: (body) =>
      rest.write('POST', '/api/auth/reset-password', {
        body,
        refusedBy: RESET_REFUSED_BY,
        isAnonymous: true,
        isOptional: true,
      }),
  };
}

/** No such call, or no such session any more: forgetting the token is all that is left to do. */
function hasNothingToEnd({ code }: UpstreamError): boolean {
  return ['NOT_SUPPORTED', 'NOT_FOUND', 'UNAUTHENTICATED'].includes(code);
}
