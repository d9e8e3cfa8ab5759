import type { EventEmitter } from 'node:events';

/** Maximum number of open streams in one process. */
interface Bounds {
  perOwner: number;
  /** A school may be one address. */
  perAddress: number;
  total: number;
}

/** A response that does not end by itself. */
interface OpenStream {
  /** The body of the response, which emits `close`. */
  body: Pick<EventEmitter, 'once'>;
  /** Ends the stream. The client reconnects, except after `replaced`. */
  end: (reason?: 'replaced') => void;
}

/** The open streams of this process, by owner. */
export interface OpenStreams<S extends OpenStream> {
  /**
   * Adds a stream, in place of the owner's oldest at the limit per owner.
   * @param address as `networkOf` returns it
   * @returns null at the other limits
   */
  add: (owner: string, address: string, create: () => S) => S | null;
  /** The streams of an owner, the oldest first. */
  of: (owner: string) => S[];
  all: () => S[];
  endAll: () => void;
  count: () => number;
}

export function createOpenStreams<S extends OpenStream>({
  perOwner,
  perAddress,
  total,
}: Bounds): OpenStreams<S> {
  /** The streams of an owner with their addresses, the oldest first. */
  const byOwner = new Map<string, Map<S, string>>();
  const byAddress = new Map<string, number>();
  let count = 0;

  const of = (owner: string): S[] => [...(byOwner.get(owner)?.keys() ?? [])];
  const all = (): S[] => [...byOwner.keys()].flatMap(of);
  function countAt(address: string, change: 1 | -1): void {
    count += change;
    const left = (byAddress.get(address) ?? 0) + change;
    if (left > 0) byAddress.set(address, left);
    else byAddress.delete(address);
  }
  function remove(owner: string, stream: S): void {
    const streams = byOwner.get(owner);
    const address = streams?.get(stream);
    if (streams === undefined || address === undefined) return;
    streams.delete(stream);
    countAt(address, -1);
    if (streams.size === 0) byOwner.delete(owner);
  }

  return {
    add(owner, address, create) {
      const streams = byOwner.get(owner);
      const [replaced] = streams && streams.size >= perOwner ? streams : [];
      const freed = replaced?.[1] === address ? 1 : 0;
      if ((byAddress.get(address) ?? 0) - freed >= perAddress) return null;
      if (!replaced && count >= total) return null;
      if (replaced) {
        remove(owner, replaced[0]);
        replaced[0].end('replaced');
      }
      const stream = create();
      const own = byOwner.get(owner) ?? new Map<S, string>();
      byOwner.set(owner, own.set(stream, address));
      countAt(address, 1);
      stream.body.once('close', () => {
        remove(owner, stream);
      });
      return stream;
    },
    of,
    all,
    endAll() {
      for (const stream of all()) stream.end();
    },
    count: () => count,
  };
}
