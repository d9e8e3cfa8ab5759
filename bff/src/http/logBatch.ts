import type { LogSink } from './logger.ts';

/** Milliseconds that a line waits for others to be written with. */
const WAIT = 50;

/** Characters that are written at once. */
const ENOUGH = 32 * 1024;

/** A log whose lines are held back for a moment. */
export interface LogBatch extends LogSink {
  /** Writes what is held back; to be called before the process ends. */
  flush(): void;
}

/** Writes together the lines of a moment: a write for each costs as much as asking the backend. */
export function createLogBatch(write: (text: string) => void): LogBatch {
  let held = '';
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    const text = held;
    held = '';
    if (text !== '') write(text);
  }

  return {
    flush,
    write(line) {
      held += line;
      if (held.length >= ENOUGH) flush();
      else timer ??= setTimeout(flush, WAIT);
    },
  };
}

/** The log on standard output, written to its end whatever ends the process. */
export function logToOutput(): LogSink {
  const batch = createLogBatch((text) => process.stdout.write(text));
  // Whoever read the log has gone, which is no reason to serve nobody.
  process.stdout.on('error', () => undefined);
  process.once('exit', () => {
    batch.flush();
  });
  return batch;
}
