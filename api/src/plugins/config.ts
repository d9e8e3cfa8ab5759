import { isAbsolute, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import { ConfigError } from './startup-error.ts';

const repositoryRoot = fileURLToPath(new URL('../../../', import.meta.url));

/** The settings as they stand in the environment. */
const Settings = Type.Object({
  NODE_ENV: Type.Enum(['development', 'production', 'test'], { default: 'development' }),
  API_HOST: Type.String({ default: '127.0.0.1' }),
  API_PORT: Type.Integer({ default: 4100, minimum: 0, maximum: 65535 }),
  DATABASE_URL: Type.Optional(Type.String({ pattern: '^postgres(ql)?://[^/]+/.+' })),
  DATABASE_DIRECT_URL: Type.Optional(Type.String({ pattern: '^postgres(ql)?://[^/]+/.+' })),
  REDIS_URL: Type.Optional(Type.String({ pattern: '^rediss?://.+' })),
  DATA_DIR: Type.String({ default: '.data' }),
  DEMO_DATA: Type.Optional(Type.Enum(['0', '1'])),
  TIME_ZONE: Type.String({ default: 'Asia/Kolkata' }),
  SMTP_URL: Type.Optional(Type.String({ pattern: '^smtps?://.+' })),
  MAIL_FROM: Type.Optional(
    Type.String({ pattern: '^([^<>@]+<[^<>@\\s]+@[^<>@\\s]+>|[^<>@\\s]+@[^<>@\\s]+)$' }),
  ),
  WEB_URL: Type.Optional(Type.String({ pattern: '^https?://.+' })),
  PORT: Type.Integer({ default: 4000, minimum: 0, maximum: 65535 }),
});
type Settings = Static<typeof Settings>;
type Name = keyof Settings;

/** What each setting must be, as the end of the sentence that refuses it. */
const expected: Record<Name, string> = {
  NODE_ENV: 'must be development, production or test',
  API_HOST: 'must be a host name or address',
  API_PORT: 'must be a port number from 0 to 65535',
  DATABASE_URL: 'must look like postgres://user:password@host:5432/database',
  DATABASE_DIRECT_URL: 'must look like postgres://user:password@host:5432/database',
  REDIS_URL: 'must look like redis://host:6379',
  DATA_DIR: 'must be the path of a folder',
  DEMO_DATA: 'must be 0 or 1',
  TIME_ZONE: 'must be the name of a time zone, for example Asia/Kolkata',
  SMTP_URL: 'must look like smtp://user:password@host:587, or smtps://…:465',
  MAIL_FROM: 'must be an address, for example Waymark <hello@example.org>',
  WEB_URL: 'must be an origin such as https://waymark.example, without a path',
  PORT: 'must be a port number from 0 to 65535',
};
const names = Object.keys(expected) as Name[];

/** The validated settings; read once, at start, and passed to whoever needs them. */
export interface Config {
  nodeEnv: 'development' | 'production' | 'test';
  host: string;
  /** 0 takes any free port. */
  port: number;
  /** A PostgreSQL server; without it the embedded database in `dataDir` is used. */
  databaseUrl?: string;
  /** The same server past a pooler, for what needs a connection of its own; else `databaseUrl`. */
  databaseDirectUrl?: string;
  /** Shares the rate limits between replicas; without it they are kept in memory. */
  redisUrl?: string;
  /** Absolute path of the folder of the embedded database. */
  dataDir: string;
  /** Fill an empty database with demo people and accounts. */
  demoData: boolean;
  /** IANA name of the zone in which months and days of statistics are counted. */
  timeZone: string;
  /** A mail server; without it mails go into a folder, in production nowhere. */
  smtpUrl?: string;
  /** The sender of mails. */
  mailFrom: string;
  /** Origin of the web, for the links in mails. */
  webUrl: string;
}

/** Reads the settings from `environment`; throws a ConfigError that names the wrong one. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const settings = parse(environment);
  for (const name of ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'SMTP_URL'] as const) {
    const url = settings[name];
    if (url !== undefined && !URL.canParse(url)) throw refusal(name);
  }
  const webUrl = originOfWeb(settings);
  return {
    nodeEnv: settings.NODE_ENV,
    host: settings.API_HOST,
    port: settings.API_PORT,
    ...(settings.DATABASE_URL !== undefined && { databaseUrl: settings.DATABASE_URL }),
    ...(settings.DATABASE_DIRECT_URL !== undefined && {
      databaseDirectUrl: settings.DATABASE_DIRECT_URL,
    }),
    ...(settings.REDIS_URL !== undefined && { redisUrl: settings.REDIS_URL }),
    dataDir: isAbsolute(settings.DATA_DIR)
      ? settings.DATA_DIR
      : resolve(repositoryRoot, settings.DATA_DIR),
    demoData: wantsDemoData(settings),
    timeZone: knownTimeZone(settings.TIME_ZONE),
    ...(settings.SMTP_URL !== undefined && { smtpUrl: settings.SMTP_URL }),
    mailFrom: settings.MAIL_FROM ?? `Waymark <no-reply@${new URL(webUrl).hostname}>`,
    webUrl,
  };
}

function refusal(name: Name): ConfigError {
  return new ConfigError(`${name} ${expected[name]}`);
}

function parse(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given: Record<string, unknown> = {};
  for (const name of names) {
    const value = environment[name]?.trim();
    // Container tools pass settings that were left out as empty texts.
    if (value !== undefined && value !== '') given[name] = value;
  }
  const settings = Value.Convert(Settings, Value.Default(Settings, given));
  if (Value.Check(Settings, settings)) return settings;
  const [error] = Value.Errors(Settings, settings);
  const wrong = names.find((name) => error?.instancePath === `/${name}`);
  throw wrong ? refusal(wrong) : new ConfigError('The settings are not valid');
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

function knownTimeZone(name: string): string {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return name;
  } catch {
    throw refusal('TIME_ZONE');
  }
}

/** Left out, it is where the web is served on this machine. */
function originOfWeb({ WEB_URL, PORT }: Settings): string {
  if (WEB_URL === undefined) return `http://localhost:${PORT}`;
  const url = URL.canParse(WEB_URL) ? new URL(WEB_URL) : null;
  if (url?.href !== `${url?.origin ?? ''}/`) throw refusal('WEB_URL');
  return url.origin;
}
