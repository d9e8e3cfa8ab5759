/** Limits of the tasks that may run at once. */
export interface TurnLimits {
  concurrency: number;
  /** Milliseconds after which a running task no longer counts: it waits for something else. */
  turn: number;
}

/**
 * Runs at most `concurrency` tasks at once, of those that began within the last `turn` milliseconds.
 * Queued tasks run in turn by client, so that many requests of one client do not delay those of
 * others.
 */
export function createTurns({
  concurrency,
  turn,
}: TurnLimits): <T>(client: string, task: () => Promise<T>) => Promise<T> {
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

  /** Gives the slot to the next task. */
  function release(): void {
    const start = next();
    if (start) start();
    else free += 1;
  }

  return async (client, task) => {
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
    try {
      return await task();
    } finally {
      end();
    }
  };
}
