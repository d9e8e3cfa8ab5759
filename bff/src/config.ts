import ipaddr from 'ipaddr.js';
import Type from 'typebox';
import { Value } from 'typebox/value';

/** The settings of the bff, read and validated once at start. */
export interface Config {
  nodeEnv: 'development' | 'production' | 'test';
  host: string;
  port: number;
  /** Origin of the REST backend, without `/api`. */
  apiOrigin: string;
  /** Folder of the built web app; null for the default beside the bff. */
  webDist: string | null;
  /** Whether only operations of the web app are served. */
  trustedDocuments: boolean;
  /** Port of `/metrics`. Without it the path is on `port`, and not served in production. */
  metricsPort: number | null;
  /** Whether HSTS includes all subdomains of the site. */
  hstsSubdomains: boolean;
  /** IANA time zone of the days after which a person's update is pending. */
  timeZone: string;
  /** Peers whose X-Forwarded-For is trusted: addresses and ranges. */
  trustedProxies: string[];
}

/** An invalid setting; the message is one line with its name and the reason. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const port = (fallback: number) =>
  Type.Number({ multipleOf: 1, minimum: 0, maximum: 65_535, default: fallback });

const Settings = Type.Object({
  NODE_ENV: Type.Enum(['development', 'production', 'test'], { default: 'development' }),
  HOST: Type.String({ default: '127.0.0.1' }),
  PORT: port(4000),
  API_PORT: port(4100),
  API_URL: Type.Optional(Type.String()),
  WEB_DIST: Type.Optional(Type.String()),
  TRUSTED_DOCUMENTS: Type.Enum(['0', '1'], { default: '0' }),
  METRICS_PORT: Type.Optional(Type.Number({ multipleOf: 1, minimum: 0, maximum: 65_535 })),
  HSTS_SUBDOMAINS: Type.Enum(['0', '1'], { default: '0' }),
  TIME_ZONE: Type.String({ default: 'Asia/Kolkata' }),
  TRUSTED_PROXIES: Type.String({ default: '127.0.0.0/8,::1' }),
});

/** Description of the allowed values; other settings take any text. */
const expected: Record<string, string> = {
  NODE_ENV: 'development, production or test',
  PORT: 'a whole number from 0 to 65535',
  API_PORT: 'a whole number from 0 to 65535',
  TRUSTED_DOCUMENTS: '0 or 1',
  METRICS_PORT: 'a whole number from 0 to 65535',
  HSTS_SUBDOMAINS: '0 or 1',
};

/** Reads the settings out of an environment; throws `ConfigError` at the first wrong one. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const written = Object.fromEntries(
    Object.keys(Settings.properties).flatMap((name) => {
      const value = env[name]?.trim();
      // Compose files pass unset variables as empty strings.
      return value ? [[name, value]] : [];
    }),
  );
  const settings: unknown = Value.Convert(Settings, Value.Default(Settings, { ...written }));
  if (!Value.Check(Settings, settings)) throw wrongSetting(settings, written);
  return {
    nodeEnv: settings.NODE_ENV,
    host: settings.HOST,
    port: settings.PORT,
    apiOrigin:
      settings.API_URL === undefined
        ? `http://127.0.0.1:${settings.API_PORT}`
        : originOf(settings.API_URL),
    webDist: settings.WEB_DIST ?? null,
    trustedDocuments: settings.TRUSTED_DOCUMENTS === '1',
    metricsPort: settings.METRICS_PORT ?? null,
    hstsSubdomains: settings.HSTS_SUBDOMAINS === '1',
    timeZone: knownTimeZone(settings.TIME_ZONE),
    trustedProxies: knownNetworks(settings.TRUSTED_PROXIES),
  };
}

function wrongSetting(settings: unknown, written: Record<string, string>): ConfigError {
  const name = Value.Errors(Settings, settings)[0]?.instancePath.slice(1) ?? '';
  return new ConfigError(
    `${name} must be ${expected[name] ?? 'another value'}, but is "${written[name] ?? ''}".`,
  );
}

function knownTimeZone(name: string): string {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return name;
  } catch {
    throw new ConfigError(
      `TIME_ZONE must be the name of a time zone such as Asia/Kolkata, but is "${name}".`,
    );
  }
}

function knownNetworks(text: string): string[] {
  const networks = text.split(',').map((part) => part.trim());
  const isNetwork = (part: string) =>
    ipaddr.isValid(part) || (ipaddr.isValidCIDR(part) && !part.endsWith('/0'));
  if (networks.every(isNetwork)) return networks;
  throw new ConfigError(
    `TRUSTED_PROXIES must be addresses or ranges such as 10.0.0.5,172.31.250.0/24, but is "${text}".`,
  );
}

/** Messages do not include the value: a URL may contain a password. */
function originOf(apiUrl: string): string {
  const origin = 'API_URL must be the origin of the backend, as in https://backend.example';
  if (!URL.canParse(apiUrl)) throw new ConfigError(`${origin}.`);
  const url = new URL(apiUrl);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new ConfigError(`${origin}, and start with http:// or https://.`);
  }
  if (url.username !== '' || url.password !== '') {
    throw new ConfigError(`${origin}, without a user or a password.`);
  }
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '') {
    throw new ConfigError(`${origin}, without /api or anything else after the host.`);
  }
  return url.origin;
}
