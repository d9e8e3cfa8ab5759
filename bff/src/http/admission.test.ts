import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { limits as production, type Limits } from '../limits.ts';
import { startBff, type GraphqlAnswer } from '../testing/bff.ts';
import { studentRecord, userRecord } from '../testing/records.ts';
import { Answer } from '../testing/upstream.ts';

interface Asked {
  id: string;
  token: string;
  address?: string;
}

/**
 * A server where the student `id` is answered after `release(id)`.
 * @param accepted tokens that the backend has accepted before
 */
async function start(limits: Partial<Limits> = {}, accepted = ['a', 'b']) {
  const log: string[] = [];
  const releases = new Map<string, () => void>();
  const bff = await startBff(
    { 'GET /api/auth/me': userRecord() },
    { limits, logTo: { write: (line) => void log.push(line) } },
  );
  const { app, upstream } = bff;
  for (const token of accepted) await bff.ask('{ me { id } }', {}, token);
  upstream.calls.length = 0;
  const prepare = (id: string) => {
    const released = new Promise<void>((resolve) => releases.set(id, resolve));
    upstream.answers[`GET /api/admin/students/${id}`] = () => released.then(() => studentRecord());
    return { query: `{ student(id: "${id}") { id } }` };
  };
  return {
    app,
    upstream,
    log,
    prepare,
    ask: ({ id, token, address = '203.0.113.7' }: Asked) =>
      app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': address },
        payload: prepare(id),
      }),
    /** Ids of the students whose call has arrived at the backend, in this order. */
    arrived: () => upstream.calls.map(({ call }) => call.replace('GET /api/admin/students/', '')),
    release: (...ids: string[]) => {
      for (const id of ids) releases.get(id)?.();
    },
    /** Number of operations in a state, as exported. */
    count: async (state: string) =>
      Number(
        (await app.inject('/metrics')).body.match(
          RegExp(`graphql_operations_in_progress\\{state="${state}"\\} (\\d+)`),
        )?.[1],
      ),
  };
}

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index));

test('a session runs twelve operations; more wait in order, another session does not', async () => {
  const { ask, arrived, release, count, log } = await start();
  const flood = numbers(1, 30).map((id) => ask({ id, token: 'a' }));
  await expect.poll(() => arrived().toSorted()).toEqual(numbers(1, 12).toSorted());
  await expect.poll(() => count('waiting')).toBe(18);

  // From the same address, as in a school.
  const other = ask({ id: 'other', token: 'b' });
  await expect.poll(() => arrived().slice(12)).toEqual(['other']);
  release('other');
  expect((await other).statusCode).toBe(200);

  for (const id of numbers(1, 18)) {
    release(id);
    await expect.poll(() => arrived().at(-1)).toBe(String(Number(id) + 12));
  }
  expect(await count('running')).toBe(12);
  release(...numbers(19, 30));
  for (const { statusCode } of await Promise.all(flood)) expect(statusCode).toBe(200);
  expect([await count('running'), await count('waiting')]).toEqual([0, 0]);
  expect(log.join('')).not.toContain('Bearer');
});

test('sessions take turns when all slots are taken', async () => {
  const operationQueue = { running: 2, runningPerClient: 2, waiting: 8, patience: 60_000 };
  const { ask, arrived, release, count } = await start({ operationQueue });
  const asked = [];
  for (const id of ['1', '2', '3', '4']) {
    asked.push(ask({ id, token: 'a' }));
    await expect
      .poll(async () => (await count('running')) + (await count('waiting')))
      .toBe(asked.length);
  }
  asked.push(ask({ id: 'other', token: 'b' }));
  await expect.poll(() => count('waiting')).toBe(3);
  for (const id of ['1', '2', '3']) {
    release(id);
    await expect.poll(arrived).toHaveLength(2 + Number(id));
  }

  expect(arrived().slice(2)).toEqual(['3', 'other', '4']);
  release('4', 'other');
  for (const { statusCode } of await Promise.all(asked)) expect(statusCode).toBe(200);
});

test('operations beyond the places of a session are refused at once, those of others wait', async () => {
  const operationQueue = { running: 1, runningPerClient: 1, waiting: 2, patience: 60_000 };
  const { app, ask, arrived, log, release, count } = await start({ operationQueue });
  const running = ask({ id: '1', token: 'a' });
  await expect.poll(arrived).toEqual(['1']);
  const waiting = [ask({ id: '2', token: 'a' })];
  await expect.poll(() => count('waiting')).toBe(1);
  waiting.push(ask({ id: '3', token: 'a' }));
  await expect.poll(() => count('waiting')).toBe(2);

  const refused = await ask({ id: '4', token: 'a' });
  expect(refused.statusCode).toBe(503);
  expect(refused.headers).toMatchObject({
    'retry-after': '1',
    'content-type': expect.stringMatching(/^application\/json/) as string,
  });
  expect(refused.json()).toEqual({
    errors: [
      {
        message: 'The server is busy. Please try again in a moment.',
        extensions: { code: 'OVERLOADED' },
      },
    ],
  });
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  expect(log.join('')).not.toContain('OVERLOADED');

  const other = ask({ id: 'other', token: 'b' });
  await expect.poll(() => count('waiting')).toBe(3);
  release('1', '2', '3', 'other');
  for (const { statusCode } of await Promise.all([running, ...waiting, other])) {
    expect(statusCode).toBe(200);
  }
  expect(arrived()).toEqual(['1', '2', 'other', '3']);
});

test('an operation that waited too long is refused and not executed', async () => {
  const operationQueue = { running: 1, runningPerClient: 1, waiting: 2, patience: 20 };
  const { ask, arrived, release, count } = await start({ operationQueue });
  const running = ask({ id: '1', token: 'a' });
  await expect.poll(arrived).toEqual(['1']);
  const refused = await ask({ id: '2', token: 'a' });

  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '1']);
  expect(refused.json<GraphqlAnswer>().errors?.[0]?.extensions.code).toBe('OVERLOADED');
  expect(await count('waiting')).toBe(0);
  release('1');
  expect((await running).statusCode).toBe(200);
  expect(arrived()).toEqual(['1']);
});

test('a closed connection leaves the queue', async () => {
  const operationQueue = { running: 1, runningPerClient: 1, waiting: 4, patience: 60_000 };
  const { app, ask, arrived, prepare, release, count } = await start({ operationQueue });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const running = ask({ id: '1', token: 'a' });
  await expect.poll(arrived).toEqual(['1']);
  const gone = request({
    method: 'POST',
    path: '/graphql',
    port: (app.server.address() as AddressInfo).port,
    headers: { authorization: 'Bearer a', 'content-type': 'application/json' },
  }).on('error', () => undefined);
  gone.end(JSON.stringify(prepare('gone')));
  await expect.poll(() => count('waiting')).toBe(1);
  const last = ask({ id: 'last', token: 'a' });
  await expect.poll(() => count('waiting')).toBe(2);
  gone.destroy();
  await expect.poll(() => count('waiting')).toBe(1);

  release('1', 'last');
  for (const { statusCode } of [await running, await last]) expect(statusCode).toBe(200);
  expect(arrived()).toEqual(['1', 'last']);
});

test('tokens that the backend has not accepted share the bound of their address', async () => {
  const anonymousQueue = {
    ...production.anonymousQueue,
    runningPerClient: 2,
    pace: { operations: 9, milliseconds: 60_000 },
  };
  const { app, ask, arrived, release, count, upstream } = await start({ anonymousQueue });
  const forged = numbers(1, 5).map((id) => ask({ id, token: `forged-${id}` }));
  await expect.poll(() => count('waiting')).toBe(3);
  await expect.poll(() => arrived().toSorted()).toEqual(['1', '2']);

  const others = [
    ask({ id: 'session', token: 'a' }),
    ask({ id: 'elsewhere', token: 'forged', address: '203.0.113.8' }),
  ];
  await expect.poll(() => arrived().slice(2).toSorted()).toEqual(['elsewhere', 'session']);
  upstream.answers['POST /api/auth/login'] = new Answer(401, { message: 'Wrong' });
  const login = 'mutation { login(input: { email: "a@b.in", password: "x" }) { token } }';
  const answer = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'x-forwarded-for': '203.0.113.7' },
    payload: { query: login },
  });
  expect(answer.json<GraphqlAnswer>().errors).toBeUndefined();

  expect(await count('waiting')).toBe(3);
  release('session', 'elsewhere', ...numbers(1, 5));
  for (const { statusCode } of await Promise.all([...forged, ...others])) {
    expect(statusCode).toBe(200);
  }
});

test('requests that arrive at once are counted one by one', async () => {
  const operationQueue = { running: 2, runningPerClient: 2, waiting: 0, patience: 60_000 };
  const { ask, arrived, release } = await start({ operationQueue });
  const asked = numbers(1, 5).map((id) => ask({ id, token: 'a' }));
  await expect.poll(arrived).toHaveLength(2);
  release(...numbers(1, 5));
  const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode);
  expect(statuses.toSorted()).toEqual([200, 200, 503, 503, 503]);
});

test('operations are refused while the event loop is late', async () => {
  const bff = await startBff(
    { 'GET /api/auth/me': userRecord() },
    { limits: { eventLoopDelay: 0.001 } },
  );

  await expect
    .poll(async () => (await bff.ask('{ me { id } }')).errors?.[0]?.extensions.code)
    .toBe('OVERLOADED');
  expect((await bff.app.inject('/healthz')).statusCode).toBe(200);
});
