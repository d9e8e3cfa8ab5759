import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { gql } from 'graphql-tag';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startBff } from '../../testing/bff.ts';
import { ok, startOddServer } from '../../testing/oddServer.ts';
import { userRecord } from '../../testing/records.ts';
import { Answer } from '../../testing/upstream.ts';

const me = gql`{ me { id } }`;
const logout = gql`mutation { logout { ended } }`;

/** A bff whose backend closes each connection at a request. */
async function hangingUpAt(last: number, hangUp: (socket: Socket) => void = () => undefined) {
  const asked = new Map<Socket, number>();
  const { origin } = await startOddServer((socket) => {
    const times = (asked.get(socket) ?? 0) + 1;
    asked.set(socket, times);
    if (times < last) socket.write(ok(JSON.stringify(userRecord())));
    else hangUp(socket);
  });
  const bff = await startBff({}, { config: { apiOrigin: origin } });
  return { bff, connections: () => asked.size };
}

test.each<[string, (socket: Socket) => void]>([
  ['closed', (socket) => socket.end()],
  ['reset', (socket) => socket.resetAndDestroy()],
])('a kept connection that the server has %s does not fail a call', async (_how, hangUp) => {
  const { bff } = await hangingUpAt(2, hangUp);
  const answers = [];
  for (let n = 0; n < 12; n++) answers.push(await bff.ask(n < 6 ? me : logout));

  expect(answers).toEqual([
    ...Array<object>(6).fill({ data: { me: { id: 'student1' } } }),
    ...Array<object>(6).fill({ data: { logout: { ended: true } } }),
  ]);
  const { body } = await bff.app.inject('/metrics');
  expect(body).toContain('upstream_retries_total{call="GET /api/auth/me"} 1');
});

test('repeated reads add at most a tenth to the load', async () => {
  const waiting: Socket[] = [];
  const answered = new Set<Socket>();
  let requests = 0;
  const { origin } = await startOddServer((socket) => {
    requests += 1;
    if (answered.has(socket)) socket.resetAndDestroy();
    else if (waiting.push(socket) % 30 === 0 || answered.size > 0) {
      for (const one of waiting.splice(0)) {
        answered.add(one);
        one.write(ok(JSON.stringify(userRecord())));
      }
    }
  });
  const all = { running: 30, runningPerClient: 30, waiting: 0, patience: 0 };
  const bff = await startBff(
    {},
    { config: { apiOrigin: origin }, limits: { operationQueue: all, anonymousQueue: all } },
  );
  const together = () => Promise.all(Array.from({ length: 30 }, () => bff.ask(me)));

  await together();
  expect(requests).toBe(30);
  await together();

  expect(requests).toBeLessThanOrEqual(60 + 6 + 1);
});

test('a write over a kept connection is not repeated', async () => {
  const { bff, connections } = await hangingUpAt(2, (socket) => socket.destroy());
  await bff.ask(logout);

  expect((await bff.ask(logout)).errors).toMatchObject([
    { extensions: { code: 'UPSTREAM_UNAVAILABLE' } },
  ]);
  expect(connections()).toBe(1);
});

test('a closed new connection is retried within the budget', async () => {
  const { bff, connections } = await hangingUpAt(1, (socket) => socket.destroy());
  for (let n = 0; n < 5; n++) await bff.ask(me);

  expect(connections()).toBe(6);
});

test('calls beyond the maximum of connections wait', async () => {
  const bff = await startBff(
    { 'GET /api/auth/me': new Answer(200, userRecord(), { delay: 50 }) },
    { limits: { maxConnections: 2 } },
  );
  bff.upstream.together = 2;

  const answers = await Promise.all(Array.from({ length: 8 }, () => bff.ask(me)));

  expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(8);
  expect(Math.max(...bff.upstream.calls.map(({ atOnce }) => atOnce))).toBe(2);
});

test('calls that verify passwords have few connections of their own', async () => {
  const LOGIN = 'POST /api/auth/login';
  const bff = await startBff(
    {
      [LOGIN]: new Answer(200, { token: 't', user: userRecord() }, { delay: 50 }),
      'GET /api/auth/me': userRecord(),
    },
    { limits: { maxConnections: 1, maxPasswordConnections: 2 } },
  );
  const login = gql`
    mutation {
      login(input: { email: "a@b.in", password: "secret" }) {
        token
      }
    }
  `;
  const logins = Promise.all(Array.from({ length: 8 }, () => bff.ask(login)));
  await expect.poll(() => bff.upstream.calls.length).toBeGreaterThan(0);
  expect((await bff.ask(me)).errors).toBeUndefined();
  expect(bff.upstream.calls.filter(({ call }) => call === LOGIN).length).toBeLessThan(8);
  expect((await logins).every(({ errors }) => errors === undefined)).toBe(true);
  const together = bff.upstream.calls.filter(({ call }) => call === LOGIN);
  expect(Math.max(...together.map(({ atOnce }) => atOnce))).toBeLessThanOrEqual(3);
});

test('a call that found no free connection does not count for the breaker', async () => {
  const bff = await startBff(
    { 'GET /api/auth/me': new Answer(200, userRecord(), { delay: 300 }) },
    { limits: { maxConnections: 1, callDeadline: 400 } },
  );
  bff.upstream.together = 1;

  const answers = await Promise.all(Array.from({ length: 12 }, () => bff.ask(me)));

  const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code);
  expect(codes.filter((code) => code === 'UPSTREAM_TIMEOUT').length).toBeGreaterThanOrEqual(10);
  expect((await bff.ask(me)).errors).toBeUndefined();
});

test('a response that breaks off on a kept connection is retried within the budget', async () => {
  const { bff } = await hangingUpAt(2, (socket) => {
    socket.write('HTTP/1.1 200 OK\r\ncontent-length: 1000\r\n\r\n{"half":', () => socket.destroy());
  });
  await bff.ask(me);

  expect((await bff.ask(me)).errors).toBeUndefined();
  const { body } = await bff.app.inject('/metrics');
  expect(body).toContain('upstream_retries_total{call="GET /api/auth/me"} 1');
});

test('interim responses are skipped', async () => {
  const { origin } = await startOddServer((socket) => {
    socket.write('HTTP/1.1 103 Early Hints\r\nlink: </x>\r\n\r\n');
    socket.write(ok(JSON.stringify(userRecord())));
  });
  const bff = await startBff({}, { config: { apiOrigin: origin } });

  expect(await bff.ask(me)).toEqual({ data: { me: { id: 'student1' } } });
});

test('a connection is replaced after a minute', async () => {
  const { bff, connections } = await hangingUpAt(Infinity);
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const askAfter = async (seconds: number) => {
    vi.setSystemTime(Date.now() + seconds * 1_000);
    expect((await bff.ask(me)).errors).toBeUndefined();
    return connections();
  };

  expect(await askAfter(0)).toBe(1);
  expect(await askAfter(59)).toBe(1);
  expect(await askAfter(2)).toBe(2);
});

/** A backend in a process of its own. */
const BACKEND = `require('node:http')
  .createServer((_request, response) => response.end('${JSON.stringify(userRecord())}'))
  .listen({ port: 0, host: '127.0.0.1', backlog: 1 }, function () {
    console.log(this.address().port);
  });`;

test('an attempt to connect that hangs does not delay calls once the backend is back', async () => {
  const backend = spawn(process.execPath, ['--eval', BACKEND]);
  const [port] = (await once(backend.stdout.setEncoding('utf8'), 'data')) as [string];
  // A stopped process accepts no connections: with a full backlog further attempts hang.
  backend.kill('SIGSTOP');
  const waiting = Array.from({ length: 4 }, () => connect(Number(port), '127.0.0.1'));
  onTestFinished(() => {
    for (const socket of waiting) socket.on('error', () => undefined).destroy();
    backend.kill('SIGKILL');
  });
  await once(waiting[0] as Socket, 'connect');
  const bff = await startBff({}, { config: { apiOrigin: `http://127.0.0.1:${Number(port)}` } });

  const [failed] = (await bff.ask(logout)).errors ?? [];
  expect(failed?.extensions.code).toBe('UPSTREAM_UNAVAILABLE');
  backend.kill('SIGCONT');
  const start = performance.now();
  expect((await bff.ask(me)).errors).toBeUndefined();
  expect(performance.now() - start).toBeLessThan(3_000);
});
