import { subscribe } from 'node:diagnostics_channel';
import { buildConnector, Pool, type Dispatcher } from 'undici';
import type { Cancellation } from './cancellation.ts';
import { WholeAnswerHandler, type WholeAnswer } from './wholeAnswer.ts';

/** How connections to a backend are kept. */
export interface ConnectionLimits {
  /** Bytes of one answer as it comes. */
  maxAnswerSize: number;
  /** Calls that may be under way at once; others wait for their turn, within their own deadline. */
  maxConnections: number;
}

type Request = Dispatcher.DispatchOptions;

/** The connections to one backend. */
export interface Connections {
  request(request: Request, cancellation: Cancellation): Promise<WholeAnswer>;
  close(): void;
}

/**
 * Milliseconds for which a backend that closed a kept connection without a word is not trusted to
 * keep one: long for writes, which such a surprise ends; short for reads, which it only doubles.
 */
const DISTRUST = { write: 60_000, read: 10_000 };

/** How many requests went over a connection. */
const sent = new WeakMap<object, number>();
subscribe('undici:client:sendHeaders', (message) => {
  const { socket } = message as { socket: object };
  sent.set(socket, (sent.get(socket) ?? 0) + 1);
});

/**
 * Connections that are kept between calls. A server may close one just when the next call goes out:
 * a read is then sent again over a new connection. A write can't be, since it may have arrived.
 * After such a surprise calls have new connections for a while.
 * @param mayRepeat asked before a read is sent again, which is a retry like any other
 */
export function createConnections(
  origin: string,
  { maxAnswerSize, maxConnections }: ConnectionLimits,
  mayRepeat: () => boolean,
): Connections {
  const options: Pool.Options = {
    connections: maxConnections,
    maxResponseSize: maxAnswerSize,
    // The deadline of a call counts from sending to the last byte; it needs no other clock.
    headersTimeout: 0,
    bodyTimeout: 0,
  };
  /** What broke connections that had carried other calls before. */
  const surprises = new WeakSet<Error>();
  const connect = buildConnector({});
  const kept = new Pool(origin, {
    ...options,
    connect(target, callback) {
      connect(target, (...result) => {
        const [, socket] = result;
        socket?.on('error', (error: Error) => {
          if ((sent.get(socket) ?? 0) > 1) surprises.add(error);
        });
        callback(...result);
      });
    },
  });
  const fresh = new Pool(origin, { ...options, pipelining: 0 });
  let surprisedAt = -Infinity;

  return {
    async request(request, cancellation) {
      const isRead = request.method === 'GET';
      const distrust = isRead ? DISTRUST.read : DISTRUST.write;
      if (performance.now() - surprisedAt < distrust) {
        return start(fresh, request, cancellation).answer;
      }
      const first = start(kept, request, cancellation);
      try {
        return await first.answer;
      } catch (error) {
        const isSurprise = error instanceof Error && surprises.has(error) && !first.hasBegun;
        if (!isSurprise) throw error;
        surprisedAt = performance.now();
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
  cancellation.listen(() => {
    handler.abandon();
  });
  pool.dispatch(request, handler);
  return handler;
}
