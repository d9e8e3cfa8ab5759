import type { FastifyHttpOptions } from 'fastify';
import type { Server } from 'node:http';
import { onClientError } from './request-errors.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { sendException } from './error-responses.ts';

/** Maximum size of a request body, in bytes. */
const bodyLimit = 100 * 1024;

/** Options of connections and requests. All times in milliseconds. */
export const transport = {
  bodyLimit,
  http: {
    // With requestTimeout, limits clients that send a request byte by byte.
    headersTimeout: 10_000,
    connectionsCheckingInterval: 1_000,
    maxHeaderSize: 16 * 1024,
  },
  // For headers and body to arrive.
  requestTimeout: 10_000,
  // For the response. The timeouts of the database are shorter.
  handlerTimeout: 15_000,
  // For a silent connection. Longer than any response takes.
  connectionTimeout: 30_000,
  // Longer than the keep-alive of clients, so that none of them writes to a closing connection.
  keepAliveTimeout: 72_000,
  // While closing, requests on kept connections are still answered; `useDraining` closes them.
  return503OnClosing: false,
  // Path parameters are not limited: an id that is too long is not found.
  routerOptions: { maxParamLength: 16 * 1024 },
  clientErrorHandler: onClientError,
  frameworkErrors: (error, request, reply) => {
    setSecurityHeaders(reply);
    sendException(error, request, reply);
  },
} satisfies FastifyHttpOptions<Server>;
