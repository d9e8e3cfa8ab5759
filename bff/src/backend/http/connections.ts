import { subscribe } from 'node:diagnostics_channel';
import { buildConnector, errors, Pool, type Dispatcher } from 'undici';
import type { Cancellation } from './cancellation.ts';
import { WholeAnswerHandler, type WholeAnswer } from './wholeAnswer.ts';

/** Limits of the connections to a backend. */
export interface ConnectionLimits {
  /** Maximum size of a response body in bytes, before decompression. */
  maxAnswerSize: number;
  /** Maximum number of parallel calls; others wait within their own deadline. */
  maxConnections: number;
}

type Request = Dispatcher.DispatchOptions;

/** The connections to one backend. */
export interface Connections {
  request(request: Request, cancellation: Cancellation): Promise<WholeAnswer>;
  close(): void;
}

/**
 * Milliseconds without keep-alive after a backend closed a kept connection under a call: long for
 * writes, which fail by it; short for reads, which are repeated.
 */
const WITHOUT_KEEP_ALIVE = { write: 60_000, read: 10_000 };

/** A call that was cancelled while all connections were busy: the server never saw it. */
export class NeverSent extends Error {}

/** Number of requests sent over a connection. */
const sent = new WeakMap<object, number>();
subscribe('undici:client:sendHeaders', (message) => {
  const { socket } = message as { socket: object };
  sent.set(socket, (sent.get(socket) ?? 0) + 1);
});

/**
 * Connections with keep-alive. A server may close one just as the next call is sent. A read is then
 * repeated over a new connection; a write is not, since it may have arrived. After that, calls use
 * new connections for a while.
 * @param mayRepeat takes a retry from the budget before a read is repeated
 */
export function createConnections(
  origin: string,
  { maxAnswerSize, maxConnections }: ConnectionLimits,
  mayRepeat: () => boolean,
): Connections {
  const options: Pool.Options = {
    connections: maxConnections,
    maxResponseSize: maxAnswerSize,
    // The timers of a call cover everything from sending to the last byte.
    headersTimeout: 0,
    bodyTimeout: 0,
  };
  /** Errors of connections that had served earlier calls. */
  const staleErrors = new WeakSet<Error>();
  const connect = buildConnector({});
  const kept = new Pool(origin, {
    ...options,
    connect(target, callback) {
      connect(target, (...result) => {
        const [, socket] = result;
        socket?.on('error', (error: Error) => {
          if ((sent.get(socket) ?? 0) > 1) staleErrors.add(error);
        });
        callback(...result);
      });
    },
  });
  const fresh = new Pool(origin, { ...options, pipelining: 0 });
  let staleAt = -Infinity;

  return {
    async request(request, cancellation) {
      const isRead = request.method === 'GET';
      const pause = isRead ? WITHOUT_KEEP_ALIVE.read : WITHOUT_KEEP_ALIVE.write;
      if (performance.now() - staleAt < pause) {
        return start(fresh, request, cancellation).answer;
      }
      const first = start(kept, request, cancellation);
      try {
        return await first.answer;
      } catch (error) {
        const isStale = error instanceof Error && staleErrors.has(error) && !first.hasBegun;
        if (!isStale) throw error;
        staleAt = performance.now();
        if (!isRead || !mayRepeat()) throw error;
        return start(fresh, request, cancellation).answer;
      }
    },
    close() {
      void kept.destroy();
      void fresh.destroy();
    },
  };
}

function start(pool: Pool, request: Request, cancellation: Cancellation): WholeAnswerHandler {
  const handler = new WholeAnswerHandler();
  let wasQueued = false;
  cancellation.listen(() => {
    const isNeverSent = wasQueued && !handler.isSent;
    handler.abandon(isNeverSent ? new NeverSent() : new errors.RequestAbortedError());
  });
  // False when all connections are busy.
  wasQueued = !pool.dispatch(request, handler);
  return handler;
}
