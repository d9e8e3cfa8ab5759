import type { FastifyReply, FastifyRequest } from 'fastify';
import { sentenceOf, type PlainReason } from '../domain/sentence.ts';
import type { Role } from '../domain/words.ts';
import type { App } from '../platform/http/app-type.ts';
import { sendError } from '../platform/http/error-responses.ts';
import { logEvent } from '../platform/http/security-events.ts';
import type { FindSession, SessionEnd } from '../platform/http/signed-in.ts';
import { statuses } from '../platform/http/status-codes.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The roles that may call the route; unset on public routes. */
    roles?: readonly Role[];
    /** Whether a session whose second factor is due may call the route. */
    allowedWhileSecondFactorDue?: true;
  }
}

/** Decorates requests for the guards; must be added before any route. */
export function useAuth(app: App): void {
  app.decorateRequest('signedIn', null);
}

/**
 * Restricts the routes of `app` to roles: 401 without a valid token, 403 with another role or while
 * the second factor of the session is due.
 */
export function guard(app: App, findSession: FindSession, roles: readonly Role[]): void {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, roles };
    route.schema = { ...route.schema, security: [{ bearer: [] }] };
  });
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    const token = bearerToken(request);
    const session = token === null ? null : await findSession(token, isUse(request));
    if (token === null || session === null) {
      // Without the header nothing was tried: a readiness probe, or a page without a session.
      if (request.headers.authorization !== undefined) {
        logEvent(request, 'access.refused', { code: 'UNAUTHENTICATED' });
      }
      return sendError(
        reply.header('www-authenticate', 'Bearer'),
        'UNAUTHENTICATED',
        'NOT_SIGNED_IN',
      );
    }
    void reply.header('session-ends-in', endHeader(session.end));
    const { id: userId, role, secondFactorDue } = session.user;
    request.signedIn = { ...session.user, token };
    request.log = request.log.child({ userId });
    const refuse = (code: 'FORBIDDEN' | 'SECOND_FACTOR_DUE', reason: PlainReason) => {
      logEvent(request, 'access.refused', { userId, code });
      return sendError(reply, code, reason);
    };
    if (!roles.includes(role)) return refuse('FORBIDDEN', 'NOT_ALLOWED');
    if (secondFactorDue && !request.routeOptions.config.allowedWhileSecondFactorDue) {
      return refuse('SECOND_FACTOR_DUE', 'SECOND_FACTOR_DUE');
    }
    return;
  });
  // An account that was deleted during the request fails anywhere: by a missing record, a foreign key.
  app.addHook('preSerialization', async ({ signedIn }, reply, body) => {
    if (!signedIn || !vanishedStatuses.has(reply.statusCode)) return body;
    // Without the database it is not known, so the response stays.
    const isSignedIn = await findSession(signedIn.token, false).then(
      (session) => session !== null,
      () => true,
    );
    if (isSignedIn) return body;
    reply.code(statuses.UNAUTHENTICATED).header('www-authenticate', 'Bearer');
    return { ...sentenceOf('NOT_SIGNED_IN'), code: 'UNAUTHENTICATED' };
  });
}

/** Statuses of requests whose account or person vanished after the guard. */
const vanishedStatuses: ReadonlySet<number> = new Set([
  statuses.VALIDATION,
  statuses.NOT_FOUND,
  statuses.CONFLICT,
  statuses.INTERNAL,
]);

/** Whether the request extends its session: event streams and automatic refreshes do not. */
function isUse({ headers, routeOptions }: FastifyRequest): boolean {
  return headers['session-activity'] !== 'background' && !routeOptions.config.isLongLived;
}

function endHeader({ seconds, isFinal }: SessionEnd): string {
  return isFinal ? `${seconds};final` : String(seconds);
}

function bearerToken(request: FastifyRequest): string | null {
  return /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}
