import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { countsRecord, userRecord } from './testing/records.ts';
import { startUpstream, type Answers } from './testing/upstream.ts';

const serverFile = fileURLToPath(new URL('./server.ts', import.meta.url));

/** Starts the server as a child process, like the launcher. */
function startServer(env: Record<string, string>) {
  const child = fork(serverFile, {
    execArgv: ['--conditions=waymark-source', '--import', 'tsx'],
    env: { PATH: process.env['PATH'], NODE_ENV: 'test', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  let errorOutput = '';
  let logged = '';
  child.stderr?.on('data', (chunk: Buffer) => (errorOutput += chunk.toString()));
  child.stdout?.on('data', (chunk: Buffer) => (logged += chunk.toString()));
  return { child, ended: exitOf(child), errorOutput: () => errorOutput, logged: () => logged };
}

async function exitOf(child: ChildProcess): Promise<number | null> {
  const [code] = (await once(child, 'exit')) as [number | null];
  return code;
}

test('an invalid setting gives one line and exit code 1', async () => {
  const { ended, errorOutput } = startServer({ PORT: 'many' });

  expect(await ended).toBe(1);
  expect(errorOutput()).toBe(
    'PORT must be a whole number from 0 to 65535, or address:port, not "many".\n',
  );
});

test('a port in use gives one line with the port', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;

  const { ended, errorOutput } = startServer({ PORT: `${port}` });

  expect(await ended).toBe(1);
  expect(errorOutput()).toBe(`Port ${port} is in use: stop what runs there, or set PORT.\n`);
});

test('metrics have a port of their own; in production there are none without it', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const taken = startServer({ PORT: '0', METRICS_PORT: `${port}` });
  expect(await taken.ended).toBe(1);
  expect(taken.errorOutput()).toBe(
    `Port ${port} is in use: stop what runs there, or set METRICS_PORT.\n`,
  );
  other.close();
  await once(other, 'close');

  const { address, child, ended } = await startReady({
    NODE_ENV: 'production',
    METRICS_PORT: `${port}`,
  });
  const metrics = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(await metrics.text()).toContain('nodejs_eventloop_lag_seconds');
  expect((await fetch(`${address}/metrics`, json)).status).toBe(404);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);

  const without = await startReady({ NODE_ENV: 'production' });
  expect((await fetch(`${without.address}/metrics`, json)).status).toBe(404);
});

/** Pages of the web are for browsers. */
const json = { headers: { accept: 'application/json' } };

test.each([
  ['SIGTERM', (child: ChildProcess) => child.kill('SIGTERM')],
  ['SIGINT', (child: ChildProcess) => child.kill('SIGINT')],
  [
    'the end of its launcher',
    (child: ChildProcess) => {
      child.disconnect();
    },
  ],
])('it reports readiness, serves, and stops on %s', async (_what, stop) => {
  const { child, ended } = startServer({ PORT: '0' });
  const [message] = (await once(child, 'message')) as [{ type: string; address: string }];

  expect(message.type).toBe('ready');
  expect((await fetch(`${message.address}/healthz`)).status).toBe(200);
  stop(child);
  expect(await ended).toBe(0);
});

/** A started server that is ready. */
async function startReady(env: Record<string, string>) {
  const started = startServer({ PORT: '0', ...env });
  const [{ address }] = (await once(started.child, 'message')) as [{ address: string }];
  return { ...started, address };
}

async function backend(answers: Answers) {
  const upstream = await startUpstream(answers);
  onTestFinished(() => upstream.close());
  return upstream;
}

async function send(address: string, query: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  });
  const body: unknown = await response.json();
  return { status: response.status, headers: response.headers, body };
}

const ask = async (address: string, query: string) => (await send(address, query)).body;

test('a stop finishes requests in progress and closes connections', async () => {
  let answerIt = (): void => undefined;
  const held = new Promise<void>((resolve) => (answerIt = resolve));
  const upstream = await backend({
    'GET /api/auth/me': userRecord(),
    'GET /api/admin/dashboard/counts': () => held.then(() => countsRecord),
  });
  const { child, ended, address, logged } = await startReady({
    API_URL: upstream.origin,
    NODE_ENV: 'production',
  });
  const answer = send(address, '{ dashboardCounts { students } }');
  await expect.poll(() => upstream.calls.length).toBe(1);

  child.kill('SIGTERM');
  const statuses: number[] = [];
  const sendAnother = async () => {
    // Connections of operations with a token are kept.
    const token = { authorization: 'Bearer token' };
    const { status, headers } = await send(address, '{ me { id } }', token);
    statuses.push(status);
    return headers.get('connection');
  };
  await expect.poll(sendAnother, { interval: 10 }).toBe('close');
  expect(new Set(statuses)).toEqual(new Set([200]));
  answerIt();

  const { headers, body } = await answer;
  expect([headers.get('connection'), body]).toEqual([
    'close',
    { data: { dashboardCounts: { students: countsRecord.students } } },
  ]);
  expect(await ended).toBe(0);
  // The last operation is logged too, although the process ended right after it.
  const lines = () => logged().match(/"msg":"operation"/g);
  await expect.poll(lines).toHaveLength(1 + statuses.length);
});

test('a stop loses no request of a proxy that keeps connections', async () => {
  const upstream = await backend({ 'GET /api/auth/me': userRecord() });
  const { child, ended, address } = await startReady({
    API_URL: upstream.origin,
    NODE_ENV: 'production',
  });
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => {
    agent.destroy();
  });
  const outcomes = new Set<unknown>();
  const isRefused = () => outcomes.has('ECONNREFUSED');
  async function sendUntilRefused() {
    while (!isRefused()) outcomes.add(await outcomeOf(agent, address));
  }
  const senders = Array.from({ length: 8 }, sendUntilRefused);
  await pause(200);
  child.kill('SIGTERM');
  await Promise.all(senders);

  // A refused connection is retried with the next server.
  expect(outcomes).toEqual(new Set([200, 'ECONNREFUSED']));
  expect(await ended).toBe(0);
});

/** Status of an operation, or the code of its failure. */
function outcomeOf(agent: Agent, address: string): Promise<unknown> {
  return new Promise((resolve) => {
    const headers = { 'content-type': 'application/json' };
    const sent = request(`${address}/graphql`, { method: 'POST', agent, headers }, (response) => {
      response.resume().once('end', () => {
        resolve(response.statusCode);
      });
    });
    sent.once('error', (error: NodeJS.ErrnoException) => {
      resolve(error.code);
    });
    sent.end(JSON.stringify({ query: '{ me { id } }' }));
  });
}

test('an idle server announces a stop before the port closes', async () => {
  const upstream = await backend({ 'GET /api/auth/me': userRecord() });
  const { child, ended, address } = await startReady({
    API_URL: upstream.origin,
    NODE_ENV: 'production',
  });
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  const seen = new Set<number>();
  child.kill('SIGTERM');
  try {
    for (;;) seen.add((await fetch(`${address}/readyz`)).status);
  } catch {
    // The port is closed.
  }

  expect([...seen].at(-1)).toBe(503);
  expect(await ended).toBe(0);
});

test('a rolling restart fails no request', async () => {
  const upstream = await backend({
    'POST /api/auth/login': { token: 'of-either', user: userRecord() },
    'GET /api/auth/me': userRecord(),
  });
  const servers = await Promise.all(
    [1, 2].map(() => startReady({ API_URL: upstream.origin, NODE_ENV: 'development' })),
  );
  const login = 'mutation { login(input: { email: "a@b.in", password: "secret" }) { token } }';
  const answers = [];
  for (let turn = 0; turn < 8; turn++) {
    const { address } = servers[turn % 2] ?? { address: '' };
    answers.push(await ask(address, turn % 4 === 0 ? login : '{ me { id } }'));
  }

  const me = { data: { me: { id: 'student1' } } };
  const token = { data: { login: { token: 'of-either' } } };
  expect(answers).toEqual([token, me, me, me, token, me, me, me]);
  const metrics = await Promise.all(
    servers.map(async ({ address }) => (await fetch(`${address}/metrics`)).text()),
  );
  for (const text of metrics) {
    expect(text).toContain('upstream_call_duration_seconds_count');
    expect(text).toContain('nodejs_eventloop_lag_seconds');
  }
});
