import type { InjectOptions } from 'fastify';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startBff } from '../testing/bff.ts';
import { pagePolicy, securityHeaders, strictTransport } from './securityHeaders.ts';

async function startWithPages() {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-web-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  for (const name of ['index.html', '404.html']) writeFileSync(join(folder, name), '<title>');
  return startBff({}, { config: { webDist: folder } });
}

test.each(['/', '/index.html', '/no-such-page'])('%s has the strict policy', async (url) => {
  const { app } = await startWithPages();

  const { headers } = await app.inject({ url });

  expect(headers).toMatchObject({ ...securityHeaders, 'content-security-policy': pagePolicy });
});

test.each(['/healthz', '/assets/none.js', '/graphql'])('%s has no page policy', async (url) => {
  const { app } = await startWithPages();

  const { headers } = await app.inject({ url });

  expect(headers).toMatchObject(securityHeaders);
  expect(headers).not.toHaveProperty('content-security-policy');
});

test('https responses have HSTS', async () => {
  const { app } = await startWithPages();
  const hstsOf = async (headers: Record<string, string>) =>
    (await app.inject({ url: '/', headers })).headers['strict-transport-security'];

  expect(await hstsOf({})).toBeUndefined();
  expect(await hstsOf({ 'x-forwarded-proto': 'https' })).toBe(strictTransport);
});

test('HSTS includes subdomains by setting', async () => {
  const { app } = await startBff({}, { config: { hstsSubdomains: true } });
  const { headers } = await app.inject({ url: '/', headers: { 'x-forwarded-proto': 'https' } });

  expect(headers['strict-transport-security']).toBe(`${strictTransport}; includeSubDomains`);
});

const json = { 'content-type': 'application/json' };

test.each<[string, InjectOptions, number]>([
  ['an answer', { method: 'POST', payload: { query: '{ __typename }' } }, 200],
  ['a refused document', { method: 'POST', payload: { query: '{ no }' } }, 400],
  ['a broken body', { method: 'POST', headers: json, payload: '{' }, 400],
  ['another media type', { method: 'POST', payload: 'x' }, 415],
  ['an Accept without JSON', { method: 'POST', headers: { accept: 'a/b' }, payload: {} }, 406],
  ['a long body', { method: 'POST', headers: json, payload: `"${'x'.repeat(200_000)}"` }, 413],
  ['GET', { method: 'GET' }, 405],
  ['HEAD', { method: 'HEAD' }, 405],
  ['OPTIONS', { method: 'OPTIONS', headers: { origin: 'https://evil.example' } }, 405],
  ['a refused event stream', { method: 'GET', url: '/events' }, 401],
])('%s is never stored by a cache', async (_what, request, status) => {
  const { app } = await startBff({});
  const response = await app.inject({ url: '/graphql', ...request });

  expect([response.statusCode, response.headers['cache-control']]).toEqual([status, 'no-store']);
});

test('nginx.conf has the same headers', () => {
  const nginx = readFileSync(new URL('../../../web/nginx.conf', import.meta.url), 'utf8');
  const sent: Record<string, string> = {};
  for (const [, name = '', value = ''] of nginx.matchAll(/add_header (\S+) "([^"]*)" always;/g)) {
    sent[name.toLowerCase()] = value;
  }

  expect(sent).toMatchObject({ ...securityHeaders, 'content-security-policy': pagePolicy });
  expect(nginx).toContain(`https "${strictTransport}";`);
});
