import type { FastifyReply } from 'fastify';
import type { Answer, Result } from '../domain/result.ts';
import { refuseWith } from './errors.ts';

/** Answers with a record and its tag. */
export function sendAnswer(
  reply: FastifyReply,
  { status, body, etag, replayed }: Answer,
): FastifyReply {
  if (etag !== undefined) reply.header('etag', etag);
  if (replayed) reply.header('idempotency-replayed', 'true');
  return reply.code(status).send(body);
}

/** Answers with what an action came to. */
export function sendOutcome(reply: FastifyReply, outcome: Result<Answer>): FastifyReply {
  return outcome.ok ? sendAnswer(reply, outcome.value) : refuseWith(reply, outcome.failure);
}
