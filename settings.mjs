// @ts-check
// All settings of the product. Plain JavaScript without packages, because the tiers, the scripts and
// the images share it; TypeScript reads its types from the comments.
import { isIP } from 'node:net';

/** An error that the operator can correct. Only its message is printed, without a stack. */
export class StartupError extends Error {}

/**
 * @template T
 * @typedef {object} Kind
 * @property {string} expected end of the message about an invalid value
 * @property {(text: string) => T | undefined} parse returns undefined for an invalid value
 * @property {boolean} [isSecret] whether a value may include a password, which no message repeats
 */

/** @type {(minimum: number, maximum: number) => Kind<number>} */
const whole = (minimum, maximum) => ({
  expected: `must be a whole number from ${minimum} to ${maximum}`,
  parse: (text) => {
    const isValid = /^\d{1,5}$/.test(text) && Number(text) >= minimum && Number(text) <= maximum;
    return isValid ? Number(text) : undefined;
  },
});

/** 0 takes any free port. */
const port = whole(0, 65_535);

/** As Docker publishes it. @type {Kind<{ address: string | undefined, port: number }>} */
const publishedPort = {
  expected: `${port.expected}, or address:port`,
  parse: (text) => {
    const [, address, digits = ''] = /^(?:\[?(.+?)\]?:)?(\d+)$/.exec(text) ?? [];
    const number = port.parse(digits);
    const isAddress = address === undefined || isIP(address) !== 0;
    return isAddress && number !== undefined ? { address, port: number } : undefined;
  },
};

/** @type {Kind<boolean>} */
const flag = {
  expected: 'must be 0 or 1',
  parse: (text) => ({ 0: false, 1: true })[text],
};

/** @type {Kind<'en' | 'hi' | 'mr'>} */
const language = {
  expected: 'must be en, hi or mr',
  parse: (text) => (text === 'en' || text === 'hi' || text === 'mr' ? text : undefined),
};

/** @type {Kind<'development' | 'production' | 'test'>} */
const nodeEnv = {
  expected: 'must be development, production or test',
  parse: (text) =>
    text === 'development' || text === 'production' || text === 'test' ? text : undefined,
};

/** @type {(pattern: RegExp, expected: string, isSecret?: boolean) => Kind<string>} */
const matching = (pattern, expected, isSecret = false) => ({
  expected,
  parse: (text) => (pattern.test(text) ? text : undefined),
  isSecret,
});

const text = matching(/./, 'must be text');

const mailbox = matching(
  /^([^<>@]+<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/,
  'must be an address such as Waymark <hello@example.org>',
);

const emailAddress = matching(
  /^[^<>@\s]+@[^<>@\s]+$/,
  'must be an email address such as safety@example.org',
);

const key = matching(
  /^.{32}/s,
  'must have at least 32 characters, as from: openssl rand -base64 32',
  true,
);

/** @type {(pattern: RegExp, example: string) => Kind<string>} */
const url = (pattern, example) => ({
  expected: `must look like ${example}`,
  parse: (text) => (pattern.test(text) && URL.canParse(text) ? text : undefined),
  isSecret: true,
});

/** @type {Kind<number>} */
const share = {
  expected: 'must be a number from 0 to 1',
  parse: (text) => (/^(0|1|0?\.\d{1,6})$/.test(text) ? Number(text) : undefined),
};

/**
 * Comma-separated pairs, which the SDK of OpenTelemetry reads itself.
 *
 * @type {(example: string, isSecret?: boolean) => Kind<string>}
 */
const otelPairs = (example, isSecret) =>
  matching(/^[^=,]+=[^,]*(,[^=,]+=[^,]*)*$/, `must look like ${example}`, isSecret);

const postgres = url(/^postgres(ql)?:\/\/[^/]+\/./, 'postgres://user:password@host:5432/database');

/** @type {(expected: string) => Kind<string>} */
const origin = (expected) => ({
  expected,
  parse: (text) => {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    const isOrigin = url?.href === `${url?.origin}/` && /^https?:$/.test(url.protocol);
    return isOrigin ? url.origin : undefined;
  },
  isSecret: true,
});

/** @type {Kind<string>} */
const timeZone = {
  expected: 'must be the name of a time zone such as Asia/Kolkata',
  parse: (text) => {
    try {
      new Intl.DateTimeFormat('en', { timeZone: text });
      return text;
    } catch {
      return undefined;
    }
  },
};

/** @param {string} text */
function isNetwork(text) {
  const [address = '', bits = '1', ...rest] = text.split('/');
  const maximum = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  return rest.length === 0 && /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= maximum;
}

/** @type {Kind<string[]>} */
const networks = {
  expected: 'must be addresses or ranges such as 10.0.0.5,172.31.250.0/24',
  parse: (text) => {
    const parts = text.split(',').map((part) => part.trim());
    const given = parts.filter((part) => part !== '');
    return given.every(isNetwork) ? given : undefined;
  },
};

/**
 * @template T
 * @param {Kind<T>} kind
 * @param {string} description
 */
const optional = (kind, description) => ({ ...kind, description, fallback: undefined });

/**
 * @template T
 * @param {Kind<T>} kind
 * @param {string} fallback
 * @param {string} description
 */
const withDefault = (kind, fallback, description) => ({ ...kind, description, fallback });

/** All settings by name. */
export const settings = {
  PORT: withDefault(publishedPort, '4000', 'port of the web and GraphQL; address:port is for HOST'),
  HOST: optional(text, 'address that the web listens on; 127.0.0.1'),
  METRICS_PORT: optional(port, 'port of /metrics; default: PORT, and off in production'),
  API_PORT: withDefault(port, '4100', 'port of the REST api'),
  API_HOST: withDefault(text, '127.0.0.1', 'address that the REST api listens on'),
  API_METRICS_PORT: optional(port, 'port of /metrics and /docs; API_PORT, and off in production'),
  API_URL: optional(
    origin(
      'must be an origin such as https://backend.example: http:// or https:// and a host, without /api, user or password',
    ),
    'origin of another backend; no embedded api is started',
  ),
  DATABASE_URL: optional(postgres, 'PostgreSQL in place of the embedded database'),
  DATABASE_DIRECT_URL: optional(postgres, 'the same past a pooler; with it DATABASE_URL is one'),
  DATABASE_REPLICA_URL: optional(postgres, 'a read replica, for the lists of administrators'),
  DATABASE_MIGRATION_URL: optional(postgres, 'the same as the owner of the tables, to migrate'),
  MIGRATE: optional(flag, 'whether a start migrates; 1, with DATABASE_MIGRATION_URL 0'),
  REDIS_URL: optional(url(/^rediss?:\/\/./, 'redis://host:6379'), 'shared limits of replicas'),
  DATA_DIR: withDefault(text, '.data', 'folder of the embedded database'),
  DEMO_DATA: optional(flag, 'demo data in an empty database; 1 on the embedded default'),
  NODE_ENV: withDefault(nodeEnv, 'development', 'production: no GraphiQL and no demo accounts'),
  TRUSTED_DOCUMENTS: withDefault(flag, '0', '1: GraphQL serves only operations of the web'),
  HSTS_SUBDOMAINS: withDefault(flag, '0', '1: HSTS includes all subdomains'),
  SERVICE_WORKER: withDefault(flag, '1', '0 removes the service worker from all browsers'),
  TIME_ZONE: withDefault(
    timeZone,
    'Asia/Kolkata',
    'zone of days and months of statistics and filters',
  ),
  TRUSTED_PROXIES: withDefault(networks, '127.0.0.0/8,::1', 'peers that set X-Forwarded-For'),
  WEB_DIST: optional(text, 'folder of the built web; default: the one beside the bff'),
  WEB_URL: optional(
    origin('must be an origin such as https://waymark.example, without path, user or password'),
    'origin of the web, for the links in mails; http://localhost and PORT',
  ),
  SMTP_URL: optional(
    url(/^smtps?:\/\/./, 'smtp://user:password@host:587, or smtps://…:465'),
    'mail server; without it mails are written to a folder, and fail in production',
  ),
  MAIL_FROM: optional(mailbox, 'sender of mails; Waymark at the host of WEB_URL'),
  MAIL_HOUR: withDefault(whole(0, 23), '8', 'hour of TIME_ZONE at which reminders are sent'),
  DEFAULT_LANGUAGE: withDefault(
    language,
    'en',
    'language of mails to students and educators who have chosen none: en, hi or mr',
  ),
  CONFIRM_EMAIL: withDefault(flag, '0', '1: emails are confirmed by mail; needs SMTP_URL'),
  HASH_KEY: optional(key, 'key of hashes of client addresses; a random one in the database'),
  SECRET_KEY: optional(key, 'key of stored secrets; a file in DATA_DIR'),
  REQUIRE_SECOND_FACTOR: withDefault(flag, '0', '1: two-step login for admins and mentors'),
  AUDIT_MONTHS: withDefault(whole(1, 600), '12', 'how long entries of the audit are kept'),
  HISTORY_YEARS: withDefault(whole(1, 50), '3', 'how long a history is kept without activity'),
  CONCERN_MONTHS: withDefault(whole(1, 600), '36', 'how long a closed concern is kept'),
  CONCERN_MAIL_TO: optional(emailAddress, 'mailbox that learns of a reported concern'),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(
    url(/^https?:\/\/./, 'http://collector:4318'),
    'OpenTelemetry collector that gets traces by OTLP over HTTP; none',
  ),
  OTEL_EXPORTER_OTLP_HEADERS: optional(
    otelPairs('api-key=abc', true),
    'headers for the collector, as api-key=abc; none',
  ),
  OTEL_RESOURCE_ATTRIBUTES: optional(
    otelPairs('service.version=1.2.3'),
    'attributes of all traces, as service.version=1.2.3; none',
  ),
  OTEL_TRACES_SAMPLER_ARG: withDefault(share, '1', 'share of operations that are traced, 0 to 1'),
};

/** @typedef {typeof settings} Settings */

/**
 * The type of a setting's value; one without a default may be absent.
 * @template {keyof Settings} N
 * @typedef {Exclude<ReturnType<Settings[N]['parse']>, undefined> | (undefined & Settings[N]['fallback'])} Value
 */

/**
 * Returns a function that reads one setting and throws a StartupError when its value is invalid. An
 * empty value counts as absent: compose passes those.
 * @param {Readonly<Record<string, string | undefined>>} environment
 */
export function settingsOf(environment) {
  /**
   * @template {keyof Settings} N
   * @param {N} name
   */
  return (name) => {
    const { parse, fallback, expected, isSecret } = settings[name];
    const given = environment[name]?.trim() || fallback;
    const value = given === undefined ? undefined : parse(given);
    if (value === undefined && given !== undefined) {
      throw new StartupError(`${name} ${expected}${isSecret ? '' : `, not "${given}"`}.`);
    }
    return /** @type {Value<N>} */ (value);
  };
}

/**
 * Host and port of the web: the address of PORT, else HOST.
 * @param {ReturnType<typeof settingsOf>} read
 */
export function webAddress(read) {
  const { address, port } = read('PORT');
  const host = read('HOST') ?? address ?? '127.0.0.1';
  if (address === undefined || address === host) return { host, port };
  throw new StartupError(
    `PORT has the address ${address}, but HOST is ${host}: remove one of them.`,
  );
}

/**
 * Where traces are sent, if anywhere, and the share of operations that are traced.
 * @typedef {ReturnType<typeof tracing>} TracingConfig
 */

/** @param {ReturnType<typeof settingsOf>} read */
export function tracing(read) {
  const endpoint = read('OTEL_EXPORTER_OTLP_ENDPOINT')?.replace(/\/+$/, '');
  return { endpoint, ratio: read('OTEL_TRACES_SAMPLER_ARG') };
}
