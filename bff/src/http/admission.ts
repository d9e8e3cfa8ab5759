import { createFairQueue } from '@waymark/node-kit/fair-queue';
import { networkOf } from '@waymark/node-kit/network';
import { useShedding } from '@waymark/node-kit/shedding';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Limits } from '../limits.ts';
import type { TokenState } from './acceptedTokens.ts';
import { createCloseAfter } from './closeAfter.ts';
import type { Metrics } from './metrics.ts';

/** Code of a refusal because of the load. */
export const OVERLOADED = 'OVERLOADED';

/** The operation was not executed and may be sent again. */
export class Refusal extends Error {
  readonly statusCode: number;
  readonly code: string;
  /** Seconds to wait. */
  readonly retryAfter: number;

  constructor(statusCode: number, code: string, message: string, retryAfter: number) {
    super(message);
    this.statusCode = statusCode;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

// One for all refused operations, because a new error would record a stack for each.
const overloaded = new Refusal(
  503,
  OVERLOADED,
  'The server is busy. Please try again in a moment.',
  1,
);
const tooManyWaiting = new Refusal(
  429,
  'RATE_LIMITED',
  'Too many requests without a session from this address are waiting. Try again soon.',
  5,
);

interface AdmissionOptions {
  limits: Limits;
  metrics: Metrics;
}

/**
 * Bounds the running operations of `app`: those of a client, and all. Requests beyond the limits are
 * refused before their body is read.
 *
 * @returns waits until an operation may run, which it does until its response is closed. Throws
 *   a `Refusal`. Call it after the body, so that incomplete requests occupy no slot.
 */
export function limitOperations(
  app: FastifyInstance,
  { limits, metrics }: AdmissionOptions,
): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  const queue = createFairQueue(limits.operationQueue);
  // Many logins delay neither sessions nor the logins of other addresses.
  const anonymousQueue = createFairQueue(limits.anonymousQueue);
  const closeAfterMany = createCloseAfter(limits.anonymousPerConnection);
  metrics.watchOperations(() => ({
    running: queue.count().running,
    waiting: queue.count().waiting + anonymousQueue.count().waiting,
  }));

  app.addHook('onRequest', (request, _reply, next) => {
    next(queue.isFull(clientNameOf(request)) ? overloaded : undefined);
  });
  void useShedding(app, { eventLoopDelay: limits.eventLoopDelay }, () => overloaded);

  return async (request, reply) => {
    const client = clientNameOf(request);
    const untilSent = { response: reply.raw };
    if (!isAccepted(request.token)) {
      // While draining, new connections would meet the closing port.
      if (!app.isDraining()) closeAfterMany(request, reply);
      if ((await anonymousQueue.enter(client, untilSent)) === null) throw tooManyWaiting;
    }
    if ((await queue.enter(client, untilSent)) === null) throw overloaded;
  };
}

export const isAccepted = (token: TokenState | null) => token?.isAccepted() === true;

/**
 * The client whose operations are counted together: a session by the hash of its token, because a
 * school may be one address. Tokens that the backend has not accepted are one client for each
 * address: they may be made up.
 */
function clientNameOf({ token, ip }: FastifyRequest): string {
  if (token?.isAccepted()) return `session ${token.hash}`;
  return `${token === null ? 'no token' : 'unknown token'} ${networkOf(ip)}`;
}
