import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { childrenOf, launch, launchRefused, ownSettings } from './lib/testing/launch.mjs';
import { requireFreePort } from './lib/ports.mjs';
import { run } from './lib/run.mjs';

// One product on one data folder: the tests depend on each other.
const READY = 'Waymark is ready.';
const scratch = mkdtempSync(path.join(tmpdir(), 'waymark-lifecycle-'));
let settings;
let product;

const start = async () => {
  product = launch(settings);
  await product.until('Ctrl-C stops it.');
};
const rest = (route, { token, body } = {}) =>
  fetch(`http://127.0.0.1:${settings.API_PORT}/api${route}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(10_000),
  });
const portsAreFree = async () => {
  await requireFreePort('PORT', settings.PORT);
  await requireFreePort('API_PORT', settings.API_PORT);
  return true;
};

beforeAll(async () => {
  // Excludes loopback, from which the bff connects to the api.
  settings = { ...(await ownSettings(path.join(scratch, 'data'))), TRUSTED_PROXIES: '192.0.2.9' };
  await start();
});
afterAll(async () => {
  product.killAll('SIGKILL');
  await product.ended;
  rmSync(scratch, { recursive: true, force: true });
});

it('prints the addresses and the demo accounts when ready', async () => {
  expect(product.output()).toContain(`http://127.0.0.1:${settings.PORT}/graphiql`);
  expect(product.output()).toContain(`http://127.0.0.1:${settings.API_PORT}/api`);
  for (const role of ['admin', 'mentor', 'student', 'educator']) {
    expect(product.output()).toMatch(new RegExp(`${role} +${role}@waymark\\.test +waymark-demo`));
  }
  const page = await fetch(`http://127.0.0.1:${settings.PORT}/`);
  expect(await page.text()).toContain('<div id="root"');
});

it('serves the example of a client, as each role', async () => {
  const example = 'examples/node-client/client.ts';
  const address = `http://127.0.0.1:${settings.PORT}/graphql`;
  const { code, output } = await run(process.execPath, ['--import', 'tsx', example, address]);
  expect(output).toMatch(/^Ananya Deshpande: .+ in the Robotics Club, \d+%$/m);
  expect(output).toMatch(/^MEDIUM: \d+ students$/m);
  expect(code).toBe(0);
});

it('counts wrong passwords by the address of the client, not of the bff', async () => {
  const login = async (password, localAddress) => {
    const input = { email: 'educator@waymark.test', password };
    const query =
      'mutation ($input: LoginInput!) { login(input: $input) { token userErrors { code } } }';
    const options = { port: settings.PORT, path: '/graphql', method: 'POST', localAddress };
    const asked = request({ ...options, headers: { 'content-type': 'application/json' } });
    asked.end(JSON.stringify({ query, variables: { input } }));
    const [answer] = await once(asked, 'response');
    const { data, errors } = await json(answer);
    return errors?.[0].extensions.code ?? data.login.userErrors[0]?.code ?? 'logged in';
  };
  for (let n = 0; n < 10; n += 1) await login('wrong password', '127.0.0.2');
  expect(await login('waymark-demo', '127.0.0.2')).toBe('RATE_LIMITED');
  expect(await login('waymark-demo', '127.0.0.1')).toBe('logged in');
});

it('refuses a second process on the data folder, naming the first', async () => {
  const second = { ...(await ownSettings(settings.DATA_DIR)) };
  const { code, lines } = await launchRefused(second);
  expect(code).toBe(1);
  const [api] = childrenOf(product.pid);
  expect(lines.at(-1)).toContain(String(api));
  expect((await rest('/auth/me')).status).toBe(401);
});

it('loses no acknowledged write when killed, and takes over the stale lock', async () => {
  const acknowledged = [];
  let running = true;
  const writer = async (name) => {
    for (let n = 0; running; n += 1) {
      const email = `${name}-${n}@crash.test`;
      const account = { name: `Crash ${name}`, email, password: 'crash-test', role: 'student' };
      const answer = await rest('/auth/register', { body: account }).catch(() => null);
      if (answer?.status === 201) acknowledged.push(email);
    }
  };
  const writers = ['a', 'b', 'c'].map(writer);
  await expect.poll(() => acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(30);
  product.killAll('SIGKILL');
  await product.ended;
  running = false;
  await Promise.all(writers);

  await start();
  const demo = { email: 'admin@waymark.test', password: 'waymark-demo' };
  const { token } = await (await rest('/auth/login', { body: demo })).json();
  const students = await (await rest('/admin/students', { token })).json();
  const kept = new Set(students.map(({ email }) => email));
  expect(acknowledged.filter((email) => !kept.has(email))).toEqual([]);
});

it('stops everything and prints one line when a server is killed', async () => {
  const [api] = childrenOf(product.pid);
  process.kill(api, 'SIGKILL');
  expect(await product.ended).toEqual({ code: 1, signal: null });
  expect(product.output().trim().split('\n').at(-1)).toBe('api has ended (SIGKILL); stopping.');
  expect(await portsAreFree()).toBe(true);
});

it('serves again within ten seconds', async () => {
  const begin = Date.now();
  await start();
  expect(Date.now() - begin).toBeLessThan(10_000);
});

it('stops the servers when the launcher is killed', async () => {
  product.kill('SIGKILL');
  await product.ended;
  await expect.poll(() => portsAreFree().catch(() => false), { timeout: 5_000 }).toBe(true);
});

it.each(['SIGTERM', 'SIGINT'])('stops within five seconds on %s', async (signal) => {
  await start();
  const begin = Date.now();
  product.kill(signal);
  expect(await product.ended).toEqual({ code: 0, signal: null });
  expect(Date.now() - begin).toBeLessThan(5_000);
  expect(await portsAreFree()).toBe(true);
  expect(product.output()).toContain(READY);
});
