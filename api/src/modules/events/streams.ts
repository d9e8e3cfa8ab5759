import { Overloaded } from '../../platform/overloaded.ts';
import type { EventStream } from './event-stream.ts';

/** Maximum number of open streams in one process. */
interface Bounds {
  perPerson: number;
  /** A school may be one address. */
  perAddress: number;
  total: number;
}

/** Whose stream it is. */
interface Owner {
  personId: string;
  /** The address as `networkOf` returns it. */
  address: string;
}

/** Streams notified at once; the rest at random within 1 s, because each client then sends a query. */
const IMMEDIATE = 10;
const SPREAD_MS = 1_000;

/** The open streams of this process, by person. */
export interface Streams {
  /** Adds a stream. Beyond the limit per person it replaces the person's oldest. @throws Overloaded */
  add: (owner: Owner, create: () => EventStream) => EventStream;
  notify: (personIds: readonly string[]) => void;
  notifyAll: () => void;
  endAll: () => void;
  count: () => number;
}

export function createStreams(
  { perPerson, perAddress, total }: Bounds = { perPerson: 5, perAddress: 200, total: 1_000 },
): Streams {
  /** The streams of a person with their addresses, the oldest first. */
  const byPerson = new Map<string, Map<EventStream, string>>();
  const byAddress = new Map<string, number>();
  let count = 0;

  const of = (personId: string): EventStream[] => [...(byPerson.get(personId)?.keys() ?? [])];
  const all = (): EventStream[] => [...byPerson.keys()].flatMap(of);
  const countAt = (address: string, change: 1 | -1): void => {
    count += change;
    const left = (byAddress.get(address) ?? 0) + change;
    if (left > 0) byAddress.set(address, left);
    else byAddress.delete(address);
  };
  const remove = (personId: string, stream: EventStream): void => {
    const streams = byPerson.get(personId);
    const address = streams?.get(stream);
    if (streams === undefined || address === undefined) return;
    streams.delete(stream);
    countAt(address, -1);
    if (streams.size === 0) byPerson.delete(personId);
  };

  return {
    add({ personId, address }, create) {
      const streams = byPerson.get(personId);
      const [replaced] = streams && streams.size >= perPerson ? streams : [];
      const freed = replaced?.[1] === address ? 1 : 0;
      if ((byAddress.get(address) ?? 0) - freed >= perAddress) throw new Overloaded();
      if (!replaced && count >= total) throw new Overloaded();
      if (replaced) {
        remove(personId, replaced[0]);
        replaced[0].end('replaced');
      }
      const stream = create();
      const own = byPerson.get(personId) ?? new Map<EventStream, string>();
      byPerson.set(personId, own.set(stream, address));
      countAt(address, 1);
      stream.body.once('close', () => {
        remove(personId, stream);
      });
      return stream;
    },
    notify(personIds) {
      notifyStreams(personIds.flatMap(of));
    },
    notifyAll() {
      notifyStreams(all());
    },
    endAll() {
      for (const stream of all()) stream.end();
    },
    count: () => count,
  };
}

function notifyStreams(streams: readonly EventStream[]): void {
  for (const [index, { notify }] of streams.entries()) {
    if (index < IMMEDIATE) notify();
    else setTimeout(notify, Math.random() * SPREAD_MS).unref();
  }
}
