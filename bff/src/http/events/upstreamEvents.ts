import type { Readable } from 'node:stream';
import { Agent, request } from 'undici';

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

/** Requests the backend's events. Each stream has its own connection, separate from the calls. */
export function createUpstreamEvents(origin: string) {
  const dispatcher = new Agent({
    // Connections are not reused; their number is limited by that of the streams.
    pipelining: 0,
    connect: { timeout: TIMEOUTS.connect },
    headersTimeout: TIMEOUTS.headers,
    bodyTimeout: TIMEOUTS.body,
  });

  return {
    async open(listener: Listener): Promise<UpstreamEvents> {
      const { authorization, address, requestId, signal } = listener;
      try {
        const { statusCode, headers, body } = await request(`${origin}/api/events`, {
          dispatcher,
          signal,
          headers: {
            accept: 'text/event-stream',
            authorization,
            'x-forwarded-for': address,
            'x-request-id': requestId,
          },
        });
        const isStream = /^text\/event-stream/i.test(String(headers['content-type']));
        if (statusCode === 200 && isStream && headers['content-encoding'] === undefined) {
          return { body };
        }
        body.destroy();
        return { refused: refusalOf(statusCode) };
      } catch {
        return { refused: 'unavailable' };
      }
    },
    close: () => void dispatcher.destroy(),
  };
}

/** Any other status means that the backend has no such route. */
function refusalOf(status: number): 'absent' | 'unauthenticated' | 'unavailable' {
  if (status === 401) return 'unauthenticated';
  const isTransient = status === 429 || (status >= 500 && status !== 501);
  return isTransient ? 'unavailable' : 'absent';
}
