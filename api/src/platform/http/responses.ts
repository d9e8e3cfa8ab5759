import type { FastifyReply } from 'fastify';
import type { Result } from '../../domain/result.ts';
import { sendFailure } from './error-responses.ts';

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
