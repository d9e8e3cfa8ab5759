import type { LogSink } from './logger.ts';

/** Milliseconds for which a line may be held back. */
const WAIT = 50;

/** Characters at which the batch is written. */
const MAX_BATCH = 32 * 1024;

/** A log that writes lines in batches. */
interface LogBatch extends LogSink {
  /** Writes the batch; call it before the process ends. */
  flush(): void;
}

/** Writes log lines in batches: a write for each costs as much as a call to the backend. */
export function createLogBatch(write: (text: string) => void): LogBatch {
  let batch = '';
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    const text = batch;
    batch = '';
    if (text !== '') write(text);
  }

  return {
    flush,
    write(line) {
      batch += line;
      if (batch.length >= MAX_BATCH) flush();
      else timer ??= setTimeout(flush, WAIT);
    },
  };
}

/** A log on standard output that is flushed when the process ends for any reason. */
export function logToOutput(): LogSink {
  const batch = createLogBatch((text) => process.stdout.write(text));
  // Ignores EPIPE when the log reader has exited.
  process.stdout.on('error', () => undefined);
  process.once('exit', () => {
    batch.flush();
  });
  return batch;
}
