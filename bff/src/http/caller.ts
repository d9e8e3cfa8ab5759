import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallReport } from '../operation.ts';
import type { Caller } from '../backend/http/caller.ts';
import { Cancellation } from '../backend/http/cancellation.ts';

/** Seconds until the session ends, `;final` when use does not extend it. */
const SESSION_END = /^\d{1,9}(;final)?$/;

/**
 * The caller of an HTTP request. Upstream calls are cancelled when the client disconnects or
 * `budget` milliseconds after its arrival.
 */
export function callerOf(
  request: FastifyRequest,
  reply: FastifyReply,
  budget: number,
  onCall: (report: CallReport) => void,
): Caller {
  const cancellation = new Cancellation();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) cancellation.cancel();
  });
  // It may have waited in the queue.
  if (reply.raw.destroyed) cancellation.cancel();
  const end = performance.now() + budget - reply.elapsedTime;
  return {
    authorization: request.headers.authorization,
    address: request.ip,
    userAgent: request.headers['user-agent'],
    isBackground: request.headers['session-activity'] === 'background',
    requestId: request.id,
    trace: request.trace.context,
    cancellation,
    timeLeft: () => end - performance.now(),
    onCall: (report) => {
      request.operation.calls.push(report);
      onCall(report);
    },
    onSessionEnd: (header) => {
      if (SESSION_END.test(header) && !reply.sent) void reply.header('session-ends-in', header);
    },
  };
}
