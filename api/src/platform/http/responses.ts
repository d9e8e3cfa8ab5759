import type { FastifyReply } from 'fastify';
import { mapResult, type Failed, type Result } from '../../domain/result.ts';
import { ErrorBody, sendFailure } from './error-responses.ts';
import type { statuses } from './status-codes.ts';

type ErrorStatus = (typeof statuses)[keyof typeof statuses];

/** Response schemas of a route: the body of 200, and the statuses of its errors. */
export function responses<T extends object, E extends ErrorStatus = never>(
  body: T,
  ...errors: E[]
): Record<200, T> & Record<E, typeof ErrorBody> {
  return responsesOf(200, body, ...errors);
}

/** The same with another status of success. */
export function responsesOf<S extends number, T extends object, E extends ErrorStatus = never>(
  status: S,
  body: T,
  ...errors: E[]
): Record<S, T> & Record<E, typeof ErrorBody> {
  const schemas = [[status, body], ...errors.map((error) => [error, ErrorBody])];
  return Object.fromEntries(schemas) as Record<S, T> & Record<E, typeof ErrorBody>;
}

/** A successful response. */
export interface ApiResponse {
  status: number;
  /** Matches the schema of the route. */
  body: object;
  /** ETag of the record in the body. */
  etag?: string;
  /** A stored response, sent again for the same Idempotency-Key. */
  replayed?: true;
}

/** A response with a single record and its ETag. */
export type TaggedResponse<T extends object = object> = ApiResponse & { body: T; etag: string };

/** 200 */
export function ok(body: object): ApiResponse {
  return { status: 200, body };
}

/** 200 with the ETag of the record. */
export function okWithEtag<T extends object>(body: T, etag: string): TaggedResponse<T> {
  return { status: 200, body, etag };
}

/** The same as 201. */
export function created<R extends ApiResponse>(response: R): R {
  return { ...response, status: 201 };
}

/** A record of a list, with its ETag as a field. */
export function withEtag<T extends object>({
  body,
  etag,
}: TaggedResponse<T>): T & { etag: string } {
  return { ...body, etag };
}

export function sendResponse(
  reply: FastifyReply,
  { status, body, etag, replayed }: ApiResponse,
): FastifyReply {
  if (etag !== undefined) reply.header('etag', etag);
  if (replayed) reply.header('idempotency-replayed', 'true');
  return reply.code(status).send(body);
}

/** Sends the response, or the failure as an error. */
export function sendResult(reply: FastifyReply, result: Result<ApiResponse>): FastifyReply {
  return result.ok ? sendResponse(reply, result.value) : sendFailure(reply, result.failure);
}

/** Sends the response with a value, or the failure as an error. */
export function sendResultAs<T>(
  reply: FastifyReply,
  result: Result<T>,
  response: (value: T) => ApiResponse,
): FastifyReply {
  return sendResult(reply, mapResult(result, response));
}

/** Sends the response with a record, or the failure without one. */
export function sendRecord(
  reply: FastifyReply,
  response: ApiResponse | null,
  notFound: Failed,
): FastifyReply {
  return response ? sendResponse(reply, response) : sendFailure(reply, notFound.failure);
}
