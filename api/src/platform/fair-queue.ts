import { Overloaded } from './overloaded.ts';

/** Account and address of a task. */
export interface QueueKey {
  account: string;
  address: string;
}

/**
 * Runs at most `concurrency` tasks at once. Queued tasks alternate between accounts, and between the
 * addresses of an account, so that many tasks of one do not delay those of others.
 * @throws Overloaded when `maxQueued` tasks are queued
 */
export function createFairQueue(
  concurrency: number,
  maxQueued: number,
): <T>(key: QueueKey, task: () => Promise<T>) => Promise<T> {
  let free = concurrency;
  let size = 0;
  /** Tasks by account and address. The next task is that of the first keys. */
  const queued = new Map<string, Map<string, (() => void)[]>>();

  function push({ account, address }: QueueKey, start: () => void): void {
    size += 1;
    const addresses = queued.get(account) ?? new Map<string, (() => void)[]>();
    addresses.set(address, [...(addresses.get(address) ?? []), start]);
    queued.set(account, addresses);
  }

  function shift(): (() => void) | undefined {
    const [account, addresses] = next(queued);
    if (account === undefined || !addresses) return undefined;
    const [address, starts] = next(addresses);
    const start = starts?.shift();
    size -= 1;
    // Both go to the end of the queue.
    if (address !== undefined && starts && starts.length > 0) addresses.set(address, starts);
    if (addresses.size > 0) queued.set(account, addresses);
    return start;
  }

  return async (key, task) => {
    if (free > 0) free -= 1;
    else {
      if (size >= maxQueued) throw new Overloaded();
      await new Promise<void>((resolve) => {
        push(key, resolve);
      });
    }
    try {
      return await task();
    } finally {
      // The slot goes directly to the next task.
      const start = shift();
      if (start) start();
      else free += 1;
    }
  };
}

/** Takes the first entry out. */
function next<V>(map: Map<string, V>): [string, V] | [] {
  for (const entry of map) {
    map.delete(entry[0]);
    return entry;
  }
  return [];
}
