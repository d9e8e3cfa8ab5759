import type { FastifyReply, FastifyRequest } from 'fastify';
import { roleOf, type OperationRecord } from '../operation.ts';
import { clientLabel, type Metrics } from './metrics.ts';
import { OVERLOADED } from './admission.ts';

/** Logged characters of an operation's name; clients choose it. */
const MAX_NAME_LENGTH = 100;

/**
 * Logs and counts the operation when the response is sent or the client has disconnected. One that
 * was refused because of the load is counted only: its lines would flood the log.
 */
export function recordWhenDone(
  request: FastifyRequest,
  reply: FastifyReply,
  operation: OperationRecord,
  metrics: Metrics,
): void {
  const start = performance.now();
  reply.raw.once('close', () => {
    const milliseconds = performance.now() - start;
    if (reply.raw.writableEnded) record(outcomeOf(reply, operation), milliseconds);
    // Cancelled calls are recorded only after this event.
    else setImmediate(record, 'CANCELLED', milliseconds);
  });

  function record(outcome: string, milliseconds: number): void {
    metrics.onOperation(operation, outcome, milliseconds, clientLabel(request.headers));
    const { name, type } = operation;
    request.trace.span
      .setAttributes({
        'graphql.operation.name': name?.slice(0, MAX_NAME_LENGTH),
        'graphql.operation.type': type ?? undefined,
        'http.response.status_code': reply.statusCode,
        outcome,
      })
      .end();
    if (outcome === OVERLOADED) return;
    request.log.info(
      {
        operation: operation.name?.slice(0, MAX_NAME_LENGTH) ?? null,
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
