import { context, ROOT_CONTEXT } from '@opentelemetry/api';
import { setTimeout } from 'node:timers/promises';

/** Time between a request for a run and its start, for the response to be sent first, in ms. */
const START_DELAY_MS = 20;
/** Maximum time to wait for a run at shutdown, in ms. */
const END_TIMEOUT_MS = 3_000;

/** The signal is aborted at shutdown. */
type Task = (signal: AbortSignal) => Promise<void>;

/** A task that runs in the background on request. Its runs do not overlap. */
export interface Background {
  /** Sets the task. It handles its failures. */
  serve: (task: Task) => void;
  /** Starts a run soon; during a run, another one after it. */
  wake: () => void;
  /** Resolves when no run is going on or requested. */
  idle: () => Promise<void>;
  /** Stops a run and waits for its end, for a limited time. */
  end: () => Promise<void>;
}

export function createBackground(): Background {
  let task: Task = () => Promise.resolve();
  let stopping = new AbortController();
  let isRequested = false;
  let running: Promise<void> | null = null;
  const run = async (): Promise<void> => {
    while (isRequested) {
      await setTimeout(START_DELAY_MS);
      isRequested = false;
      await task(stopping.signal);
    }
    running = null;
  };
  const idle = async (): Promise<void> => {
    while (running) await running;
  };
  return {
    serve: (served) => {
      task = served;
    },
    wake: () => {
      isRequested = true;
      // Not in the trace of the request that asks for it.
      running ??= context.with(ROOT_CONTEXT, run);
    },
    idle,
    end: async () => {
      stopping.abort();
      await Promise.race([idle(), setTimeout(END_TIMEOUT_MS, undefined, { ref: false })]);
      stopping = new AbortController();
    },
  };
}
