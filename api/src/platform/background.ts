import { setTimeout } from 'node:timers/promises';
import { createQueue } from './queue.ts';

const CONCURRENCY = 4;
const MAX_QUEUED = 300;
/** Maximum time to wait for running tasks at shutdown, in ms. */
const END_TIMEOUT_MS = 3_000;

/** Tasks that run after the response was sent. */
export interface Background {
  /** Queues a task. `onError` is called when it fails, or when the queue is full. */
  run: (task: () => Promise<void>, onError: (error: unknown) => void) => void;
  /** Resolves when no task is running or queued. */
  idle: () => Promise<void>;
  /** Waits for the tasks, for a limited time. */
  end: () => Promise<void>;
}

export function createBackground(): Background {
  const enqueue = createQueue(CONCURRENCY, MAX_QUEUED);
  const tasks = new Set<Promise<void>>();
  const idle = async (): Promise<void> => {
    while (tasks.size > 0) await Promise.all(tasks);
  };
  return {
    run: (task, onError) => {
      const running = enqueue(task)
        .catch(onError)
        .finally(() => tasks.delete(running));
      tasks.add(running);
    },
    idle,
    end: () => Promise.race([idle(), setTimeout(END_TIMEOUT_MS, undefined, { ref: false })]),
  };
}
