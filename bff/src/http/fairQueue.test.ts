import { expect, test } from 'vitest';
import { startBff, type GraphqlAnswer } from '../testing/bff.ts';
import { userRecord } from '../testing/records.ts';
import { createFairQueue } from './fairQueue.ts';

const present = () => false;

test.each([
  ['in order within a client', 'a1 a2 a3', 'a1 a2 a3'],
  ['by client', 'a1 a2 a3 b1 c1 b2', 'a1 b1 c1 a2 b2 a3'],
])('slots are given %s', async (_how, queued, order) => {
  const acquireSlot = createFairQueue({ concurrency: 1, slotTimeout: 60_000, queued: 9 });
  const release = await acquireSlot('first', present);
  const given: string[] = [];
  const operations = queued.split(' ').map(async (name) => {
    const end = await acquireSlot(name.charAt(0), present);
    given.push(name);
    end?.();
  });
  release?.();
  await Promise.all(operations);
  expect(given.join(' ')).toBe(order);
});

test('a slot is released after its timeout, once', async () => {
  const acquireSlot = createFairQueue({ concurrency: 1, slotTimeout: 10, queued: 9 });
  const given: string[] = [];
  const take = async (name: string) => {
    const end = await acquireSlot('a', present);
    given.push(name);
    return end;
  };
  const endOfFirst = await take('first');
  const endOfSecond = await take('second');
  void take('third');
  endOfFirst?.();
  await Promise.resolve();
  expect(given).toEqual(['first', 'second']);
  endOfSecond?.();
  await expect.poll(() => given).toEqual(['first', 'second', 'third']);
});

test('disconnected clients occupy no slot', async () => {
  const acquireSlot = createFairQueue({ concurrency: 1, slotTimeout: 60_000, queued: 9 });
  const release = await acquireSlot('a', present);
  const given: string[] = [];
  const take = async (name: string, isGone: () => boolean) => {
    const end = await acquireSlot(name.charAt(0), isGone);
    given.push(name);
    end?.();
  };
  for (const name of ['a1', 'a2', 'b1']) void take(name, () => true);
  const last = Promise.all([take('a3', present), take('c1', present)]);
  release?.();
  await last;
  expect(given).toEqual(['a3', 'c1']);
});

test('a client with a full queue is refused, others are not', async () => {
  const acquireSlot = createFairQueue({ concurrency: 1, slotTimeout: 60_000, queued: 1 });
  const release = await acquireSlot('a', present);
  void acquireSlot('a', () => true);
  const second = acquireSlot('a', present);
  const other = acquireSlot('b', present);
  expect(await acquireSlot('a', present)).toBeNull();
  release?.();
  (await second)?.();
  expect(await other).not.toBeNull();
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
    { limits: { anonymousQueue: { concurrency: 1, slotTimeout: 60_000, queued: 9 }, ...limits } },
  );
  const post = (query: string, address: string, headers = {}) =>
    bff.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'x-forwarded-for': address, ...headers },
      payload: { query },
    });
  const send = async (...given: Parameters<typeof post>) =>
    (await post(...given)).json<GraphqlAnswer>();
  const logIn = (address: string) =>
    send('mutation { login(input: { email: "a@b.in", password: "secret" }) { token } }', address);
  return { upstream: bff.upstream, release, post, send, logIn };
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
  const { upstream, send, logIn } = await start({ operationBudget: 1_000, callDeadline: 1_000 });
  upstream.answers['GET /api/auth/me'] = () => new Promise(() => undefined);
  const first = logIn('203.0.113.7');
  const sentAt = performance.now();
  const queued = send('{ me { id } }', '203.0.113.7');

  expect((await first).errors?.[0]?.extensions.code).toBe('UPSTREAM_TIMEOUT');
  expect((await queued).errors?.[0]?.extensions.code).toBe('UPSTREAM_TIMEOUT');
  expect(performance.now() - sentAt).toBeLessThan(1_800);
});

test('a request beyond the queue of its address has Retry-After', async () => {
  const anonymousQueue = { concurrency: 1, slotTimeout: 60_000, queued: 1 };
  const { upstream, release, post, logIn } = await start({ anonymousQueue });
  const first = logIn('203.0.113.7');
  await expect.poll(() => upstream.calls).toHaveLength(1);
  const second = logIn('203.0.113.7');
  const third = await post('{ me { id } }', '203.0.113.7');

  expect([third.statusCode, third.headers['retry-after']]).toEqual([429, '5']);
  expect(third.json<GraphqlAnswer>().errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
  release();
  expect((await first).data?.['login']).toEqual({ token: 't' });
  expect((await second).data?.['login']).toEqual({ token: 't' });
});
