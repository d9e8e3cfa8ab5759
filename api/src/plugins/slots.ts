import { Overloaded } from './overloaded.ts';

/**
 * Runs at most `size` pieces of work at once; the others wait for their turn, in order. When
 * `maxWaiting` wait already, the next is refused with `Overloaded`: memory stays bounded.
 */
export function createSlots(
  size: number,
  maxWaiting: number,
): <T>(work: () => Promise<T>) => Promise<T> {
  let free = size;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else {
      if (waiting.length >= maxWaiting) throw new Overloaded();
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
    }
    try {
      return await work();
    } finally {
      // A slot goes straight to the next in line, so that nobody can slip in between.
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
