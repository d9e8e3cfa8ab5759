import { setTimeout as sleep } from 'node:timers/promises';
import type { App } from './plugins/app-type.ts';
import type { Config } from './plugins/config.ts';

/** Milliseconds that an orderly end may take. */
const closeWithin = 4_500;

/** Milliseconds in which others can see that this server is not ready any more, before it refuses them. */
const announceFor = { production: 1_000, development: 0, test: 0 };

/** One Ctrl-C arrives twice, from the terminal and from the launcher; a new wish comes later. */
const sameWish = 500;

/**
 * Ends the process in order when it is asked to: first it is not ready any more, then it takes no
 * new connection, what was asked already is answered, and `release` gives the rest back. Asked
 * again, or when that takes too long, it ends at once.
 */
export function stopWhenAsked(
  app: App,
  nodeEnv: Config['nodeEnv'],
  release: () => Promise<void>,
): void {
  let askedAt: number | null = null;
  const stop = (): void => {
    if (askedAt !== null) {
      if (Date.now() - askedAt > sameWish) process.exit(1);
      return;
    }
    askedAt = Date.now();
    setTimeout(() => process.exit(1), closeWithin).unref();
    void end().then((code) => process.exit(code));
  };
  const end = async (): Promise<number> => {
    try {
      app.drain();
      await sleep(announceFor[nodeEnv]);
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
  // Started by a launcher: when that is gone, nobody is left to stop this process.
  if (process.send) process.on('disconnect', stop);
}
