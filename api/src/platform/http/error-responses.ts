import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import type { Failure } from '../../domain/result.ts';
import { isDatabaseUnavailable } from '../database/failures.ts';
import { Overloaded } from '../overloaded.ts';
import { frameworkError } from './request-errors.ts';
import { statuses, type ErrorCode } from './status-codes.ts';
import { RequestInvalid } from './validation.ts';

/** The body of every error response. */
export const ErrorBody = Type.Object(
  {
    message: Type.String({ description: 'What went wrong, to be shown to the user' }),
    code: Type.String({ description: 'A stable word for programs; belongs to one status' }),
    errors: Type.Optional(
      Type.Array(Type.Object({ field: Type.String(), message: Type.String() }), {
        description: 'The invalid fields of the request',
      }),
    ),
    current: Type.Optional(
      Type.Unknown({
        description: 'With 412: the current record, as in the response to its GET',
      }),
    ),
  },
  { description: 'Error' },
);
type ErrorBody = Static<typeof ErrorBody>;

/** Retry-After of 503, in seconds. */
const RETRY_AFTER_UNAVAILABLE = 2;

/** Sends an error with the status of its code. */
export function sendError(
  reply: FastifyReply,
  code: ErrorCode,
  body: Omit<ErrorBody, 'code'>,
): FastifyReply {
  const { message, errors, current } = body;
  return reply.code(statuses[code]).send({ message, code, errors, current });
}

/** Sends an expected failure. */
export function sendFailure(reply: FastifyReply, failure: Failure): FastifyReply {
  const { code, message, field, retryAfter, current } = failure;
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  if (current) reply.header('etag', current.version);
  const errors = field === undefined ? undefined : [{ field, message }];
  return sendError(reply, code, {
    message,
    ...(errors && { errors }),
    ...(current && { current: current.record }),
  });
}

/** Sends an exception as an error, without internal details. */
export function sendException(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof RequestInvalid) {
    return sendError(reply, 'VALIDATION', { message: error.message, errors: error.errors });
  }
  const known = frameworkError(error, request.routeOptions.bodyLimit);
  if (known) return sendError(reply, known.code, { message: known.message });
  if (error instanceof Overloaded) {
    return sendError(reply.header('retry-after', RETRY_AFTER_UNAVAILABLE), 'UNAVAILABLE', {
      message: 'The service is busy right now. Please try again.',
    });
  }
  if (isDatabaseUnavailable(error) || error.statusCode === 503) {
    request.log.error(error, 'not available');
    return sendError(reply.header('retry-after', RETRY_AFTER_UNAVAILABLE), 'UNAVAILABLE', {
      message: 'The service is not available right now. Please try again.',
    });
  }
  request.log.error(error);
  return sendError(reply, 'INTERNAL', { message: 'Something went wrong. Please try again.' });
}
