import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { imagesIn, pinned } from './lib/images.mjs';
import { root } from './lib/root.mjs';
import { settings } from '../settings.mjs';

const read = (file) => readFileSync(path.join(root, file), 'utf8');
const compose = parse(read('docker-compose.yml'), { merge: true });
const { services, networks } = compose;
const each = Object.entries(services);
const setting = (service, name) => String(services[service].environment?.[name] ?? '');
const redisOption = (name) => {
  const { command } = services.redis;
  return command[command.indexOf(`--${name}`) + 1];
};

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

  it.each(each)('rotates the log of %s', (_name, { logging }) => {
    expect(logging).toEqual({
      driver: 'json-file',
      options: { 'max-size': '10m', 'max-file': '5' },
    });
  });

  it.each(['api', 'bff'])('starts any number of %s', (name) => {
    expect(services[name].container_name).toBeUndefined();
    expect(services[name].ports).toBeUndefined();
  });

  it('mounts no inline configuration, which a read-only file system refuses', () => {
    expect(compose.configs).toBeUndefined();
    expect(each.filter(([, service]) => service.configs)).toEqual([]);
  });

  it('publishes the web on IPv4, and takes a port or an address with a port', () => {
    expect(services.web.ports).toEqual(['${PORT:-0.0.0.0:4000}:8080']);
    // The api derives the default of WEB_URL from it.
    expect(setting('api', 'PORT')).toBe('${PORT:-4000}');
    expect(setting('api', 'WEB_URL')).toBe('${WEB_URL:-}');
  });

  it.each(['migrate', 'api', 'bff', 'web'])(
    'tags and labels the image of %s with version and commit',
    (name) => {
      const { image, build } = services[name];
      expect(image).toBe(`waymark-${name === 'migrate' ? 'api' : name}:\${IMAGE_TAG:-local}`);
      expect(build.labels).toMatchObject({
        'org.opencontainers.image.version': '${IMAGE_TAG:-local}',
        'org.opencontainers.image.revision': '${IMAGE_REVISION:-unknown}',
      });
    },
  );

  it('takes the settings of the servers', () => {
    // Of a part that the containers fix, or that only the embedded database or npm has.
    const fixed = [
      'HOST',
      'API_HOST',
      'API_PORT',
      'API_URL',
      'DATABASE_URL',
      'DATABASE_DIRECT_URL',
      'DATABASE_REPLICA_URL',
      'DATABASE_MIGRATION_URL',
      'MIGRATE',
      'REDIS_URL',
      'DATA_DIR',
      'DEMO_DATA',
      'NODE_ENV',
      'TRUSTED_PROXIES',
      'WEB_DIST',
    ];
    const names = Object.keys(settings).filter((name) => !fixed.includes(name));
    for (const name of names) {
      const given = ['api', 'bff', 'web'].map((service) => setting(service, name));
      expect(given.join(), name).toContain(`\${${name}:-`);
    }
  });

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
    expect(reach('api')).toEqual(['postgres', 'redis', 'migrate', 'backup', 'bff']);
    expect(reach('migrate')).toEqual(['postgres', 'redis', 'api', 'backup']);
    expect(reach('backup')).toEqual(['postgres', 'redis', 'migrate', 'api']);
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

  it('makes backups only where they are asked for, as a role that cannot change the schema', () => {
    const { profiles, environment, volumes, command } = services.backup;
    expect(profiles).toEqual(['backup']);
    expect(environment).toEqual({ DATABASE_URL: setting('api', 'DATABASE_URL') });
    expect(volumes).toEqual(['${BACKUP_FOLDER:-./backups}:/backups']);
    expect(command.at(-1)).toContain('node api/dist/backup.js --into /backups --keep 7,4,6');
  });

  it('gives Redis a limit of memory below that of its container, and no anonymous volume', () => {
    expect(redisOption('maxmemory')).toBe('64mb');
    expect(services.redis.mem_limit).toBe('128m');
    // What expires first goes first; without a policy all writes would fail.
    expect(redisOption('maxmemory-policy')).toBe('volatile-ttl');
    // The image declares a volume for /data.
    expect(services.redis.tmpfs).toContain('/data');
  });

  it('gives Redis a password', () => {
    const password = setting('redis', 'REDISCLI_AUTH');
    expect(password).toMatch(/^\$\{REDIS_PASSWORD:\?/);
    expect(services.redis.command.join('\n')).toContain('requirepass $$REDISCLI_AUTH\n');
    expect(setting('api', 'REDIS_URL')).toBe(`redis://:${password}@redis:6379`);
  });

  it.each(each)('has no password on the command line of %s', (_name, { command, healthcheck }) => {
    // Compose fills in `${NAME}`, a shell in the container `$$NAME`.
    const filledIn = JSON.stringify([command, healthcheck?.test]).match(/(?<!\$)\$\{?\w+/g);
    expect(filledIn).toBeNull();
  });

  it('serves the operations of the web only, and neither metrics nor docs', () => {
    expect(setting('bff', 'TRUSTED_DOCUMENTS')).toBe('${TRUSTED_DOCUMENTS:-1}');
    expect(setting('bff', 'METRICS_PORT')).toBe('${METRICS_PORT:-}');
    expect(setting('api', 'API_METRICS_PORT')).toBe('${API_METRICS_PORT:-}');
  });

  it('limits the files of nginx, which count as its memory', () => {
    expect(services.web.tmpfs).toEqual(['/tmp:size=112m']);
    expect(services.web.mem_limit).toBe('256m');
  });
});

it('docker-compose.ipv6.yml adds a trusted IPv6 subnet to those of docker-compose.yml', () => {
  const ipv6 = parse(read('docker-compose.ipv6.yml'));
  const subnets = ipv6.networks['web-bff'].ipam.config.map(({ subnet }) => subnet);
  expect(subnets[0]).toBe(networks['web-bff'].ipam.config[0].subnet);
  expect(ipv6.services.bff.environment.TRUSTED_PROXIES).toBe(subnets.join());
});

describe('web/Dockerfile', () => {
  const dockerfile = read('web/Dockerfile');
  it('takes a maintained nginx', () => {
    // The line that gets security fixes; 1.27.3 or newer resolves names again.
    expect(imagesIn(dockerfile)).toContain('nginxinc/nginx-unprivileged:stable-alpine');
  });
  it('fills in the templates of nginx from the environment, in a folder that can be written', () => {
    const templates = ['environment', 'upstream'].map((name) => `nginx.${name}.conf.template`);
    const variables = templates.flatMap((name) => [
      ...read(`web/${name}`).matchAll(/\$\{(\w+)\}/g),
    ]);
    expect(variables.map(([, name]) => name)).toEqual([
      ...['LISTEN', 'TRUSTED_PROXY', 'SERVICE_WORKER'],
      ...['RESOLVER', 'BFF'],
    ]);
    expect(dockerfile).toContain(
      'ENV NGINX_ENVSUBST_OUTPUT_DIR=/tmp LISTEN=8080 TRUSTED_PROXY=127.0.0.1 RESOLVER=127.0.0.11 BFF=bff:4000 SERVICE_WORKER=1\n',
    );
    for (const name of templates) expect(dockerfile).toContain(`COPY web/${name} `);
    expect(setting('web', 'TRUSTED_PROXY')).toBe('${TRUSTED_PROXY:-127.0.0.1}');
    expect(read('web/nginx.conf')).toContain('include /tmp/environment.conf;');
    expect(read('web/nginx.conf')).toContain('include /tmp/upstream.conf;');
  });
});

describe.each(['api', 'bff', 'web'])('%s/Dockerfile', (tier) => {
  const lines = read(`${tier}/Dockerfile`).split('\n');
  it('runs no scripts of packages', () => {
    const installs = lines.filter((line) => /npm (ci|install)/.test(line));
    expect(installs.length).toBeGreaterThan(0);
    for (const line of installs) expect(line).toContain('npm ci --ignore-scripts');
  });
  it('installs with the package.json of every workspace, which the lockfile names', () => {
    const { workspaces } = JSON.parse(read('package.json'));
    expect(lines.filter((line) => /package\.json [\w-]+\/$/.test(line))).toEqual(
      workspaces.map((folder) => `COPY ${folder}/package.json ${folder}/`),
    );
  });
  it('does not run as root', () => {
    const user = lines.filter((line) => line.startsWith('USER ')).at(-1);
    expect(user).toBe(tier === 'web' ? 'USER 101' : 'USER node');
  });
});

it.each(['api', 'bff'])('%s/Dockerfile has the files beside it that the server imports', (tier) => {
  const [build, image] = read(`${tier}/Dockerfile`)
    .split(/^FROM .*$/m)
    .slice(-2);
  expect(build).toContain(`RUN npm run build --workspace node-kit --workspace ${tier} `);
  expect(image).toContain('COPY settings.mjs limits.mjs ./\n');
  expect(image).toContain('COPY --from=build /app/node-kit node-kit\n');
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
