import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import type { Failure } from '../domain/result.ts';
import type { App } from './app-type.ts';
import { isDatabaseUnavailable } from './database/failures.ts';
import { statuses, type ErrorCode } from './error-codes.ts';
import { learnPaths } from './known-paths.ts';
import { Overloaded } from './overloaded.ts';
import { requestError } from './request-errors.ts';
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
    current: Type.Optional(
      Type.Unknown({
        description: 'With 412: the record as it is now, as its GET answers with it',
      }),
    ),
  },
  { description: 'Error' },
);
type ErrorBody = Static<typeof ErrorBody>;

/** Seconds after which a client may try again. */
const retryAfterUnavailable = 2;

/** Answers with an error. */
export function refuse(
  reply: FastifyReply,
  code: ErrorCode,
  body: Omit<ErrorBody, 'code'>,
): FastifyReply {
  const { message, errors, current } = body;
  return reply.code(statuses[code]).send({ message, code, errors, current });
}

/** Answers with an expected failure. */
export function refuseWith(reply: FastifyReply, failure: Failure): FastifyReply {
  const { code, message, field, retryAfter, current } = failure;
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  if (current?.etag !== undefined) reply.header('etag', current.etag);
  const errors = field === undefined ? undefined : [{ field, message }];
  return refuse(reply, code, {
    message,
    ...(errors && { errors }),
    ...(current && { current: current.body }),
  });
}

/** Gives every error of the server, expected or not, the one body; before any route. */
export function useErrors(app: App): void {
  const methodsOf = learnPaths(app);
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request.url);
    const methods = methodsOf(path);
    const message = `There is no ${request.method} ${path}`;
    return methods.length === 0
      ? refuse(reply, 'NOT_FOUND', { message })
      : refuse(reply.header('allow', methods.join(', ')), 'METHOD_NOT_ALLOWED', { message });
  });
  app.setErrorHandler(answerError);
}

/** Answers with what an exception means to the client; nothing internal leaves. */
export function answerError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof RequestInvalid) {
    return refuse(reply, 'VALIDATION', { message: error.message, errors: error.errors });
  }
  const refusal = requestError(error);
  if (refusal) return refuse(reply, refusal.code, { message: refusal.message });
  if (error instanceof Overloaded) {
    return refuse(reply.header('retry-after', retryAfterUnavailable), 'UNAVAILABLE', {
      message: 'The service is busy right now. Please try again.',
    });
  }
  if (isDatabaseUnavailable(error) || error.statusCode === 503) {
    request.log.error(error, 'not available');
    return refuse(reply.header('retry-after', retryAfterUnavailable), 'UNAVAILABLE', {
      message: 'The service is not available right now. Please try again.',
    });
  }
  request.log.error(error);
  return refuse(reply, 'INTERNAL', { message: 'Something went wrong. Please try again.' });
}

function pathOf(url: string): string {
  return url.split('?')[0] ?? url;
}
