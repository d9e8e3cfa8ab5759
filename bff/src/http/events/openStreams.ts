import type { Writable } from 'node:stream';

/** How many streams one process holds open: for one session, and in all. */
interface Bounds {
  perSession: number;
  total: number;
}

/** Last words of a stream whose place a newer one takes: its page does not come back by itself. */
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
    /** Adds a stream, in place of the session's oldest if need be; false when there are too many. */
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
