import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import util from 'node:util';
import { nearestName } from './nearest-name.mjs';
import { root } from './root.mjs';
import { addressAndPort, isOfCompose, settings } from './settings.mjs';
import { UserError } from './user-error.mjs';

const names = Object.keys(settings);

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

/** The settings with the address of PORT, if any, as HOST. */
function withAddress(effective) {
  const { address, port } = addressAndPort(effective.PORT ?? '');
  if (address === undefined) return effective;
  const { HOST = address } = effective;
  if (HOST === address) return { ...effective, HOST, PORT: port };
  throw new UserError(`PORT has the address ${address}, but HOST is ${HOST}: remove one of them.`);
}

/**
 * The current settings: those of the environment, else those of the .env file. An empty value
 * counts as absent. Throws a UserError that names the first wrong name or value.
 */
export function readSettings(environment, envFile = '') {
  const fromFile = util.parseEnv(envFile);
  refuseUnknown(fromFile);
  refuseTypos(environment);
  const given = names
    .map((name) => [name, (environment[name] ?? fromFile[name] ?? '').trim()])
    .filter(([, value]) => value !== '');
  for (const [name, value] of given) {
    const wrong = settings[name](value);
    if (wrong) throw new UserError(`${name} ${wrong}.`);
  }
  const result = withAddress(Object.fromEntries(given));
  if (!result.API_URL && (result.PORT ?? '4000') === (result.API_PORT ?? '4100')) {
    throw new UserError(`PORT and API_PORT must differ; both are ${result.PORT ?? '4000'}.`);
  }
  return result;
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
