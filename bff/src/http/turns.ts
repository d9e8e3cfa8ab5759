/** Limits of what may run at once. */
export interface TurnLimits {
  concurrency: number;
  /** Milliseconds after which a slot is free again: its holder waits for something else. */
  turn: number;
}

/** Waits for a slot. @returns a function that frees it, unless its turn is over */
export type TakeTurn = (client: string) => Promise<() => void>;

/**
 * Gives at most `concurrency` slots at once, in turn by client, so that many requests of one client
 * do not delay those of others.
 */
export function createTurns({ concurrency, turn }: TurnLimits): TakeTurn {
  let free = concurrency;
  /** The order of the keys is the order of the turns. */
  const queued = new Map<string, (() => void)[]>();

  function next(): (() => void) | undefined {
    for (const [client, starts] of queued) {
      const start = starts.shift();
      // The client's next turn is after all others.
      queued.delete(client);
      if (starts.length > 0) queued.set(client, starts);
      return start;
    }
    return undefined;
  }

  function release(): void {
    // The slot goes directly to the next in the queue.
    const start = next();
    if (start) start();
    else free += 1;
  }

  return async (client) => {
    if (free > 0) free -= 1;
    else {
      await new Promise<void>((resolve) => {
        queued.set(client, [...(queued.get(client) ?? []), resolve]);
      });
    }
    let hasSlot = true;
    const end = () => {
      clearTimeout(timer);
      if (hasSlot) release();
      hasSlot = false;
    };
    const timer = setTimeout(end, turn);
    return end;
  };
}
