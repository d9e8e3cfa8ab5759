import { expect, test } from 'vitest';
import { startBff, type GraphqlAnswer } from '../testing/bff.ts';
import { userRecord } from '../testing/records.ts';
import { createTurns } from './turns.ts';

test.each([
  ['in order within a client', 'a1 a2 a3', 'a1 a2 a3'],
  ['by client', 'a1 a2 a3 b1 c1 b2', 'a1 b1 c1 a2 b2 a3'],
])('queued tasks run %s', async (_how, queued, order) => {
  const inTurn = createTurns({ concurrency: 1, turn: 60_000 });
  let release = (): void => undefined;
  const first = inTurn('first', () => new Promise<void>((resolve) => (release = resolve)));
  const ran: string[] = [];
  const tasks = queued
    .split(' ')
    .map((name) => inTurn(name.charAt(0), () => Promise.resolve(ran.push(name))));
  release();
  await Promise.all([first, ...tasks]);
  expect(ran.join(' ')).toBe(order);
});

test('a task that fails gives its slot to the next', async () => {
  const inTurn = createTurns({ concurrency: 1, turn: 60_000 });
  const failing = inTurn('a', () => Promise.reject(new Error('failed')));
  const next = inTurn('a', () => Promise.resolve('done'));
  await expect(failing).rejects.toThrow('failed');
  expect(await next).toBe('done');
});

test('a task that waits for long gives its slot to the next, once', async () => {
  const inTurn = createTurns({ concurrency: 1, turn: 10 });
  let release = (): void => undefined;
  const slow = inTurn('a', () => new Promise<void>((resolve) => (release = resolve)));
  expect(await inTurn('a', () => Promise.resolve('done'))).toBe('done');

  const running: string[] = [];
  const begin = (name: string) =>
    inTurn('a', () => {
      running.push(name);
      return new Promise<void>(() => undefined);
    });
  void begin('second');
  release();
  await slow;
  void begin('third');
  expect(running).toEqual(['second']);
});

/** A server that runs one operation without an accepted token at once; logins wait for `release`. */
async function start(limits = {}) {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const bff = await startBff(
    {
      'GET /api/auth/me': userRecord(),
      'POST /api/auth/login': () => released.then(() => ({ token: 't', user: userRecord() })),
    },
    { limits: { anonymousTurns: { concurrency: 1, turn: 60_000 }, ...limits } },
  );
  const send = async (query: string, address: string, headers = {}) => {
    const response = await bff.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'x-forwarded-for': address, ...headers },
      payload: { query },
    });
    return response.json<GraphqlAnswer>();
  };
  const logIn = (address: string) =>
    send('mutation { login(input: { email: "a@b.in", password: "secret" }) { token } }', address);
  return { upstream: bff.upstream, release, send, logIn };
}

test('a crowd of logins delays neither sessions nor the logins of other clients', async () => {
  const { upstream, release, send, logIn } = await start();
  const me = () => send('{ me { id } }', '203.0.113.7', { authorization: 'Bearer own-token' });
  await me();
  const crowd = Array.from({ length: 3 }, () => logIn('203.0.113.7'));
  await expect.poll(() => upstream.calls).toHaveLength(2);
  const other = logIn('203.0.113.8');

  expect((await me()).data?.['me']).toEqual({ id: userRecord()._id });
  release();
  expect((await other).data?.['login']).toEqual({ token: 't' });
  await Promise.all(crowd);
  const logins = upstream.calls.filter(({ call }) => call === 'POST /api/auth/login');
  expect(logins.map(({ address }) => address)).toEqual([
    '203.0.113.7',
    '203.0.113.7',
    '203.0.113.8',
    '203.0.113.7',
  ]);
});

test('the time in the queue counts towards the deadline of the operation', async () => {
  const { upstream, send, logIn } = await start({ operationBudget: 200, callDeadline: 200 });
  const first = logIn('203.0.113.7');
  const queued = send('{ me { id } }', '203.0.113.7');

  expect((await first).errors?.[0]?.extensions.code).toBe('UPSTREAM_TIMEOUT');
  expect((await queued).errors?.[0]?.extensions.code).toBe('UPSTREAM_TIMEOUT');
  expect(upstream.calls.map(({ call }) => call)).not.toContain('GET /api/auth/me');
});
