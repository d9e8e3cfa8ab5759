import { startTracing } from '@waymark/node-kit/tracing';
import { buildApp } from './app.ts';
import { deleteExpired } from './delete-expired.ts';
import { startWithDemoData } from './demo-start.ts';
import { createBackground } from './platform/background.ts';
import { createAddressHash, createFilterHash, storedHashKey } from './platform/address-hash.ts';
import type { App } from './platform/http/app-type.ts';
import { readConfig, type Config } from './platform/config.ts';
import { runDaily } from './platform/daily.ts';
import { newerMigrationsWarning } from './platform/database/migrate.ts';
import { openDatabase } from './platform/database/open.ts';
import { createReplica } from './platform/database/replica.ts';
import { timeoutWarning } from './platform/database/server.ts';
import type { OpenDatabase } from './platform/database/types.ts';
import { createLimits } from './platform/limits.ts';
import { createSendMail, mailWarning } from './platform/mail/mail.ts';
import { createPasswords } from './platform/passwords.ts';
import { readSecretKey, secretKeyWarning } from './platform/secret-key.ts';
import { createSecrets } from './platform/secrets.ts';
import { errorCode } from './platform/error-code.ts';
import { StartupError } from '../../settings.mjs';
import { stopOnSignal } from './stop.ts';

/** Time between two looks for reminders and due mails: later ones, and those of other processes. In ms. */
const OUTBOX_INTERVAL_MS = 15_000;

try {
  const config = readConfig(process.env);
  const sendSpans = await startTracing({
    service: 'waymark-api',
    hasActiveContext: true,
    ...config.tracing,
  });
  const database = await openDatabase(config);
  try {
    await serve(config, database, sendSpans);
  } catch (error) {
    await database.close();
    throw error;
  }
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(1);
}

async function serve(
  config: Config,
  database: OpenDatabase,
  sendSpans: () => Promise<void>,
): Promise<void> {
  const limits = createLimits(config.redisUrl);
  const passwords = await createPasswords();
  const secretKey = readSecretKey(config);
  const hashKey = config.hashKey ?? (await storedHashKey(database.db));
  const replica =
    config.databaseReplicaUrl === undefined
      ? undefined
      : createReplica(
          config.databaseReplicaUrl,
          database.db,
          config.databaseDirectUrl !== undefined,
        );
  const deps = {
    db: database.db,
    replica,
    poolUse: database.poolUse,
    listen: database.listen,
    passwords,
    secrets: secretKey === null ? null : createSecrets(secretKey),
    limits,
    now: () => new Date(),
    timeZone: config.timeZone,
    mailHour: config.mailHour,
    defaultLanguage: config.defaultLanguage,
    sendMail: createSendMail(config, (line) => {
      console.log(line);
    }),
    sendsMail: config.smtpUrl !== undefined || config.nodeEnv !== 'production',
    hasMailServer: config.smtpUrl !== undefined,
    confirmsEmail: config.confirmsEmail,
    requiresSecondFactor: config.requiresSecondFactor,
    webUrl: config.webUrl,
    concernMailTo: config.concernMailTo ?? null,
    background: createBackground(),
    addressHash: createAddressHash(hashKey),
    filterHash: createFilterHash(hashKey),
  };
  const demoAccounts = config.demoData ? await startWithDemoData(deps) : [];
  const app = await buildApp(config, deps);
  const warnings = [
    mailWarning(config),
    secretKeyWarning(secretKey),
    await newerMigrationsWarning(database.db),
    config.databaseUrl === undefined ? null : await timeoutWarning(database.db),
  ];
  for (const warning of warnings) {
    if (warning !== null) app.log.warn(warning);
  }

  const endDaily = runDaily(
    (signal) => deleteExpired(deps, config, signal),
    (error) => {
      app.log.error(error, 'old entries could not be deleted');
    },
  );
  const endReplica = replica?.watch((reason) => {
    if (reason === null) app.log.info('the replica answers lists');
    else app.log.warn(`the primary answers lists: the replica can't be used, ${reason}`);
  });
  deps.background.wake();
  const looks = setInterval(deps.background.wake, OUTBOX_INTERVAL_MS).unref();
  stopOnSignal(app, config.nodeEnv, async () => {
    clearInterval(looks);
    await endDaily();
    await endReplica?.();
    await database.close();
    limits.close();
    await sendSpans();
  });
  const address = await listen(app, config);
  process.send?.({ type: 'ready', address, demoAccounts });
}

async function listen(app: App, { host, port }: Config): Promise<string> {
  try {
    // With Node's default backlog of 511, further connections would be retried after a second.
    return await app.listen({ host, port, backlog: 4_096 });
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
