/** Time between start and the first run, and between runs, in ms. */
const FIRST_RUN_MS = 60_000;
const INTERVAL_MS = 24 * 60 * 60 * 1000;

/**
 * Runs a task a minute after the start, then daily. A process that is restarted each day runs it,
 * too; several processes each run it.
 * @param task stops early when the signal is aborted
 * @returns ends it and waits for a running task
 */
export function runDaily(
  task: (signal: AbortSignal) => Promise<void>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const end = new AbortController();
  let running = Promise.resolve();
  const run = (): void => {
    running = task(end.signal).catch(onError);
    timer = setTimeout(run, INTERVAL_MS).unref();
  };
  let timer = setTimeout(run, FIRST_RUN_MS).unref();
  return () => {
    end.abort();
    clearTimeout(timer);
    return running;
  };
}
