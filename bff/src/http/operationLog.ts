import type { FastifyReply, FastifyRequest } from 'fastify';
import { roleOf, type OperationRecord } from '../operation.ts';
import type { Metrics } from './metrics.ts';

/** Characters of an operation's name that are written down; clients choose it. */
const LONGEST_NAME = 100;

/** Logs and counts the operation once its answer is out, or no longer wanted. */
export function recordWhenDone(
  request: FastifyRequest,
  reply: FastifyReply,
  operation: OperationRecord,
  metrics: Metrics,
): void {
  const start = performance.now();
  reply.raw.once('close', () => {
    const milliseconds = performance.now() - start;
    if (reply.raw.writableEnded) tell(outcomeOf(reply, operation), milliseconds);
    // Which calls were cancelled with it is known only once they have ended.
    else setImmediate(tell, 'CANCELLED', milliseconds);
  });

  function tell(outcome: string, milliseconds: number): void {
    metrics.onOperation(operation, outcome, milliseconds);
    request.log.info(
      {
        operation: operation.name?.slice(0, LONGEST_NAME) ?? null,
        type: operation.type,
        role: roleOf(operation),
        outcome,
        ms: rounded(milliseconds),
        calls: operation.calls.map(({ call, status, milliseconds: took, isRetry }) => ({
          call,
          status,
          ms: rounded(took),
          ...(isRetry && { retry: true }),
        })),
        errors: operation.errors,
      },
      'operation',
    );
  }
}

function outcomeOf(reply: FastifyReply, { errors }: OperationRecord): string {
  return errors[0] ?? (reply.statusCode < 400 ? 'ok' : 'BAD_USER_INPUT');
}

function rounded(milliseconds: number): number {
  return Math.round(milliseconds * 10) / 10;
}
