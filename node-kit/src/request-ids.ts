import type { FastifyServerOptions } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Safe in a log and a table. */
const REQUEST_ID = /^[\w.:-]{1,64}$/;

/** X-Request-Id of the client, which may be a server in front; null without a safe one. */
export function clientRequestIdOf(headers: IncomingHttpHeaders): string | null {
  const header = headers['x-request-id'];
  return typeof header === 'string' && REQUEST_ID.test(header) ? header : null;
}

/**
 * Each request gets an own id. X-Request-Id of the client is logged as `clientRequestId`: a client
 * must not choose the id of a line.
 */
export const requestIds = {
  genReqId: () => randomUUID(),
  childLoggerFactory(logger, bindings, options, { headers }) {
    const clientRequestId = clientRequestIdOf(headers);
    return logger.child(
      { ...bindings, ...(clientRequestId !== null && { clientRequestId }) },
      options,
    );
  },
} satisfies FastifyServerOptions;
