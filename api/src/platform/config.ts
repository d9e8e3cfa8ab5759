import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { settingsOf, StartupError, tracing } from '../../../settings.mjs';

const repositoryRoot = fileURLToPath(new URL('../../../', import.meta.url));

/** The validated settings of the api. */
export type Config = ReturnType<typeof readConfig>;

/**
 * Reads the settings.
 * @throws StartupError with the name of the invalid setting
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>) {
  const read = settingsOf(environment);
  const nodeEnv = read('NODE_ENV');
  const databaseUrl = read('DATABASE_URL');
  const databaseReplicaUrl = read('DATABASE_REPLICA_URL');
  const databaseMigrationUrl = read('DATABASE_MIGRATION_URL');
  const smtpUrl = read('SMTP_URL');
  const webUrl = read('WEB_URL') ?? `http://localhost:${read('PORT').port}`;
  const secretKey = read('SECRET_KEY');
  const confirmsEmail = read('CONFIRM_EMAIL');
  const requiresSecondFactor = read('REQUIRE_SECOND_FACTOR');
  const isProduction = nodeEnv === 'production';
  const isEmbedded = databaseUrl === undefined;
  const demoData = read('DEMO_DATA') ?? (isEmbedded && !isProduction);

  if (demoData && !isEmbedded) {
    throw new StartupError(
      'DEMO_DATA=1 is only for the embedded database: unset it or DATABASE_URL',
    );
  }
  if (demoData && isProduction) {
    throw new StartupError(
      'DEMO_DATA=1 is refused with NODE_ENV=production: its passwords are public',
    );
  }
  if (databaseReplicaUrl !== undefined && isEmbedded) {
    throw new StartupError('DATABASE_REPLICA_URL needs DATABASE_URL, the primary');
  }
  if (confirmsEmail && smtpUrl === undefined) {
    throw new StartupError(
      'CONFIRM_EMAIL=1 needs SMTP_URL: without the mailed link nobody could register',
    );
  }
  if (requiresSecondFactor && !isEmbedded && secretKey === undefined) {
    throw new StartupError(
      'REQUIRE_SECOND_FACTOR=1 needs SECRET_KEY: without it nobody could turn on two-step login',
    );
  }
  return {
    nodeEnv,
    host: read('API_HOST'),
    port: read('API_PORT'),
    /** Port of /metrics and /docs. Without it they are on `port`, and not served in production. */
    metricsPort: read('API_METRICS_PORT'),
    /** PostgreSQL server; default: the embedded database in `dataDir`. */
    databaseUrl,
    /** The same past a connection pooler; with it `databaseUrl` is a pooler in transaction mode. */
    databaseDirectUrl: read('DATABASE_DIRECT_URL'),
    /** A read replica of it, for the lists of administrators. */
    databaseReplicaUrl,
    /** The same database as the user that owns its tables; default: `databaseUrl`. */
    databaseMigrationUrl,
    /** Whether a start runs pending migrations; otherwise it requires that there are none. */
    migrates: read('MIGRATE') ?? databaseMigrationUrl === undefined,
    /** Redis for rate limits shared by all processes; default: in memory. */
    redisUrl: read('REDIS_URL'),
    /** Absolute path of the folder of the embedded database. */
    dataDir: resolve(repositoryRoot, read('DATA_DIR')),
    /** Whether an empty database is filled with demo data. */
    demoData,
    /** IANA name of the zone in which months and days of statistics are counted. */
    timeZone: read('TIME_ZONE'),
    /** Hour of the day at which reminders are sent. */
    mailHour: read('MAIL_HOUR'),
    /** Language of mails to students and educators who have chosen none. */
    defaultLanguage: read('DEFAULT_LANGUAGE'),
    /** SMTP server. Without it mails are written to a folder; in production they fail. */
    smtpUrl,
    mailFrom: read('MAIL_FROM') ?? `Waymark <no-reply@${new URL(webUrl).hostname}>`,
    /** Origin of the web, for the links in mails. */
    webUrl,
    /** Peers whose X-Forwarded-For is trusted: addresses and ranges. */
    trustedProxies: read('TRUSTED_PROXIES'),
    /** Key for hashes of addresses; default: a random one in the database. */
    hashKey: read('HASH_KEY'),
    /** Key of stored secrets; default: a file in `dataDir`, with the embedded database only. */
    secretKey,
    /** How long audit entries are kept. */
    auditMonths: read('AUDIT_MONTHS'),
    /** How long the history of a person is kept after the last activity. */
    historyYears: read('HISTORY_YEARS'),
    /** How long a concern is kept after it was closed. */
    concernMonths: read('CONCERN_MONTHS'),
    /** Receives a mail without content for each concern. */
    concernMailTo: read('CONCERN_MAIL_TO'),
    /** Whether an account is made only when the email of its registration is confirmed. */
    confirmsEmail,
    /** Whether administrators and mentors must turn on two-step login at their next login. */
    requiresSecondFactor,
    tracing: tracing(read),
  };
}
