// All settings of the product, in one place: their names, what they mean and which values they take.
import { isIP } from 'node:net';

const wholeUpTo = (maximum) => (value) =>
  /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= maximum
    ? null
    : `must be a whole number from 1 to ${maximum}, not "${value}"`;

const wholePort = wholeUpTo(65535);

/** The address, if any, and the port of a value such as 127.0.0.1:4000 or [::1]:4000. */
export function addressAndPort(value) {
  const [, address, port] = /^(?:(.+):)?([^:]*)$/.exec(value) ?? [];
  return { address: address?.replace(/^\[(.*)\]$/, '$1'), port };
}

/** As Docker publishes it. */
const publishedPort = (value) => {
  const { address, port } = addressAndPort(value);
  const wrong = address !== undefined && !isIP(address);
  return wrong ? `must be a port or address:port, not "${value}"` : wholePort(port ?? value);
};

const oneOf =
  (...values) =>
  (value) =>
    values.includes(value) ? null : `must be ${values.join(' or ')}, not "${value}"`;

/** Values that may include a password are never repeated in a message. */
const urlOf = (protocols, example) => (value) =>
  URL.canParse(value) && protocols.includes(new URL(value).protocol)
    ? null
    : `must look like ${example}`;

const origin = (example) => (value) => {
  const wrong = `must be an origin such as ${example}without path`;
  if (!URL.canParse(value)) return wrong;
  const url = new URL(value);
  const bare = url.pathname === '/' && !url.search && !url.hash && !url.username && !url.password;
  return ['http:', 'https:'].includes(url.protocol) && bare ? null : wrong;
};

const timeZone = (value) => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return null;
  } catch {
    return `must be a time zone such as Asia/Kolkata, not "${value}"`;
  }
};

const anyText = () => null;

/** The tiers validate the prefix length of a CIDR range. */
const networks = (value) =>
  value.split(',').every((part) => isIP(part.trim().split('/')[0]))
    ? null
    : 'must be addresses or ranges such as 10.0.0.5,172.31.250.0/24';

const key = (value) => (value.length >= 32 ? null : 'must have at least 32 characters');
const mailbox = (value) =>
  /^([^<>@]+<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/.test(value)
    ? null
    : 'must be an address such as Waymark <hello@example.org>';

/** Name → a check that returns what is wrong with a value, or null. */
export const settings = {
  /** Port of the web, /graphql and /graphiql; 4000. With an address, as compose has it, also HOST. */
  PORT: publishedPort,
  /** Address that the web listens on; 127.0.0.1. */
  HOST: anyText,
  /** Port of the REST api; 4100. */
  API_PORT: wholePort,
  /** Port of the web's metrics; without it they are on PORT, and off in production. */
  METRICS_PORT: wholePort,
  /** Port of the REST api's metrics and docs; without it they are on API_PORT, and off in production. */
  API_METRICS_PORT: wholePort,
  /** Address that the REST api listens on; 127.0.0.1. */
  API_HOST: anyText,
  /** Origin of another backend; no embedded api is started. */
  API_URL: origin('https://backend.example, without /api and '),
  /** PostgreSQL in place of the embedded database. */
  DATABASE_URL: urlOf(['postgres:', 'postgresql:'], 'postgres://user@host:5432/database'),
  /** The same PostgreSQL past a pooler, to listen for changes; DATABASE_URL. */
  DATABASE_DIRECT_URL: urlOf(['postgres:', 'postgresql:'], 'postgres://user@host:5432/database'),
  /** The same database as the user that owns its tables, for migrations; DATABASE_URL. */
  DATABASE_MIGRATION_URL: urlOf(
    ['postgres:', 'postgresql:'],
    'postgres://owner@host:5432/database',
  ),
  /** Whether a start runs migrations; 1, and 0 with DATABASE_MIGRATION_URL. */
  MIGRATE: oneOf('0', '1'),
  /** Limits shared between several replicas. */
  REDIS_URL: urlOf(['redis:', 'rediss:'], 'redis://host:6379'),
  /** Folder of the embedded database; .data. */
  DATA_DIR: anyText,
  /** Whether an empty embedded database is filled with demo data. */
  DEMO_DATA: oneOf('0', '1'),
  /** production turns off GraphiQL, introspection and the demo accounts. */
  NODE_ENV: oneOf('development', 'production', 'test'),
  /** Whether only the web's own operations are served at /graphql; 0. */
  TRUSTED_DOCUMENTS: oneOf('0', '1'),
  /** Whether HSTS includes all subdomains of the site; 0. */
  HSTS_SUBDOMAINS: oneOf('0', '1'),
  /** Time zone of the months and days of statistics; Asia/Kolkata. */
  TIME_ZONE: timeZone,
  /** The mail server; without it mails are written into the folder mail of DATA_DIR. */
  SMTP_URL: urlOf(['smtp:', 'smtps:'], 'smtp://user:password@host:587'),
  /** The sender of mails; Waymark at the host of WEB_URL. */
  MAIL_FROM: mailbox,
  /** Peers whose X-Forwarded-For is trusted; those of this machine. */
  TRUSTED_PROXIES: networks,
  /** Key for hashes of client addresses; a random one in the database. */
  HASH_KEY: key,
  /** Origin of the web, for the links in mails; http://localhost and PORT. */
  WEB_URL: origin('https://waymark.example, '),
  /** Key of stored secrets, such as those of two-step login; a file in DATA_DIR. */
  SECRET_KEY: key,
  /** 1: administrators and mentors have to turn on two-step login; 0. */
  REQUIRE_SECOND_FACTOR: oneOf('0', '1'),
  /** Months for which reads and changes of a person's record are kept in the audit; 12. */
  AUDIT_MONTHS: wholeUpTo(600),
  /** Years for which the history of a person is kept after the last activity; 3. */
  HISTORY_YEARS: wholeUpTo(50),
  /** 1: an account is created only after its email is confirmed by mail; needs SMTP_URL. */
  CONFIRM_EMAIL: oneOf('0', '1'),
};

/** Further variables of docker-compose.yml, which may be in the same .env file. */
const COMPOSE_NAMES = [
  'POSTGRES_PASSWORD',
  'POSTGRES_MIGRATION_PASSWORD',
  'POSTGRES_API_PASSWORD',
  'REDIS_PASSWORD',
  'TRUSTED_PROXY',
  'WEB_SUBNET',
  'WEB_SUBNET_IPV6',
  'API_SUBNET',
];

/** True for a variable of docker-compose.yml or of Docker Compose itself. */
export const isOfCompose = (name) => COMPOSE_NAMES.includes(name) || name.startsWith('COMPOSE_');
