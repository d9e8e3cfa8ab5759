/** Limits of the running and queued operations. */
export interface FairQueueLimits {
  concurrency: number;
  /** Maximum time in ms for which an operation occupies a slot. */
  slotTimeout: number;
  /** Requests of one client in the queue; more are refused. */
  queued: number;
}

/**
 * Waits for a slot; never resolves if the client has disconnected meanwhile.
 * @returns a function that releases it, unless its time is over; null when the client's queue is
 *   full
 */
type AcquireSlot = (client: string, isGone: () => boolean) => Promise<(() => void) | null>;

interface Waiting {
  start: () => void;
  isGone: () => boolean;
}

/**
 * Gives at most `concurrency` slots at once, alternating between clients, so that many requests of
 * one client do not delay those of others.
 */
export function createFairQueue({
  concurrency,
  slotTimeout,
  queued: most,
}: FairQueueLimits): AcquireSlot {
  let free = concurrency;
  /** The next slot goes to the client of the first key. */
  const queued = new Map<string, Waiting[]>();

  function next(): (() => void) | undefined {
    for (const [client, waiting] of queued) {
      let first = waiting.shift();
      while (first?.isGone()) first = waiting.shift();
      // The client goes to the end of the queue.
      queued.delete(client);
      if (waiting.length > 0) queued.set(client, waiting);
      if (first) return first.start;
    }
    return undefined;
  }

  function release(): void {
    // The slot goes directly to the next in the queue.
    const start = next();
    if (start) start();
    else free += 1;
  }

  return async (client, isGone) => {
    if (free > 0) free -= 1;
    else {
      let waiting = queued.get(client) ?? [];
      if (waiting.length >= most) waiting = waiting.filter((one) => !one.isGone());
      if (waiting.length >= most) return null;
      await new Promise<void>((start) => {
        waiting.push({ start, isGone });
        queued.set(client, waiting);
      });
    }
    let hasSlot = true;
    const end = () => {
      clearTimeout(timer);
      if (hasSlot) release();
      hasSlot = false;
    };
    const timer = setTimeout(end, slotTimeout);
    return end;
  };
}
