import { setTimeout } from 'node:timers/promises';
import { createSlots } from './slots.ts';

const atOnce = 4;
const waiting = 300;
/** Milliseconds that an orderly end waits for what is under way. */
const endWithin = 3_000;

/** Work that goes on after its answer was sent. */
export interface Background {
  /** Starts `work`, in its turn; `failed` hears why it did not work, also when too much waits. */
  run: (work: () => Promise<void>, failed: (error: unknown) => void) => void;
  /** Resolves once nothing is under way. */
  idle: () => Promise<void>;
  /** Gives what is under way a moment to end. */
  end: () => Promise<void>;
}

export function createBackground(): Background {
  const inTurn = createSlots(atOnce, waiting);
  const underWay = new Set<Promise<void>>();
  const idle = async (): Promise<void> => {
    while (underWay.size > 0) await Promise.all(underWay);
  };
  return {
    run: (work, failed) => {
      const task = inTurn(work)
        .catch(failed)
        .finally(() => underWay.delete(task));
      underWay.add(task);
    },
    idle,
    end: () => Promise.race([idle(), setTimeout(endWithin, undefined, { ref: false })]),
  };
}
