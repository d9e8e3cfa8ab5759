import { isAbsolute, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import { parseNetworks } from './network.ts';
import { ConfigError } from './startup-error.ts';

const repositoryRoot = fileURLToPath(new URL('../../../', import.meta.url));

/** The environment variables. */
const Settings = Type.Object({
  NODE_ENV: Type.Enum(['development', 'production', 'test'], { default: 'development' }),
  API_HOST: Type.String({ default: '127.0.0.1' }),
  API_PORT: Type.Integer({ default: 4100, minimum: 0, maximum: 65535 }),
  API_METRICS_PORT: Type.Optional(Type.Integer({ minimum: 0, maximum: 65535 })),
  DATABASE_URL: Type.Optional(Type.String({ pattern: '^postgres(ql)?://[^/]+/.+' })),
  DATABASE_DIRECT_URL: Type.Optional(Type.String({ pattern: '^postgres(ql)?://[^/]+/.+' })),
  DATABASE_MIGRATION_URL: Type.Optional(Type.String({ pattern: '^postgres(ql)?://[^/]+/.+' })),
  MIGRATE: Type.Optional(Type.Enum(['0', '1'])),
  REDIS_URL: Type.Optional(Type.String({ pattern: '^rediss?://.+' })),
  DATA_DIR: Type.String({ default: '.data' }),
  DEMO_DATA: Type.Optional(Type.Enum(['0', '1'])),
  TIME_ZONE: Type.String({ default: 'Asia/Kolkata' }),
  SMTP_URL: Type.Optional(Type.String({ pattern: '^smtps?://.+' })),
  MAIL_FROM: Type.Optional(
    Type.String({ pattern: '^([^<>@]+<[^<>@\\s]+@[^<>@\\s]+>|[^<>@\\s]+@[^<>@\\s]+)$' }),
  ),
  WEB_URL: Type.Optional(Type.String({ pattern: '^https?://.+' })),
  TRUSTED_PROXIES: Type.String({ default: '127.0.0.0/8,::1' }),
  HASH_KEY: Type.Optional(Type.String({ minLength: 32 })),
  SECRET_KEY: Type.Optional(Type.String({ minLength: 32 })),
  // Type.Integer would be converted before the check: 2.5 would pass as 2.
  AUDIT_MONTHS: Type.Number({ default: 12, minimum: 1, maximum: 600, multipleOf: 1 }),
  HISTORY_YEARS: Type.Number({ default: 3, minimum: 1, maximum: 50, multipleOf: 1 }),
  CONFIRM_EMAIL: Type.Optional(Type.Enum(['0', '1'])),
  REQUIRE_SECOND_FACTOR: Type.Optional(Type.Enum(['0', '1'])),
  // Of the web; compose passes it as published, such as 127.0.0.1:4000.
  PORT: Type.String({ default: '4000', pattern: '^(.*:)?\\d{1,5}$' }),
});
type Settings = Static<typeof Settings>;
type Name = keyof Settings;

/** Ends of the error messages. */
const expected: Record<Name, string> = {
  NODE_ENV: 'must be development, production or test',
  API_HOST: 'must be a host name or address',
  API_PORT: 'must be a port number from 0 to 65535',
  API_METRICS_PORT: 'must be a port number from 0 to 65535',
  DATABASE_URL: 'must look like postgres://user:password@host:5432/database',
  DATABASE_DIRECT_URL: 'must look like postgres://user:password@host:5432/database',
  DATABASE_MIGRATION_URL: 'must look like postgres://user:password@host:5432/database',
  MIGRATE: 'must be 0 or 1',
  REDIS_URL: 'must look like redis://host:6379',
  DATA_DIR: 'must be the path of a folder',
  DEMO_DATA: 'must be 0 or 1',
  TIME_ZONE: 'must be the name of a time zone, for example Asia/Kolkata',
  SMTP_URL: 'must look like smtp://user:password@host:587, or smtps://…:465',
  MAIL_FROM: 'must be an address, for example Waymark <hello@example.org>',
  WEB_URL: 'must be an origin such as https://waymark.example, without a path',
  TRUSTED_PROXIES: 'must be addresses or ranges, for example 10.0.0.5,172.31.250.0/24',
  HASH_KEY: 'must have at least 32 characters, as from: openssl rand -base64 32',
  SECRET_KEY: 'must have at least 32 characters, as from: openssl rand -base64 32',
  AUDIT_MONTHS: 'must be a whole number from 1 to 600',
  HISTORY_YEARS: 'must be a whole number from 1 to 50',
  CONFIRM_EMAIL: 'must be 0 or 1',
  REQUIRE_SECOND_FACTOR: 'must be 0 or 1',
  PORT: 'must be a port number, or address:port',
};
const names = Object.keys(expected) as Name[];

/** Settings that must be whole URLs. */
const urls = ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_MIGRATION_URL', 'SMTP_URL'] as const;

/** The validated settings. */
export interface Config {
  nodeEnv: 'development' | 'production' | 'test';
  host: string;
  /** 0 takes any free port. */
  port: number;
  /** Port of /metrics and /docs. Without it they are on `port`, and not served in production. */
  metricsPort?: number;
  /** PostgreSQL server; default: the embedded database in `dataDir`. */
  databaseUrl?: string;
  /** Address of the server without a connection pooler, for LISTEN; default: `databaseUrl`. */
  databaseDirectUrl?: string;
  /** The same database as the user that owns its tables; default: `databaseUrl`. */
  databaseMigrationUrl?: string;
  /** Whether a start runs pending migrations; otherwise it requires that there are none. */
  migrates: boolean;
  /** Redis for rate limits shared by all processes; default: in memory. */
  redisUrl?: string;
  /** Absolute path of the folder of the embedded database. */
  dataDir: string;
  /** Whether an empty database is filled with demo data. */
  demoData: boolean;
  /** IANA name of the zone in which months and days of statistics are counted. */
  timeZone: string;
  /** SMTP server. Without it mails are written to a folder; in production they fail. */
  smtpUrl?: string;
  /** The sender of mails. */
  mailFrom: string;
  /** Origin of the web, for the links in mails. */
  webUrl: string;
  /** Peers whose X-Forwarded-For is trusted: addresses and ranges. */
  trustedProxies: string[];
  /** Key for hashes of addresses; default: a random one in the database. */
  hashKey?: string;
  /** Key of stored secrets; default: a file in `dataDir`, with the embedded database only. */
  secretKey?: string;
  /** How long audit entries are kept. */
  auditMonths: number;
  /** How long the history of a person is kept after the last activity. */
  historyYears: number;
  /** Whether an account is made only when the email of its registration is confirmed. */
  confirmsEmail: boolean;
  /** Whether administrators and mentors must turn on two-step login at their next login. */
  requiresSecondFactor: boolean;
}

/**
 * Reads the settings.
 * @throws ConfigError with the name of the invalid setting
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const settings = parse(environment);
  for (const name of urls) {
    const url = settings[name];
    if (url !== undefined && !URL.canParse(url)) throw invalidSetting(name);
  }
  const webUrl = originOfWeb(settings);
  return {
    nodeEnv: settings.NODE_ENV,
    host: settings.API_HOST,
    port: settings.API_PORT,
    ...(settings.API_METRICS_PORT !== undefined && { metricsPort: settings.API_METRICS_PORT }),
    ...(settings.DATABASE_URL !== undefined && { databaseUrl: settings.DATABASE_URL }),
    ...(settings.DATABASE_DIRECT_URL !== undefined && {
      databaseDirectUrl: settings.DATABASE_DIRECT_URL,
    }),
    ...(settings.DATABASE_MIGRATION_URL !== undefined && {
      databaseMigrationUrl: settings.DATABASE_MIGRATION_URL,
    }),
    migrates: (settings.MIGRATE ?? (settings.DATABASE_MIGRATION_URL ? '0' : '1')) === '1',
    ...(settings.REDIS_URL !== undefined && { redisUrl: settings.REDIS_URL }),
    dataDir: isAbsolute(settings.DATA_DIR)
      ? settings.DATA_DIR
      : resolve(repositoryRoot, settings.DATA_DIR),
    demoData: wantsDemoData(settings),
    timeZone: knownTimeZone(settings.TIME_ZONE),
    ...(settings.SMTP_URL !== undefined && { smtpUrl: settings.SMTP_URL }),
    mailFrom: settings.MAIL_FROM ?? `Waymark <no-reply@${new URL(webUrl).hostname}>`,
    webUrl,
    trustedProxies: knownNetworks(settings.TRUSTED_PROXIES),
    ...(settings.HASH_KEY !== undefined && { hashKey: settings.HASH_KEY }),
    ...(settings.SECRET_KEY !== undefined && { secretKey: settings.SECRET_KEY }),
    auditMonths: settings.AUDIT_MONTHS,
    historyYears: settings.HISTORY_YEARS,
    confirmsEmail: confirmsEmail(settings),
    requiresSecondFactor: requiresSecondFactor(settings),
  };
}

/** The settings of create-admin; its arguments take precedence. */
export function readAdminSettings(environment: Readonly<Record<string, string | undefined>>) {
  return {
    name: environment['ADMIN_NAME'],
    email: environment['ADMIN_EMAIL'],
    password: environment['ADMIN_PASSWORD'],
  };
}

function invalidSetting(name: Name): ConfigError {
  return new ConfigError(`${name} ${expected[name]}`);
}

function parse(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given: Record<string, unknown> = {};
  for (const name of names) {
    const value = environment[name]?.trim();
    // Container tools pass missing settings as empty strings.
    if (value !== undefined && value !== '') given[name] = value;
  }
  const settings = Value.Convert(Settings, Value.Default(Settings, given));
  if (Value.Check(Settings, settings)) return settings;
  const [error] = Value.Errors(Settings, settings);
  const wrong = names.find((name) => error?.instancePath === `/${name}`);
  throw wrong ? invalidSetting(wrong) : new ConfigError('The settings are not valid');
}

function wantsDemoData({ DEMO_DATA, DATABASE_URL, NODE_ENV }: Settings): boolean {
  const production = NODE_ENV === 'production';
  if (DEMO_DATA === '1' && DATABASE_URL !== undefined) {
    throw new ConfigError(
      'DEMO_DATA=1 is only for the embedded database: unset it or DATABASE_URL',
    );
  }
  if (DEMO_DATA === '1' && production) {
    throw new ConfigError(
      'DEMO_DATA=1 is refused with NODE_ENV=production: its passwords are public',
    );
  }
  return DEMO_DATA === undefined ? DATABASE_URL === undefined && !production : DEMO_DATA === '1';
}

function confirmsEmail({ CONFIRM_EMAIL, SMTP_URL }: Settings): boolean {
  if (CONFIRM_EMAIL === '1' && SMTP_URL === undefined) {
    throw new ConfigError(
      'CONFIRM_EMAIL=1 needs SMTP_URL: without the mailed link nobody could register',
    );
  }
  return CONFIRM_EMAIL === '1';
}

function requiresSecondFactor(settings: Settings): boolean {
  const { REQUIRE_SECOND_FACTOR, DATABASE_URL, SECRET_KEY } = settings;
  if (REQUIRE_SECOND_FACTOR === '1' && DATABASE_URL !== undefined && SECRET_KEY === undefined) {
    throw new ConfigError(
      'REQUIRE_SECOND_FACTOR=1 needs SECRET_KEY: without it nobody could turn on two-step login',
    );
  }
  return REQUIRE_SECOND_FACTOR === '1';
}

function knownTimeZone(name: string): string {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return name;
  } catch {
    throw invalidSetting('TIME_ZONE');
  }
}

function knownNetworks(text: string): string[] {
  const networks = parseNetworks(text);
  if (networks === null) throw invalidSetting('TRUSTED_PROXIES');
  return networks;
}

/** Default: the port of the web on this machine. */
function originOfWeb({ WEB_URL, PORT }: Settings): string {
  if (WEB_URL === undefined) {
    const local = `http://localhost:${PORT.replace(/^.*:/, '')}`;
    if (!URL.canParse(local)) throw invalidSetting('PORT');
    return local;
  }
  const url = URL.canParse(WEB_URL) ? new URL(WEB_URL) : null;
  if (url?.href !== `${url?.origin ?? ''}/`) throw invalidSetting('WEB_URL');
  return url.origin;
}
