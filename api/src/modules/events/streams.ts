import { Overloaded } from '../../platform/overloaded.ts';
import type { EventStream } from './event-stream.ts';

/** Maximum number of open streams in one process. */
interface Bounds {
  perPerson: number;
  total: number;
}

/** Streams notified at once; the rest at random within 1 s, because each client then sends a query. */
const IMMEDIATE = 10;
const SPREAD_MS = 1_000;

/** The open streams of this process, by person. */
export interface Streams {
  /** Adds a stream. Beyond the limit per person it replaces the oldest. @throws Overloaded */
  add: (personId: string, create: () => EventStream) => EventStream;
  notify: (personIds: readonly string[]) => void;
  notifyAll: () => void;
  endAll: () => void;
  count: () => number;
}

export function createStreams(
  { perPerson, total }: Bounds = { perPerson: 5, total: 1_000 },
): Streams {
  const byPerson = new Map<string, Set<EventStream>>();
  let count = 0;

  const all = (): EventStream[] => [...byPerson.values()].flatMap((streams) => [...streams]);
  const remove = (personId: string, stream: EventStream): void => {
    const streams = byPerson.get(personId);
    if (!streams?.delete(stream)) return;
    count -= 1;
    if (streams.size === 0) byPerson.delete(personId);
  };

  return {
    add(personId, create) {
      const streams = byPerson.get(personId);
      const [oldest] = streams ?? [];
      if (streams && oldest && streams.size >= perPerson) {
        remove(personId, oldest);
        oldest.end('replaced');
      }
      if (count >= total) throw new Overloaded();
      const stream = create();
      byPerson.set(personId, (byPerson.get(personId) ?? new Set()).add(stream));
      count += 1;
      stream.body.once('close', () => {
        remove(personId, stream);
      });
      return stream;
    },
    notify(personIds) {
      notifyStreams(personIds.flatMap((id) => [...(byPerson.get(id) ?? [])]));
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
