import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import util from 'node:util';
import { settings, settingsOf, webAddress } from '../../settings.mjs';
import { nearestName } from './nearest-name.mjs';
import { root } from './root.mjs';
import { UserError } from './user-error.mjs';

const names = Object.keys(settings);

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
  'BACKUP_FOLDER',
  'BACKUP_USER',
  'IMAGE_REVISION',
  'IMAGE_TAG',
];

/** True for a variable of docker-compose.yml or of Docker Compose itself. */
const isOfCompose = (name) => COMPOSE_NAMES.includes(name) || name.startsWith('COMPOSE_');

/** Variables of other programs with names similar to a setting. */
const COMMON_NAMES = ['APP_HOST', 'APP_PORT', 'APP_URL', 'TIMEZONE'];

/** A misspelling: one edit in a short name, two in a long one. Names such as PORT and HOST are too
 * similar to others (POST, PORTS). */
function isTypo(name, nearest) {
  return name.includes('_') && nearest.distance <= (nearest.name.length < 10 ? 1 : 2);
}

function refuseTypos(environment) {
  for (const name of Object.keys(environment)) {
    if (names.includes(name) || COMMON_NAMES.includes(name) || isOfCompose(name)) continue;
    const ours = name.startsWith('WAYMARK_');
    const nearest = nearestName(ours ? name.slice('WAYMARK_'.length) : name, names);
    if (ours || isTypo(name, nearest)) {
      throw new UserError(`Unknown setting ${name}: did you mean ${nearest.name}?`);
    }
  }
}

function refuseUnknown(fromFile) {
  for (const name of Object.keys(fromFile)) {
    if (!names.includes(name) && !isOfCompose(name)) {
      const nearest = nearestName(name, names);
      throw new UserError(`Unknown setting ${name} in .env: did you mean ${nearest.name}?`);
    }
  }
}

/**
 * The current settings: those of the environment, else those of the .env file. An empty value
 * counts as absent. Throws a StartupError that names the first wrong name or value.
 */
export function readSettings(environment, envFile = '') {
  const fromFile = util.parseEnv(envFile);
  refuseUnknown(fromFile);
  refuseTypos(environment);
  const given = names.map((name) => [name, (environment[name] ?? fromFile[name] ?? '').trim()]);
  const result = Object.fromEntries(given.filter(([, value]) => value !== ''));
  const read = settingsOf(result);
  for (const name of Object.keys(result)) {
    const value = read(name);
    // The servers then take any free port.
    if ((value.port ?? value) === 0) throw new UserError(`${name} must not be 0.`);
  }
  const { host, port } = webAddress(read);
  if (!result.API_URL && port === read('API_PORT')) {
    throw new UserError(`PORT and API_PORT must differ; both are ${port}.`);
  }
  return result.PORT?.includes(':') ? { ...result, HOST: host, PORT: String(port) } : result;
}

/** The text of the .env file in the root; empty without one. */
export function readEnvFile() {
  const file = path.join(root, '.env');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** The environment of the servers: this process's, with the settings as read. */
export function serverEnvironment(environment, effectiveSettings) {
  const others = Object.entries(environment).filter(([name]) => !names.includes(name));
  return { ...Object.fromEntries(others), ...effectiveSettings };
}

/**
 * The same for an api that runs beside its bff: it trusts the bff, which connects by loopback, also
 * where TRUSTED_PROXIES has other proxies alone. Otherwise all users would share one address.
 */
export function apiEnvironment(environment, effectiveSettings) {
  const proxies = effectiveSettings.TRUSTED_PROXIES;
  const trusted = proxies && { TRUSTED_PROXIES: `${proxies},127.0.0.0/8,::1` };
  return serverEnvironment(environment, { ...effectiveSettings, ...trusted });
}
