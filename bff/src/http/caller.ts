import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OperationRecord } from '../operation.ts';
import type { Caller } from '../backend/http/caller.ts';
import { Cancellation } from '../backend/http/cancellation.ts';

/**
 * The caller of an HTTP request: the token as it came, and an end to all upstream calls once the
 * client has gone or `budget` milliseconds are over.
 */
export function callerOf(
  request: FastifyRequest,
  reply: FastifyReply,
  budget: number,
  operation: OperationRecord,
): Caller {
  const cancellation = new Cancellation();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) cancellation.cancel();
  });
  const end = performance.now() + budget;
  return {
    authorization: request.headers.authorization,
    address: request.ip,
    userAgent: request.headers['user-agent'],
    requestId: request.id,
    cancellation,
    timeLeft: () => end - performance.now(),
    onCall: (report) => operation.calls.push(report),
  };
}
