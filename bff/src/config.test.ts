import { expect, test } from 'vitest';
import { StartupError } from '../../settings.mjs';
import { readConfig } from './config.ts';

test('defaults are for development', () => {
  expect(readConfig({})).toEqual({
    nodeEnv: 'development',
    host: '127.0.0.1',
    port: 4000,
    apiOrigin: 'http://127.0.0.1:4100',
    webDist: null,
    trustedDocuments: false,
    metricsPort: null,
    hstsSubdomains: false,
    serviceWorker: true,
    timeZone: 'Asia/Kolkata',
    trustedProxies: ['127.0.0.0/8', '::1'],
    tracing: { endpoint: undefined, ratio: 1 },
  });
});

test('every setting is read, and an empty one counts as unset', () => {
  const env = {
    NODE_ENV: 'production',
    HOST: '0.0.0.0',
    PORT: '8080',
    API_PORT: '',
    API_URL: 'https://backend.example/',
    WEB_DIST: '/srv/web',
    TRUSTED_DOCUMENTS: '1',
    METRICS_PORT: '9464',
    HSTS_SUBDOMAINS: '1',
    SERVICE_WORKER: '0',
    TIME_ZONE: 'Europe/Paris',
    TRUSTED_PROXIES: '10.0.0.5, 172.31.250.0/24',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/',
    OTEL_TRACES_SAMPLER_ARG: '0.1',
  };

  expect(readConfig(env)).toEqual({
    nodeEnv: 'production',
    host: '0.0.0.0',
    port: 8080,
    apiOrigin: 'https://backend.example',
    webDist: '/srv/web',
    trustedDocuments: true,
    metricsPort: 9464,
    hstsSubdomains: true,
    serviceWorker: false,
    timeZone: 'Europe/Paris',
    trustedProxies: ['10.0.0.5', '172.31.250.0/24'],
    tracing: { endpoint: 'http://collector:4318', ratio: 0.1 },
  });
});

test('PORT may include the address', () => {
  expect(readConfig({ PORT: '[::1]:5000' })).toMatchObject({ host: '::1', port: 5000 });
});

test('the api’s default address follows API_PORT', () => {
  expect(readConfig({ API_PORT: '5100' }).apiOrigin).toBe('http://127.0.0.1:5100');
});

test.each([
  [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535, or address:port, not "abc".'],
  [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535, or address:port, not "65536".'],
  [{ PORT: '80.5' }, 'PORT must be a whole number from 0 to 65535, or address:port, not "80.5".'],
  [{ API_PORT: '-1' }, 'API_PORT must be a whole number from 0 to 65535, not "-1".'],
  [{ NODE_ENV: 'staging' }, 'NODE_ENV must be development, production or test, not "staging".'],
  [{ TRUSTED_DOCUMENTS: 'yes' }, 'TRUSTED_DOCUMENTS must be 0 or 1, not "yes".'],
  [{ TIME_ZONE: 'Mars/Base' }, 'TIME_ZONE must be the name of a time zone such as Asia/Kolkata'],
  [{ TRUSTED_PROXIES: 'proxy' }, 'TRUSTED_PROXIES must be addresses or ranges'],
  [{ TRUSTED_PROXIES: '10.0.0.0/0' }, 'TRUSTED_PROXIES must be addresses or ranges'],
  [{ API_URL: 'backend' }, 'API_URL must be an origin'],
  [{ API_URL: 'ftp://backend.example' }, 'http:// or https://'],
  [{ API_URL: 'https://backend.example/api' }, 'without /api'],
  [{ API_URL: 'https://me:secret@backend.example' }, 'without /api, user or password'],
  [{ PORT: '[::1]:4000', HOST: '0.0.0.0' }, 'PORT has the address ::1, but HOST is 0.0.0.0'],
])('%o is refused with a one-line message', (env, message) => {
  const read = () => readConfig(env);

  expect(read).toThrow(StartupError);
  expect(read).toThrow(message);
  expect(read).not.toThrow(/secret|\n/);
});
