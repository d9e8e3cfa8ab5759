import type { Readable } from 'node:stream';
import { Agent, request } from 'undici';

/** Milliseconds: for a connection, for the head of the answer, and without any byte after that. */
const WITHIN = { connect: 3_000, head: 5_000, silence: 60_000 };

/** What the backend answered when it was asked for its events. */
export type UpstreamEvents =
  | { body: Readable }
  /** `absent`: it has no such stream. */
  | { refused: 'absent' | 'unauthenticated' | 'unavailable' };

/** Who asks. */
interface Listener {
  authorization: string;
  address: string;
  requestId: string;
  /** Aborted when nobody listens any more. */
  signal: AbortSignal;
}

/** Asks one backend for its events; each stream has a connection of its own, apart from the calls. */
export function createUpstreamEvents(origin: string) {
  const dispatcher = new Agent({
    // None is used twice: how many there are is bounded by the number of streams.
    pipelining: 0,
    connect: { timeout: WITHIN.connect },
    headersTimeout: WITHIN.head,
    bodyTimeout: WITHIN.silence,
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

/** Whatever else a backend without this route answers: there is nothing to listen to. */
function refusalOf(status: number): 'absent' | 'unauthenticated' | 'unavailable' {
  if (status === 401) return 'unauthenticated';
  const isPassing = status === 429 || (status >= 500 && status !== 501);
  return isPassing ? 'unavailable' : 'absent';
}
