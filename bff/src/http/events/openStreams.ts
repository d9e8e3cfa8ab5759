import type { Writable } from 'node:stream';

/** Maximum number of streams: for one session, for one client address and in total. */
interface Bounds {
  perSession: number;
  perAddress: number;
  total: number;
}

/** Whose stream it is. */
interface Owner {
  session: string;
  /** The address as `clientOf` returns it: a school may be one. */
  address: string;
}

/** Last event of a replaced stream: its page must not reconnect by itself. */
const REPLACED = 'event: replaced\ndata: {}\n\n';

/** The open streams of this process, by the token of their session. */
export function createOpenStreams({ perSession, perAddress, total }: Bounds) {
  /** The streams of a session with their addresses, the oldest first. */
  const bySession = new Map<string, Map<Writable, string>>();
  const byAddress = new Map<string, number>();
  let count = 0;

  function countAt(address: string, change: 1 | -1): void {
    count += change;
    const left = (byAddress.get(address) ?? 0) + change;
    if (left > 0) byAddress.set(address, left);
    else byAddress.delete(address);
  }

  function remove(session: string, stream: Writable): void {
    const streams = bySession.get(session);
    const address = streams?.get(stream);
    if (streams === undefined || address === undefined) return;
    streams.delete(stream);
    countAt(address, -1);
    if (streams.size === 0) bySession.delete(session);
  }

  return {
    count: () => count,
    /** Adds a stream in place of the session's oldest if necessary; false at the other limits. */
    add({ session, address }: Owner, stream: Writable): boolean {
      const streams = bySession.get(session) ?? new Map<Writable, string>();
      const [replaced] = streams.size >= perSession ? streams : [];
      const freed = replaced?.[1] === address ? 1 : 0;
      if ((byAddress.get(address) ?? 0) - freed >= perAddress) return false;
      if (!replaced && count >= total) return false;
      if (replaced) {
        remove(session, replaced[0]);
        replaced[0].end(REPLACED);
      }
      bySession.set(session, streams.set(stream, address));
      countAt(address, 1);
      stream.once('close', () => {
        remove(session, stream);
      });
      return true;
    },
    endAll: (): void => {
      for (const streams of bySession.values()) for (const stream of streams.keys()) stream.end();
    },
  };
}
