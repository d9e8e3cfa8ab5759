import type { Writable } from 'node:stream';

/** Maximum number of streams: for one session and in total. */
interface Bounds {
  perSession: number;
  total: number;
}

/** Last event of a replaced stream: its page must not reconnect by itself. */
const REPLACED = 'event: replaced\ndata: {}\n\n';

/** The open streams of this process, by the token of their session. */
export function createOpenStreams({ perSession, total }: Bounds) {
  const bySession = new Map<string, Set<Writable>>();
  let count = 0;

  function remove(session: string, stream: Writable): void {
    const streams = bySession.get(session);
    if (!streams?.delete(stream)) return;
    count -= 1;
    if (streams.size === 0) bySession.delete(session);
  }

  return {
    count: () => count,
    /** Adds a stream and closes the session's oldest if necessary; false at the total limit. */
    add(session: string, stream: Writable): boolean {
      const streams = bySession.get(session) ?? new Set();
      const [oldest] = streams;
      if (oldest && streams.size >= perSession) {
        remove(session, oldest);
        oldest.end(REPLACED);
      }
      if (count >= total) return false;
      bySession.set(session, streams.add(stream));
      count += 1;
      stream.once('close', () => {
        remove(session, stream);
      });
      return true;
    },
    endAll: (): void => {
      for (const streams of bySession.values()) for (const stream of streams) stream.end();
    },
  };
}
