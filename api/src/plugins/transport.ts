import type { FastifyHttpOptions } from 'fastify';
import type { Server } from 'node:http';
import { bodyLimit } from './body.ts';
import { answerError } from './errors.ts';
import { onClientError } from './request-errors.ts';
import { secure } from './security-headers.ts';

/** How connections are treated, whatever they ask for. All times in milliseconds. */
export const transport = {
  bodyLimit,
  http: {
    // Nobody may hold a connection by sending a request drop by drop: see requestTimeout, too.
    headersTimeout: 10_000,
    connectionsCheckingInterval: 1_000,
    maxHeaderSize: 16 * 1024,
  },
  // A whole request, headers and body, must arrive within this time.
  requestTimeout: 10_000,
  // A request must be answered within this time; the database gives up before.
  handlerTimeout: 15_000,
  // A connection on which nothing moves at all is cut. Longer than any answer may take.
  connectionTimeout: 30_000,
  // Longer than clients keep theirs, so that none of them writes into a closing connection.
  keepAliveTimeout: 72_000,
  // While closing, what still comes on a kept connection is answered; draining.ts ends the connection.
  return503OnClosing: false,
  // The bff tells the user's address; nobody from outside is believed.
  trustProxy: ['loopback', 'linklocal', 'uniquelocal'],
  // An id that is far too long is like any that does not exist.
  routerOptions: { maxParamLength: 16 * 1024 },
  clientErrorHandler: onClientError,
  frameworkErrors: (error, request, reply) => {
    secure(reply);
    answerError(error, request, reply);
  },
} satisfies FastifyHttpOptions<Server>;
