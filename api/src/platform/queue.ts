import { Overloaded } from './overloaded.ts';

/**
 * Runs at most `concurrency` tasks at once and queues the others in order.
 * @throws Overloaded when `maxQueued` tasks are queued
 */
export function createQueue(
  concurrency: number,
  maxQueued: number,
): <T>(task: () => Promise<T>) => Promise<T> {
  let free = concurrency;
  const queued: (() => void)[] = [];
  return async (task) => {
    if (free > 0) free -= 1;
    else {
      if (queued.length >= maxQueued) throw new Overloaded();
      await new Promise<void>((resolve) => {
        queued.push(resolve);
      });
    }
    try {
      return await task();
    } finally {
      // The slot goes directly to the next task in the queue.
      const next = queued.shift();
      if (next) next();
      else free += 1;
    }
  };
}
