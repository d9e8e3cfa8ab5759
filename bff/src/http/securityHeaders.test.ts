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

test.each(['/healthz', '/assets/none.js', '/graphql'])('%s is no document', async (url) => {
  const { app } = await startWithPages();

  const { headers } = await app.inject({ url });

  expect(headers).toMatchObject(securityHeaders);
  expect(headers).not.toHaveProperty('content-security-policy');
});

test('over https browsers are told to keep to it', async () => {
  const { app } = await startWithPages();
  const told = async (headers: Record<string, string>) =>
    (await app.inject({ url: '/', headers })).headers['strict-transport-security'];

  expect(await told({})).toBeUndefined();
  expect(await told({ 'x-forwarded-proto': 'https' })).toBe(strictTransport);
});

test('the container of the pages says the same', () => {
  const nginx = readFileSync(new URL('../../../web/nginx.conf', import.meta.url), 'utf8');
  const said: Record<string, string> = {};
  for (const [, name = '', value = ''] of nginx.matchAll(/add_header (\S+) "([^"]*)" always;/g)) {
    said[name.toLowerCase()] = value;
  }

  expect(said).toMatchObject({ ...securityHeaders, 'content-security-policy': pagePolicy });
  expect(nginx).toContain(`https "${strictTransport}";`);
});
