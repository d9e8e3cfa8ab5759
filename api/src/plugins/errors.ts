import type { FastifyError, FastifyReply } from 'fastify';
import { Type, type Static } from 'typebox';
import type { Failure, FailureCode } from '../domain/result.ts';
import type { App } from './app-type.ts';
import { isDatabaseUnavailable } from './database/failures.ts';
import { RequestInvalid } from './validation.ts';

/** The one body of every answer that is not a success. */
export const ErrorBody = Type.Object(
  {
    message: Type.String({ description: 'What went wrong, fit to be shown to the user' }),
    code: Type.String({ description: 'A stable word for programs; belongs to one status' }),
    errors: Type.Optional(
      Type.Array(Type.Object({ field: Type.String(), message: Type.String() }), {
        description: 'The fields of the request that must be mended',
      }),
    ),
  },
  { description: 'Error' },
);
type ErrorBody = Static<typeof ErrorBody>;

/** The status of each code. */
const statuses = {
  VALIDATION: 400,
  BAD_REQUEST: 400,
  UNAUTHENTICATED: 401,
  INVALID_CREDENTIALS: 401,
  FORBIDDEN: 403,
  ACCOUNT_INACTIVE: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  BODY_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const satisfies Record<FailureCode, number> & Record<string, number>;
export type ErrorCode = keyof typeof statuses;

/** Seconds after which a client may try again when the database is away. */
const retryAfterUnavailable = 2;

/** Answers with an error. */
export function refuse(
  reply: FastifyReply,
  code: ErrorCode,
  body: Omit<ErrorBody, 'code'>,
): FastifyReply {
  return reply.code(statuses[code]).send({ message: body.message, code, errors: body.errors });
}

/** Answers with an expected failure. */
export function refuseWith(reply: FastifyReply, failure: Failure): FastifyReply {
  const { code, message, field, retryAfter } = failure;
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  const errors = field === undefined ? undefined : [{ field, message }];
  return refuse(reply, code, { message, ...(errors && { errors }) });
}

/** Gives every error of the server, expected or not, the one body; nothing internal leaves. */
export function useErrors(app: App): void {
  // Everything is JSON; other bodies are refused as what they are.
  app.removeContentTypeParser('text/plain');
  app.setNotFoundHandler((request, reply) =>
    refuse(reply, 'NOT_FOUND', { message: `There is no ${request.method} ${pathOf(request.url)}` }),
  );
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof RequestInvalid) {
      return refuse(reply, 'VALIDATION', { message: error.message, errors: error.errors });
    }
    if (isDatabaseUnavailable(error)) {
      request.log.error(error, 'the database is not available');
      return refuse(reply.header('retry-after', retryAfterUnavailable), 'UNAVAILABLE', {
        message: 'The service is not available right now. Please try again.',
      });
    }
    const known = knownRequestError(error);
    if (known) return refuse(reply, known.code, { message: known.message });
    request.log.error(error);
    return refuse(reply, 'INTERNAL', { message: 'Something went wrong. Please try again.' });
  });
}

function pathOf(url: string): string {
  return url.split('?')[0] ?? url;
}

/** What the framework refuses before a route is reached, in our words. */
function knownRequestError(error: FastifyError): { code: ErrorCode; message: string } | null {
  switch (error.statusCode) {
    case 413:
      return { code: 'BODY_TOO_LARGE', message: 'The request is too large (at most 100 KB)' };
    case 415:
      return { code: 'UNSUPPORTED_MEDIA_TYPE', message: 'The request must be JSON' };
    case 503:
      return { code: 'UNAVAILABLE', message: 'The service is shutting down. Please try again.' };
    default:
      return error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500
        ? { code: 'BAD_REQUEST', message: 'The request could not be read: is it valid JSON?' }
        : null;
  }
}
