import { createOpenStreams } from '@waymark/node-kit/open-streams';
import { Overloaded } from '../../platform/overloaded.ts';
import type { EventStream } from './event-stream.ts';

/** Maximum number of open streams in one process. */
interface Bounds {
  perPerson: number;
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
export type Streams = ReturnType<typeof createStreams>;

export function createStreams(
  { perPerson, perAddress, total }: Bounds = { perPerson: 5, perAddress: 200, total: 1_000 },
) {
  const open = createOpenStreams<EventStream>({ perOwner: perPerson, perAddress, total });
  return {
    /** Adds a stream. Beyond the limit per person it replaces the person's oldest. @throws Overloaded */
    add({ personId, address }: Owner, create: () => EventStream): EventStream {
      const stream = open.add(personId, address, create);
      if (stream === null) throw new Overloaded();
      return stream;
    },
    notify: (personIds: readonly string[]): void => {
      notifyStreams(personIds.flatMap(open.of));
    },
    notifyAll: (): void => {
      notifyStreams(open.all());
    },
    endAll: open.endAll,
    count: open.count,
  };
}

function notifyStreams(streams: readonly EventStream[]): void {
  for (const [index, { notify }] of streams.entries()) {
    if (index < IMMEDIATE) notify();
    else setTimeout(notify, Math.random() * SPREAD_MS).unref();
  }
}
