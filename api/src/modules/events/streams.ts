import { Overloaded } from '../../plugins/overloaded.ts';
import type { EventStream } from './event-stream.ts';

/** How many streams one process holds open: for one person, and in all. */
interface Bounds {
  perPerson: number;
  total: number;
}

/** So many pages hear of a change at once, the others within so many milliseconds: each asks then. */
const spread = { atOnce: 10, within: 1_000 };

/** The open streams of this process, by person. */
export interface Streams {
  /** Adds a stream, in place of the person's oldest if need be. @throws Overloaded */
  add: (personId: string, create: () => EventStream) => EventStream;
  change: (personIds: readonly string[]) => void;
  changeAll: () => void;
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
    change(personIds) {
      tell(personIds.flatMap((id) => [...(byPerson.get(id) ?? [])]));
    },
    changeAll() {
      tell(all());
    },
    endAll() {
      for (const stream of all()) stream.end();
    },
    count: () => count,
  };
}

function tell(streams: readonly EventStream[]): void {
  for (const [index, { change }] of streams.entries()) {
    if (index < spread.atOnce) change();
    else setTimeout(change, Math.random() * spread.within).unref();
  }
}
