import { expect, it } from 'vitest';
import { addressLines } from './addresses.mjs';

it.each([
  [{}, true],
  [{ NODE_ENV: 'production' }, false],
  [{ TRUSTED_DOCUMENTS: '1' }, false],
])('with %j, prints the GraphiQL URL: %s', (settings, isPrinted) => {
  expect(addressLines(settings).some((line) => line.endsWith('/graphiql'))).toBe(isPrinted);
});

it.each([
  [{}, 'http://127.0.0.1:4100/docs'],
  [{ NODE_ENV: 'production' }, undefined],
  [{ NODE_ENV: 'production', API_METRICS_PORT: '9465' }, 'http://127.0.0.1:9465/docs'],
  [{ API_URL: 'https://backend.example' }, undefined],
])('with %j, the docs of the REST api are at %s', (settings, address) => {
  const line = addressLines(settings).find((one) => one.endsWith('/docs'));
  expect(line?.trim().split(/ +/).at(-1)).toBe(address);
});
