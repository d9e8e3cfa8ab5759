import { expect, test } from 'vitest';
import { startBff } from '../testing/bff.ts';
import { userRecord } from '../testing/records.ts';

const CONCURRENT = 2;

async function startFull() {
  const log: string[] = [];
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const { app, upstream } = await startBff(
    { 'GET /api/auth/me': () => released.then(() => userRecord()) },
    {
      limits: { load: { operations: CONCURRENT, eventLoopDelay: 60_000 } },
      logTo: { write: (line) => void log.push(line) },
    },
  );
  const send = (token: string) =>
    app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization: `Bearer ${token}` },
      payload: { query: '{ me { id } }' },
    });
  const running = ['a', 'b'].map(send);
  await expect.poll(() => upstream.calls.length).toBe(CONCURRENT);
  return { app, upstream, log, send, running, release };
}

test('operations beyond the limit are refused at once and may be sent again', async () => {
  const { app, upstream, log, send, running, release } = await startFull();

  const refused = await send('c');
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
  expect(upstream.calls).toHaveLength(CONCURRENT);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  expect(log.join('')).not.toContain('OVERLOADED');

  release();
  for (const answer of await Promise.all(running)) expect(answer.statusCode).toBe(200);
  expect((await send('c')).statusCode).toBe(200);
});

test('requests that arrive at once are counted one by one', async () => {
  const { send, running, release } = await startFull();
  release();
  await Promise.all(running);
  const statuses = (await Promise.all(['a', 'b', 'c', 'd', 'e'].map(send))).map(
    ({ statusCode }) => statusCode,
  );
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(CONCURRENT);
  expect(statuses).toContain(503);
});

test('operations are refused while the event loop is late', async () => {
  const load = { operations: 64, eventLoopDelay: 0.001 };
  const bff = await startBff({ 'GET /api/auth/me': userRecord() }, { limits: { load } });

  await expect
    .poll(async () => (await bff.ask('{ me { id } }')).errors?.[0]?.extensions.code)
    .toBe('OVERLOADED');
  expect((await bff.app.inject('/healthz')).statusCode).toBe(200);
});
