/**
 * Runs at most `concurrency` tasks at once. Queued tasks run in turn by client, so that many
 * requests of one client do not delay those of others.
 */
export function createTurns(
  concurrency: number,
): <T>(client: string, task: () => Promise<T>) => Promise<T> {
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

  return async (client, task) => {
    if (free > 0) free -= 1;
    else {
      await new Promise<void>((resolve) => {
        queued.set(client, [...(queued.get(client) ?? []), resolve]);
      });
    }
    try {
      return await task();
    } finally {
      // The slot goes directly to the next task.
      const start = next();
      if (start) start();
      else free += 1;
    }
  };
}
