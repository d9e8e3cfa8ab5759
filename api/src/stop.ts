import { setTimeout as sleep } from 'node:timers/promises';
import type { App } from './platform/http/app-type.ts';
import type { Config } from './platform/config.ts';

/** Maximum duration of a shutdown, in ms. */
const CLOSE_TIMEOUT_MS = 4_500;

/** Time between not ready and refused connections, for load balancers, in ms. */
const NOT_READY_MS = { production: 1_000, development: 0, test: 0 };

/**
 * Signals within this time count as one: Ctrl-C is sent by the terminal and by the parent process.
 * In ms.
 */
const SAME_SIGNAL_MS = 500;

/**
 * Shuts down on SIGTERM and SIGINT: not ready, no new connections, running requests are completed,
 * then `release` closes the rest. A second signal or a timeout ends the process immediately.
 */
export function stopOnSignal(
  app: App,
  nodeEnv: Config['nodeEnv'],
  release: () => Promise<void>,
): void {
  let stoppingSince: number | null = null;
  const stop = (): void => {
    if (stoppingSince !== null) {
      if (Date.now() - stoppingSince > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    stoppingSince = Date.now();
    setTimeout(() => process.exit(1), CLOSE_TIMEOUT_MS).unref();
    void end().then((code) => process.exit(code));
  };
  const end = async (): Promise<number> => {
    try {
      app.drain();
      app.closeConnections();
      await sleep(NOT_READY_MS[nodeEnv]);
      await app.close();
      await release();
      return 0;
    } catch (error) {
      console.error(error);
      return 1;
    }
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // Stops when the parent process has ended.
  if (process.send) process.on('disconnect', stop);
}
