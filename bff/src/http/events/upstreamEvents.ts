import fetch from 'node-fetch';
import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { Readable } from 'node:stream';

/** Timeouts in milliseconds: for the connection, the response headers, and between bytes. */
const TIMEOUTS = { connect: 3_000, headers: 5_000, body: 60_000 };

/** Result of a request for the backend's events. */
type UpstreamEvents =
  | { body: Readable }
  /** `absent`: the backend has no such stream. */
  | { refused: 'absent' | 'unauthenticated' | 'unavailable' };

/** The caller of a stream. */
interface Listener {
  authorization: string;
  address: string;
  requestId: string;
  /** Aborted when the client disconnects. */
  signal: AbortSignal;
}

/**
 * Requests the backend's events with node-fetch, whose body is a stream of Node (ADR 16). Each stream
 * has its own connection, separate from the calls.
 */
export function createUpstreamEvents(origin: string) {
  const pending = new Set<AbortController>();

  return {
    async open({ authorization, address, requestId, signal }: Listener): Promise<UpstreamEvents> {
      const controller = new AbortController();
      const abort = () => {
        controller.abort();
      };
      const timer = createTimer(abort);
      signal.addEventListener('abort', abort);
      pending.add(controller);
      timer.start(TIMEOUTS.connect);
      try {
        if (signal.aborted) return { refused: 'unavailable' };
        const { status, headers, body } = await fetch(`${origin}/api/events`, {
          agent: createAgent(origin, () => {
            timer.start(TIMEOUTS.headers);
          }),
          compress: false,
          redirect: 'manual',
          signal: controller.signal,
          headers: {
            accept: 'text/event-stream',
            authorization,
            'x-forwarded-for': address,
            'x-request-id': requestId,
          },
        });
        timer.stop();
        // Declared as the interface of the streams, which the class implements.
        const stream = body as Readable | null;
        const isEvents = /^text\/event-stream/i.test(headers.get('content-type') ?? '');
        if (stream !== null && status === 200 && isEvents && !headers.has('content-encoding')) {
          return { body: endsWhenSilent(stream) };
        }
        stream?.destroy();
        return { refused: refusalOf(status) };
      } catch {
        return { refused: 'unavailable' };
      } finally {
        timer.stop();
        pending.delete(controller);
        signal.removeEventListener('abort', abort);
      }
    },
    close() {
      for (const controller of pending) controller.abort();
    },
  };
}

/** A timer that can be started again. */
function createTimer(onEnd: () => void) {
  let timer: NodeJS.Timeout | undefined;
  const stop = () => {
    clearTimeout(timer);
  };
  const start = (milliseconds: number) => {
    stop();
    timer = setTimeout(onEnd, milliseconds);
  };
  return { start, stop };
}

/** An agent for one connection, without keep-alive. `onConnect`: the request can be sent. */
function createAgent(origin: string, onConnect: () => void): HttpAgent {
  const isTls = origin.startsWith('https:');
  const agent = isTls ? new HttpsAgent({ keepAlive: false }) : new HttpAgent({ keepAlive: false });
  const connect = agent.createConnection.bind(agent);
  agent.createConnection = (...args) =>
    connect(...args)?.once(isTls ? 'secureConnect' : 'connect', onConnect);
  return agent;
}

/** Destroys the stream after 60 s without data: heartbeats come more often. */
function endsWhenSilent(body: Readable): Readable {
  const timer = createTimer(() => body.destroy());
  timer.start(TIMEOUTS.body);
  body.once('close', timer.stop);
  return body.on('data', () => {
    timer.start(TIMEOUTS.body);
  });
}

/** Any other status means that the backend has no such route. */
function refusalOf(status: number): 'absent' | 'unauthenticated' | 'unavailable' {
  if (status === 401) return 'unauthenticated';
  const isTransient = status === 429 || (status >= 500 && status !== 501);
  return isTransient ? 'unavailable' : 'absent';
}
