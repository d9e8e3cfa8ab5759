import type { FastifyServerOptions } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Safe in a log. The api logs the same ids. */
const SAFE_ID = /^[\w.:-]{1,64}$/;

/**
 * Each request gets an own id. X-Request-Id of the client or proxy is logged as `clientRequestId`:
 * a client must not choose the id of a line.
 */
export const requestIds = {
  genReqId: () => randomUUID(),
  childLoggerFactory(logger, bindings, options, { headers }) {
    const clientRequestId = clientRequestIdOf(headers);
    return logger.child(
      { ...bindings, ...(clientRequestId !== undefined && { clientRequestId }) },
      options,
    );
  },
} satisfies FastifyServerOptions;

function clientRequestIdOf(headers: IncomingHttpHeaders): string | undefined {
  const header = headers['x-request-id'];
  return typeof header === 'string' && SAFE_ID.test(header) ? header : undefined;
}
