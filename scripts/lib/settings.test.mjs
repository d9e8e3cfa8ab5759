import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { apiEnvironment, readSettings, serverEnvironment } from './read-settings.mjs';
import { root } from './root.mjs';
import { settings } from '../../settings.mjs';

const messageOf = (environment, envFile) => {
  try {
    readSettings(environment, envFile);
    return null;
  } catch (error) {
    return error.message;
  }
};

describe('names', () => {
  it.each([
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DATABASE_ULR', 'DATABASE_URL'],
    ['DATABASEURL_', 'DATABASE_URL'],
    ['Database_Url', 'DATABASE_URL'],
    ['REDIS_URI', 'REDIS_URL'],
    ['API_PROT', 'API_PORT'],
    ['API_ULR', 'API_URL'],
    ['DATA_DIRR', 'DATA_DIR'],
    ['DEMO_DATE', 'DEMO_DATA'],
    ['NODE_EVN', 'NODE_ENV'],
    ['SMTP_URI', 'SMTP_URL'],
    ['WAYMARK_PORT', 'PORT'],
    ['WAYMARK_DATABASE', 'DATABASE_URL'],
  ])('refuses %s in the environment and suggests %s', (typo, meant) => {
    expect(messageOf({ [typo]: 'x' })).toBe(`Unknown setting ${typo}: did you mean ${meant}?`);
  });

  it.each(['POST', 'PORTS', 'HOSTNAME', 'APP_URL', 'APP_PORT', 'TIMEZONE', 'NODE_PATH', 'API_KEY'])(
    'ignores %s, which other programs use',
    (name) => {
      expect(messageOf({ [name]: 'x' })).toBeNull();
    },
  );

  it.each([
    ['PROT=4000', 'Unknown setting PROT in .env: did you mean PORT?'],
    ['SESSION_KEY=abc', /^Unknown setting SESSION_KEY in \.env: did you mean \w+\?$/],
    ['POSTGRES_PASSWROD=abc', /^Unknown setting POSTGRES_PASSWROD in \.env: did you mean \w+\?$/],
  ])('refuses a line %s in .env', (line, message) => {
    expect(messageOf({}, line)).toMatch(message);
  });

  it('ignores the variables of docker-compose.yml and of Docker Compose', () => {
    const files = ['docker-compose.yml', 'docker-compose.ipv6.yml'];
    const text = files.map((file) => readFileSync(path.join(root, file), 'utf8')).join('');
    const ofCompose = [...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
    expect(ofCompose).toContain('POSTGRES_PASSWORD');
    const others = [...ofCompose, 'COMPOSE_PROJECT_NAME', 'COMPOSE_FILE'].filter(
      (name) => !(name in settings),
    );
    expect(readSettings({}, others.map((name) => `${name}=abc\n`).join(''))).toEqual({});
    expect(readSettings(Object.fromEntries(others.map((name) => [name, 'abc'])))).toEqual({});
  });
});

it.each(Object.keys(settings))('docs/operations.md describes %s', (name) => {
  const table = readFileSync(path.join(root, 'docs/operations.md'), 'utf8').match(/^\| `.*$/gm);
  expect(table.some((row) => row.split('|')[1].includes(`\`${name}\``))).toBe(true);
});

describe('values', () => {
  it.each([
    [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535, or address:port, not "abc".'],
    [{ PORT: '0' }, 'PORT must not be 0.'],
    [{ PORT: '127.0.0.1:0' }, 'PORT must not be 0.'],
    [{ API_PORT: '0' }, 'API_PORT must not be 0.'],
    [
      { PORT: '70000' },
      'PORT must be a whole number from 0 to 65535, or address:port, not "70000".',
    ],
    [{ API_PORT: '41.5' }, 'API_PORT must be a whole number from 0 to 65535, not "41.5".'],
    [
      { PORT: 'localhost:4000' },
      'PORT must be a whole number from 0 to 65535, or address:port, not "localhost:4000".',
    ],
    [
      { PORT: '127.0.0.1:' },
      'PORT must be a whole number from 0 to 65535, or address:port, not "127.0.0.1:".',
    ],
    [
      { PORT: '127.0.0.1:4000', HOST: '0.0.0.0' },
      'PORT has the address 127.0.0.1, but HOST is 0.0.0.0: remove one of them.',
    ],
    [{ PORT: '4100' }, 'PORT and API_PORT must differ; both are 4100.'],
    [{ PORT: '127.0.0.1:4100' }, 'PORT and API_PORT must differ; both are 4100.'],
    [{ API_PORT: '4000' }, 'PORT and API_PORT must differ; both are 4000.'],
    [{ DEMO_DATA: 'yes' }, 'DEMO_DATA must be 0 or 1, not "yes".'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV must be development, production or test, not "prod".'],
    [
      { TIME_ZONE: 'Mars/Base' },
      'TIME_ZONE must be the name of a time zone such as Asia/Kolkata, not "Mars/Base".',
    ],
    [{ REDIS_URL: 'localhost' }, 'REDIS_URL must look like redis://host:6379.'],
    [
      { API_URL: 'http://127.0.0.1:5000/api' },
      'API_URL must be an origin such as https://backend.example: http:// or https:// and a host, without /api, user or password.',
    ],
    [
      { SMTP_URL: 'http://me:hunter2@mail' },
      'SMTP_URL must look like smtp://user:password@host:587, or smtps://…:465.',
    ],
    [
      { WEB_URL: 'https://waymark.example/app' },
      'WEB_URL must be an origin such as https://waymark.example, without path, user or password.',
    ],
    [
      { TRUSTED_PROXIES: 'proxy' },
      'TRUSTED_PROXIES must be addresses or ranges such as 10.0.0.5,172.31.250.0/24, not "proxy".',
    ],
    [{ AUDIT_MONTHS: '0' }, 'AUDIT_MONTHS must be a whole number from 1 to 600, not "0".'],
    [{ HISTORY_YEARS: '51' }, 'HISTORY_YEARS must be a whole number from 1 to 50, not "51".'],
    [{ CONCERN_MONTHS: '0' }, 'CONCERN_MONTHS must be a whole number from 1 to 600, not "0".'],
    [
      { OTEL_TRACES_SAMPLER_ARG: '5' },
      'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1, not "5".',
    ],
    [
      { OTEL_EXPORTER_OTLP_HEADERS: 'abc' },
      'OTEL_EXPORTER_OTLP_HEADERS must look like api-key=abc.',
    ],
    [
      { OTEL_RESOURCE_ATTRIBUTES: 'abc' },
      'OTEL_RESOURCE_ATTRIBUTES must look like service.version=1.2.3, not "abc".',
    ],
    [
      { CONCERN_MAIL_TO: 'Safety' },
      'CONCERN_MAIL_TO must be an email address such as safety@example.org, not "Safety".',
    ],
    [
      { HASH_KEY: 'hunter2' },
      'HASH_KEY must have at least 32 characters, as from: openssl rand -base64 32.',
    ],
    [
      { MAIL_FROM: 'Waymark' },
      'MAIL_FROM must be an address such as Waymark <hello@example.org>, not "Waymark".',
    ],
    [
      { DATABASE_URL: 'mysql://root:hunter2@db/x' },
      'DATABASE_URL must look like postgres://user:password@host:5432/database.',
    ],
  ])('refuses %j', (environment, message) => {
    expect(messageOf(environment)).toBe(message);
  });

  it.each([
    ['127.0.0.1:5000', '127.0.0.1'],
    ['0.0.0.0:5000', '0.0.0.0'],
    ['[::1]:5000', '::1'],
  ])('reads PORT=%s as HOST and PORT', (PORT, HOST) => {
    expect(readSettings({ HOST: '' }, `PORT=${PORT}`)).toEqual({ PORT: '5000', HOST });
  });

  it('accepts every setting at once', () => {
    const all = {
      PORT: '5000',
      HOST: '0.0.0.0',
      API_PORT: '5100',
      API_HOST: '0.0.0.0',
      DATABASE_URL: 'postgresql://me:secret@db:5432/waymark?sslmode=require',
      REDIS_URL: 'rediss://cache:6379/1',
      DATA_DIR: 'data here',
      DEMO_DATA: '0',
      NODE_ENV: 'production',
      TRUSTED_DOCUMENTS: '1',
      TIME_ZONE: 'UTC',
      SMTP_URL: 'smtps://me:secret@mail.example.org:465',
      MAIL_FROM: 'Waymark <hello@example.org>',
      MAIL_HOUR: '6',
      DEFAULT_LANGUAGE: 'hi',
      WEB_URL: 'https://waymark.example',
      TRUSTED_PROXIES: '10.0.0.5, fd00::/8',
      HASH_KEY: 'a'.repeat(32),
      AUDIT_MONTHS: '24',
      HISTORY_YEARS: '5',
      CONCERN_MONTHS: '24',
      CONCERN_MAIL_TO: 'safety@example.org',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20YWJjZA==,x-team=waymark',
      OTEL_RESOURCE_ATTRIBUTES: 'service.version=1.2.3',
      OTEL_TRACES_SAMPLER_ARG: '0.05',
    };
    expect(readSettings(all)).toEqual(all);
  });
});

describe('sources', () => {
  it('prefers the environment to .env, and an empty value means not given', () => {
    const envFile = 'PORT=5000\nAPI_PORT="5100"\nDATABASE_URL=postgres://db/waymark\n';
    expect(readSettings({ PORT: '6000', DATABASE_URL: '' }, envFile)).toEqual({
      PORT: '6000',
      API_PORT: '5100',
    });
  });

  it.each([
    [{ TRUSTED_PROXIES: '10.0.0.5' }, '10.0.0.5,127.0.0.0/8,::1'],
    // The default is loopback.
    [{}, undefined],
  ])('adds loopback to the TRUSTED_PROXIES of the api: %j', (effectiveSettings, proxies) => {
    expect(apiEnvironment({ TRUSTED_PROXIES: '' }, effectiveSettings).TRUSTED_PROXIES).toBe(
      proxies,
    );
    expect(serverEnvironment({}, effectiveSettings)).toEqual(effectiveSettings);
  });

  it('passes the effective settings and all other variables to the servers', () => {
    expect(serverEnvironment({ PATH: '/bin', DATABASE_URL: '' }, { PORT: '6000' })).toEqual({
      PATH: '/bin',
      PORT: '6000',
    });
  });
});
