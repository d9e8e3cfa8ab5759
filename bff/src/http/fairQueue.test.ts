import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { startBff, type GraphqlAnswer } from '../testing/bff.ts';
import { userRecord } from '../testing/records.ts';
import { createFairQueue, type FairQueueLimits } from './fairQueue.ts';

class FakeResponse extends EventEmitter {
  destroyed = false;

  close(): void {
    this.destroyed = true;
    this.emit('close');
  }
}

/** A queue with one slot, or as `limits` say, and the names of the operations that got a slot. */
function start(limits: Partial<FairQueueLimits> = {}) {
  const queue = createFairQueue({
    running: 1,
    runningPerClient: 1,
    waiting: 99,
    patience: 60_000,
    ...limits,
  });
  const given: string[] = [];
  const refused: string[] = [];
  /** Enters operations, whose first letter is their client. */
  const enter = async (names: string) => {
    const entered = names.split(' ').map((name) => {
      const response = new FakeResponse();
      void queue.enter(name.charAt(0), response).then((isGiven) => {
        (isGiven ? given : refused).push(name);
      });
      return response;
    });
    await settled();
    return entered;
  };
  return { queue, given, refused, enter };
}

const settled = () => new Promise(setImmediate);

test.each([
  ['in order within a client', {}, 'a1 a2 a3', 'a1 a2 a3'],
  ['by client', {}, 'a1 a2 a3 b1 c1 b2', 'a1 b1 c1 a2 b2 a3'],
  [
    'not to a client at its limit',
    { running: 2, runningPerClient: 1 },
    'z1 a1 a2 a3 b1 b2',
    'z1 a1 b1 a2 b2 a3',
  ],
])('slots are given %s', async (_how, limits, names, order) => {
  const { given, enter } = start(limits);
  const [first] = await enter('x1');
  const entered = await enter(names);
  first?.close();
  // Each closes once it has its slot.
  for (const name of order.split(' ')) {
    await settled();
    entered[names.split(' ').indexOf(name)]?.close();
  }
  expect(given.slice(1).join(' ')).toBe(order);
});

test('a client runs no more operations than its limit, others fill the rest', async () => {
  const { queue, given, enter } = start({ running: 4, runningPerClient: 2 });
  const [first] = await enter('a1 a2 a3 b1 b2 b3 c1');
  expect(given).toEqual(['a1', 'a2', 'b1', 'b2']);
  first?.close();
  await settled();
  expect(given.at(-1)).toBe('a3');
  expect(queue.count()).toEqual({ running: 4, waiting: 2 });
});

test('the pace limits how many operations start, not how many run', async () => {
  const pace = { operations: 1, milliseconds: 10 };
  const { queue, given, enter } = start({ running: 3, runningPerClient: 3, pace });
  const [first] = await enter('a1 a2 a3 a4');
  await expect.poll(() => given).toEqual(['a1', 'a2', 'a3']);
  expect(queue.count()).toEqual({ running: 3, waiting: 1 });
  first?.close();
  await expect.poll(() => given.at(-1)).toBe('a4');
});

test('disconnected clients occupy neither a slot nor a place', async () => {
  const { queue, given, enter } = start();
  const [first] = await enter('a1');
  const gone = await enter('a2 a3 b1');
  for (const response of gone) response.close();
  expect(queue.count()).toEqual({ running: 1, waiting: 0 });
  const gonePreviously = new FakeResponse();
  gonePreviously.close();
  void queue.enter('d', gonePreviously).then(() => given.push('d'));
  await enter('a4 c1');
  first?.close();
  await settled();
  expect(given).toEqual(['a1', 'a4']);
});

test('the places are divided among the clients that wait', async () => {
  const { queue, refused, enter } = start({ waiting: 4 });
  await enter('x1 a1 a2 a3 a4 a5 b1 b2 b3 c1 c2 d1 e1');
  expect(refused).toEqual(['a5', 'b3', 'c2', 'e1']);
  expect(['a', 'b', 'e'].map((name) => queue.isFull(name))).toEqual([true, true, true]);
});

test('a client at its limit has more places while slots are free', async () => {
  const { refused, enter } = start({ running: 2, waiting: 3, waitingWhenFull: 1 });
  await enter('a1 a2 a3 a4 a5 b1 a6 b2 b3');
  expect(refused).toEqual(['a5', 'a6', 'b2', 'b3']);
});

test('an operation that waits too long is refused', async () => {
  const { queue, given, refused, enter } = start({ patience: 10 });
  const [first] = await enter('a1');
  await enter('a2');
  await expect.poll(() => refused).toEqual(['a2']);
  expect(queue.count()).toEqual({ running: 1, waiting: 0 });
  first?.close();
  await enter('a3');
  expect(given).toEqual(['a1', 'a3']);
});

const oneSlot = (waiting = 9) => ({
  running: 1,
  runningPerClient: 1,
  waiting,
  patience: 60_000,
});

/** A server that runs one operation without an accepted token at once; logins wait for `release`. */
async function startServer(limits = {}) {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const bff = await startBff(
    {
      'GET /api/auth/me': userRecord(),
      'POST /api/auth/login': () => released.then(() => ({ token: 't', user: userRecord() })),
    },
    { limits: { anonymousQueue: oneSlot(), ...limits } },
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
  const { upstream, release, send, logIn } = await startServer();
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
  const { upstream, send, logIn } = await startServer({
    operationBudget: 1_000,
    callDeadline: 1_000,
  });
  upstream.answers['GET /api/auth/me'] = () => new Promise(() => undefined);
  const first = logIn('203.0.113.7');
  const sentAt = performance.now();
  const queued = send('{ me { id } }', '203.0.113.7');

  expect((await first).errors?.[0]?.extensions.code).toBe('UPSTREAM_TIMEOUT');
  expect((await queued).errors?.[0]?.extensions.code).toBe('UPSTREAM_TIMEOUT');
  expect(performance.now() - sentAt).toBeLessThan(1_800);
});

test('a request beyond the queue of its address has Retry-After', async () => {
  const anonymousQueue = oneSlot(1);
  const { upstream, release, post, logIn } = await startServer({ anonymousQueue });
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
