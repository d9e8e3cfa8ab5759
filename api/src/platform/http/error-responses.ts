import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import type { Failure } from '../../domain/result.ts';
import { otherReasons, reasonsForPeople } from '../../domain/reasons.ts';
import { sentenceOf, type Text } from '../../domain/sentence.ts';
import { isDatabaseUnavailable } from '../database/failures.ts';
import { Overloaded } from '../overloaded.ts';
import { frameworkError } from './request-errors.ts';
import { statuses, type ErrorCode } from './status-codes.ts';
import { RequestInvalid } from './validation.ts';

const values = Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]), {
  description: 'The values in the sentence, by name',
});

/** The body of every error response. */
export const ErrorBody = Type.Object(
  {
    message: Type.String({ description: 'What went wrong, to be shown to the user' }),
    code: Type.String({ description: 'A stable word for programs; belongs to one status' }),
    reason: Type.Optional(
      Type.String({
        description:
          'Names the sentence of `message`, for its translation; ignore unknown ones. In `x-reasons`, `forPeople` are those that students, educators and visitors of the account pages can meet',
        'x-reasons': { forPeople: reasonsForPeople, others: otherReasons },
      }),
    ),
    values: Type.Optional(values),
    errors: Type.Optional(
      Type.Array(
        Type.Object({
          field: Type.String(),
          message: Type.String(),
          reason: Type.Optional(Type.String()),
          values: Type.Optional(values),
        }),
        { description: 'The invalid fields of the request' },
      ),
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
  text: Text,
  { errors, current }: Pick<ErrorBody, 'errors' | 'current'> = {},
): FastifyReply {
  const { message, reason, values } = sentenceOf(text);
  return reply.code(statuses[code]).send({ message, code, reason, values, errors, current });
}

/** Sends an expected failure. */
export function sendFailure(reply: FastifyReply, failure: Failure): FastifyReply {
  const { code, field, retryAfter, current, ...sentence } = failure;
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  if (current) reply.header('etag', current.version);
  return sendError(reply, code, sentence, {
    ...(field !== undefined && { errors: [{ field, ...sentence }] }),
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
    return sendError(reply, 'VALIDATION', error.sentence, { errors: error.errors });
  }
  const known = frameworkError(error, request.routeOptions.bodyLimit);
  if (known) return sendError(reply, known.code, known.text);
  if (error instanceof Overloaded) {
    return sendError(reply.header('retry-after', RETRY_AFTER_UNAVAILABLE), 'UNAVAILABLE', 'BUSY');
  }
  if (isDatabaseUnavailable(error) || error.statusCode === 503) {
    request.log.error(error, 'not available');
    reply.header('retry-after', RETRY_AFTER_UNAVAILABLE);
    return sendError(reply, 'UNAVAILABLE', 'UNAVAILABLE');
  }
  request.log.error(error);
  return sendError(reply, 'INTERNAL', 'INTERNAL');
}
