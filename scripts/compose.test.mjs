import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { imagesIn, pinned } from './lib/images.mjs';
import { root } from './lib/root.mjs';

const read = (file) => readFileSync(path.join(root, file), 'utf8');
const text = read('docker-compose.yml');
const { services, networks } = parse(text, { merge: true });
const each = Object.entries(services);
const setting = (service, name) => String(services[service].environment?.[name] ?? '');

describe('docker-compose.yml', () => {
  it.each(each)('sets no-new-privileges and resource limits for %s', (_name, service) => {
    expect(service.security_opt).toEqual(['no-new-privileges:true']);
    expect(service.mem_limit).toMatch(/^\d+[mg]$/);
    expect(service.pids_limit).toBeGreaterThan(0);
    expect(service.privileged).toBeUndefined();
  });

  it.each(each.filter(([name]) => name !== 'postgres'))(
    'drops all capabilities of %s and mounts its root file system read-only',
    (_name, service) => {
      expect(service.cap_drop).toEqual(['ALL']);
      expect(service.read_only).toBe(true);
    },
  );

  it('connects each service to its neighbours only', () => {
    const reach = (name) =>
      each
        .filter(([other, service]) =>
          service.networks.some(
            (network) => other !== name && services[name].networks.includes(network),
          ),
        )
        .map(([other]) => other);
    expect(reach('web')).toEqual(['bff']);
    expect(reach('bff')).toEqual(['api', 'web']);
    expect(reach('api')).toEqual(['postgres', 'redis', 'migrate', 'bff']);
    expect(reach('migrate')).toEqual(['postgres', 'redis', 'api']);
    expect(networks.data.internal).toBe(true);
    expect(each.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['web']);
  });

  it('sets TRUSTED_PROXIES to the fixed subnet of the neighbouring service', () => {
    const subnetOf = (network) => networks[network].ipam.config[0].subnet;
    expect(setting('bff', 'TRUSTED_PROXIES')).toBe(subnetOf('web-bff'));
    expect(setting('api', 'TRUSTED_PROXIES')).toBe(subnetOf('bff-api'));
    expect(subnetOf('web-bff')).not.toBe(subnetOf('bff-api'));
  });

  it('connects the api and the migrations as their own roles, not the superuser', () => {
    const user = (url) => new URL(url.replace(/\$\{[^}]+\}/, 'secret')).username;
    expect(user(setting('api', 'DATABASE_URL'))).toBe('waymark_api');
    expect(setting('api', 'MIGRATE')).toBe('0');
    expect(user(setting('migrate', 'DATABASE_MIGRATION_URL'))).toBe('waymark_migrations');
    expect(services.api.depends_on.migrate.condition).toBe('service_completed_successfully');
    for (const [name, service] of each.filter(([other]) => other !== 'postgres')) {
      expect(JSON.stringify(service), name).not.toContain('${POSTGRES_PASSWORD');
    }
    const mounted = services.postgres.volumes.map((volume) => volume.split(':')[0]);
    expect(mounted).toEqual(['postgres-data', './api/roles/roles.sql', './api/roles/roles.sh']);
    for (const role of ['waymark_api', 'waymark_migrations']) {
      expect(read('api/roles/roles.sql')).toContain(`'${role}'`);
    }
  });

  it('gives Redis a password', () => {
    const { command } = services.redis;
    const password = command[command.indexOf('--requirepass') + 1];
    expect(password).toMatch(/^\$\{REDIS_PASSWORD:\?/);
    expect(setting('redis', 'REDISCLI_AUTH')).toBe(password);
    expect(setting('api', 'REDIS_URL')).toBe(`redis://:${password}@redis:6379`);
  });

  it('serves the operations of the web only, and neither metrics nor docs', () => {
    expect(setting('bff', 'TRUSTED_DOCUMENTS')).toBe('${TRUSTED_DOCUMENTS:-1}');
    expect(text).not.toContain('METRICS_PORT');
  });
});

describe.each(['api', 'bff', 'web'])('%s/Dockerfile', (tier) => {
  const lines = read(`${tier}/Dockerfile`).split('\n');
  it('runs no scripts of packages', () => {
    const installs = lines.filter((line) => /npm (ci|install)/.test(line));
    expect(installs.length).toBeGreaterThan(0);
    for (const line of installs) expect(line).toContain('npm ci --ignore-scripts');
  });
  it('does not run as root', () => {
    const user = lines.filter((line) => line.startsWith('USER ')).at(-1);
    expect(user).toBe(tier === 'web' ? 'USER 101' : 'USER node');
  });
});

it('pins an image to a digest and replaces an existing digest', () => {
  const digest = (digit) => `sha256:${digit.repeat(64)}`;
  const dockerfile = 'FROM node:24-bookworm-slim AS build\nRUN a\nFROM node:24-bookworm-slim\n';
  expect(imagesIn(dockerfile)).toEqual(['node:24-bookworm-slim', 'node:24-bookworm-slim']);
  expect(imagesIn('    image: redis:8-bookworm\n')).toEqual(['redis:8-bookworm']);
  const once = pinned(dockerfile, new Map([['node:24-bookworm-slim', digest('a')]]));
  expect(once).toBe(
    `FROM node:24-bookworm-slim@${digest('a')} AS build\nRUN a\nFROM node:24-bookworm-slim@${digest('a')}\n`,
  );
  expect(imagesIn(once)).toEqual(imagesIn(dockerfile));
  expect(pinned(once, new Map([['node:24-bookworm-slim', digest('b')]]))).toBe(
    once.replaceAll(digest('a'), digest('b')),
  );
});
