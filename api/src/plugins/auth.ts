import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Role } from '../domain/words.ts';
import type { App } from './app-type.ts';
import { refuse } from './errors.ts';

/** Who is asking. */
export interface SignedIn {
  id: string;
  name: string;
  role: Role;
  /** The bearer token of this request. */
  token: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the guard of the subtree; null on open routes. */
    signedIn: SignedIn | null;
  }
  interface FastifyContextConfig {
    /** Whom the guard lets in; unset on open routes. */
    roles?: readonly Role[];
  }
}

/** Finds the person that a token belongs to; null when it is unknown, expired or revoked. */
export type FindSession = (token: string) => Promise<Omit<SignedIn, 'token'> | null>;

/** Prepares requests for the guards; before any route. */
export function useAuth(app: App): void {
  app.decorateRequest('signedIn', null);
}

/** Lets only these roles into the routes below `app`: 401 without a valid token, 403 otherwise. */
export function guard(app: App, findSession: FindSession, roles: readonly Role[]): void {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, roles };
    route.schema = { ...route.schema, security: [{ bearer: [] }] };
  });
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    const token = bearerToken(request);
    const session = token === null ? null : await findSession(token);
    if (token === null || session === null) {
      return refuse(reply.header('www-authenticate', 'Bearer'), 'UNAUTHENTICATED', {
        message: 'Please log in',
      });
    }
    if (!roles.includes(session.role)) {
      return refuse(reply, 'FORBIDDEN', { message: 'You may not do this' });
    }
    request.signedIn = { ...session, token };
    return;
  });
}

/** Who is asking, on a guarded route. */
export function signedInAs(request: FastifyRequest): SignedIn {
  if (!request.signedIn) throw new Error(`${request.url} is not guarded`);
  return request.signedIn;
}

function bearerToken(request: FastifyRequest): string | null {
  return /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}
