import { buildApp } from './app.ts';
import { startWithDemoData } from './demo-start.ts';
import { readConfig, type Config } from './plugins/config.ts';
import { openDatabase } from './plugins/database/open.ts';
import type { OpenDatabase } from './plugins/database/types.ts';
import { createLimits } from './plugins/limits.ts';
import { createPasswords } from './plugins/passwords.ts';
import { errorCode, StartupError } from './plugins/startup-error.ts';

/** Milliseconds that an orderly end may take. */
const closeWithin = 4_500;

try {
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  try {
    await serve(config, database);
  } catch (error) {
    await database.close();
    throw error;
  }
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(1);
}

async function serve(config: Config, database: OpenDatabase): Promise<void> {
  const limits = createLimits(config.redisUrl);
  const passwords = await createPasswords();
  const deps = {
    db: database.db,
    passwords,
    limits,
    now: () => new Date(),
    timeZone: config.timeZone,
  };
  const demoAccounts = config.demoData ? await startWithDemoData(deps) : [];
  const app = await buildApp(config, deps);

  let closing = false;
  const close = (): void => {
    if (closing) return;
    closing = true;
    setTimeout(() => process.exit(1), closeWithin).unref();
    const ended = app.close().then(() => database.close());
    ended.then(
      () => {
        limits.close();
        process.exit(0);
      },
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', close);
  process.once('SIGINT', close);
  // Started by a launcher: when that is gone, nobody is left to stop this process.
  if (process.send) process.once('disconnect', close);

  const address = await listen(app, config);
  process.send?.({ type: 'ready', address, demoAccounts });
}

async function listen(
  app: Awaited<ReturnType<typeof buildApp>>,
  { host, port }: Config,
): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    switch (errorCode(error)) {
      case 'EADDRINUSE':
        throw new StartupError(`Port ${port} is in use: stop its user, or set another API_PORT`);
      case 'EACCES':
        throw new StartupError(`Port ${port} may not be used: set API_PORT to one above 1023`);
      case 'ENOTFOUND':
      case 'EADDRNOTAVAIL':
        throw new StartupError(`API_HOST: this machine has no address ${host}`);
      default:
        throw error;
    }
  }
}
