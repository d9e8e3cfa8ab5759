import { Pool, type Dispatcher } from 'undici';

/** Limits of each call. */
export interface CallLimits {
  /** Milliseconds for one call, with the wait for a connection, up to the last byte. */
  callDeadline: number;
  /** Maximum size of a response body in bytes, before and after decompression. */
  maxAnswerSize: number;
}

/** Milliseconds without keep-alive after a connection was lost under a call. */
const WITHOUT_KEEP_ALIVE = 10_000;

/**
 * Milliseconds in which a connection must be open. Where the address is gone, as during the restart
 * of a container, an attempt hangs, and further calls wait for the same attempt after the address is
 * back. TLS needs more round trips, often to a distant server.
 */
const CONNECT_TIMEOUT = { http: 1_000, https: 3_000 };

/**
 * Milliseconds after which a connection is replaced, so that several addresses behind one name share
 * the calls, also those that were added later.
 */
const MAX_AGE = 60_000;

/** Error codes of a lost connection. */
const LOST = new Set<unknown>(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);

/**
 * Connections to one backend, with keep-alive. A server may close one just as the next call is sent:
 * after that, calls use new connections for a while, also the retry of a read.
 */
export class Connections {
  readonly limits: CallLimits;
  private readonly kept: Pool;
  private readonly fresh: Pool;
  private lostAt = -Infinity;

  constructor(origin: string, limits: CallLimits, count: number) {
    this.limits = limits;
    const options: Pool.Options = {
      connections: count,
      maxResponseSize: limits.maxAnswerSize,
      clientTtl: MAX_AGE,
      connectTimeout: origin.startsWith('https:') ? CONNECT_TIMEOUT.https : CONNECT_TIMEOUT.http,
      // An attempt has one timer for the whole call.
      headersTimeout: 0,
      bodyTimeout: 0,
    };
    this.kept = new Pool(origin, options);
    this.fresh = new Pool(origin, { ...options, pipelining: 0 });
  }

  /** Sends a request; false when all connections are busy and it has to wait. */
  dispatch(request: Dispatcher.DispatchOptions, handler: Dispatcher.DispatchHandler): boolean {
    const isKept = performance.now() - this.lostAt >= WITHOUT_KEEP_ALIVE;
    return (isKept ? this.kept : this.fresh).dispatch(request, handler);
  }

  /** Called with the error of a failed request. */
  noteError(error: Error): void {
    if ('code' in error && LOST.has(error.code)) this.lostAt = performance.now();
  }

  close(): void {
    void this.kept.destroy();
    void this.fresh.destroy();
  }
}
