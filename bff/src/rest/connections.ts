import { subscribe } from 'node:diagnostics_channel';
import { buildConnector, Pool, type Dispatcher } from 'undici';

/** How connections to a backend are kept. */
export interface ConnectionLimits {
  /** Bytes of one answer as it comes. */
  maxAnswerSize: number;
  /** Calls that may be under way at once; others wait for their turn, within their own deadline. */
  maxConnections: number;
}

type Request = Dispatcher.RequestOptions;

/** The connections to one backend. */
export interface Connections {
  request(request: Request): Promise<Dispatcher.ResponseData>;
  close(): void;
}

/** Milliseconds for which a backend that closed a kept connection without a word is not trusted to keep one. */
const DISTRUST = 60_000;

/** How many requests went over a connection. */
const sent = new WeakMap<object, number>();
subscribe('undici:client:sendHeaders', (message) => {
  const { socket } = message as { socket: object };
  sent.set(socket, (sent.get(socket) ?? 0) + 1);
});

/**
 * Connections that are kept between calls. A server may close one just when the next call goes out:
 * a read is then sent again over a new connection. A write can't be, since it may have arrived;
 * after such a surprise writes have new connections for a while.
 */
export function createConnections(
  origin: string,
  { maxAnswerSize, maxConnections }: ConnectionLimits,
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
  let distrustedUntil = 0;

  return {
    async request(request) {
      const isRead = request.method === 'GET';
      if (!isRead && performance.now() < distrustedUntil) return fresh.request(request);
      try {
        return await kept.request(request);
      } catch (error) {
        if (!(error instanceof Error && surprises.has(error))) throw error;
        distrustedUntil = performance.now() + DISTRUST;
        if (!isRead) throw error;
        return fresh.request(request);
      }
    },
    close() {
      void kept.destroy();
      void fresh.destroy();
    },
  };
}
