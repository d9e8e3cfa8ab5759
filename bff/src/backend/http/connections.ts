import { errors, Pool, type Dispatcher } from 'undici';
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

/** Milliseconds without keep-alive after a connection was lost under a call. */
const WITHOUT_KEEP_ALIVE = 10_000;

/**
 * Milliseconds in which a connection must be open. Where the address is gone, as during the restart
 * of a container, an attempt hangs, and further calls wait for the same attempt after the address is
 * back. TLS needs more round trips, often to a distant server.
 */
const CONNECT_TIMEOUT = { http: 1_000, https: 3_000 };

/** Error codes of a lost connection. */
const LOST = new Set<unknown>(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);

/** A call that was cancelled while all connections were busy: the server never saw it. */
export class RequestNotSentError extends Error {}

/**
 * Connections with keep-alive. A server may close one just as the next call is sent: after that,
 * calls use new connections for a while, also the retry of a read.
 */
export function createConnections(
  origin: string,
  { maxAnswerSize, maxConnections }: ConnectionLimits,
): Connections {
  const options: Pool.Options = {
    connections: maxConnections,
    maxResponseSize: maxAnswerSize,
    connectTimeout: origin.startsWith('https:') ? CONNECT_TIMEOUT.https : CONNECT_TIMEOUT.http,
    // The exchange has one timer for the whole call.
    headersTimeout: 0,
    bodyTimeout: 0,
  };
  const kept = new Pool(origin, options);
  const fresh = new Pool(origin, { ...options, pipelining: 0 });
  let lostAt = -Infinity;

  return {
    async request(request, cancellation) {
      const isKept = performance.now() - lostAt >= WITHOUT_KEEP_ALIVE;
      try {
        return await start(isKept ? kept : fresh, request, cancellation);
      } catch (error) {
        const isLost = error instanceof Error && 'code' in error && LOST.has(error.code);
        if (isLost) lostAt = performance.now();
        throw error;
      }
    },
    close() {
      void kept.destroy();
      void fresh.destroy();
    },
  };
}

function start(pool: Pool, request: Request, cancellation: Cancellation): Promise<WholeAnswer> {
  const handler = new WholeAnswerHandler();
  let wasQueued = false;
  cancellation.listen(() => {
    const isNeverSent = wasQueued && !handler.isSent;
    handler.abort(isNeverSent ? new RequestNotSentError() : new errors.RequestAbortedError());
  });
  // False when all connections are busy.
  wasQueued = !pool.dispatch(request, handler);
  return handler.answer;
}
