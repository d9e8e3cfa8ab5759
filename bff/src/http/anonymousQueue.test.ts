import { expect, test } from 'vitest';
import { startBff, type GraphqlAnswer } from '../testing/bff.ts';
import { userRecord } from '../testing/records.ts';

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
