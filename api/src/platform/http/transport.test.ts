import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { testOptions, useTestApp } from '../../testing/app.ts';
import { addAdmin } from '../../testing/fixtures.ts';
import { reasonProblem } from '../../testing/reasons.ts';
import type { App } from './app-type.ts';
import { PRODUCTION_LIMITS } from '../../plugins/shedding.ts';

const test = useTestApp();
let app: App;
beforeAll(async () => {
  app = await buildApp(testOptions, test.deps);
  app.server.headersTimeout = 300;
  app.server.requestTimeout = 600;
  await app.listen({ port: 0, host: '127.0.0.1' });
}, 60_000);
afterAll(() => app.close());

const port = () => (app.server.address() as AddressInfo).port;

/** Sends bytes over a new connection and reads until the server closes it. */
async function send(bytes: string): Promise<{ status: number; body: object; head: string }> {
  const socket = connect(port(), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(bytes);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head, body: JSON.parse(body) as object };
}

describe('a connection', () => {
  it.each([
    ['data that is not HTTP', 'hello\r\n\r\n', 400, 'BAD_REQUEST'],
    ['an unknown method', 'FETCH / HTTP/1.1\r\nHost: a\r\n\r\n', 400, 'BAD_REQUEST'],
    [
      'duplicate Content-Length',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\na',
      400,
      'BAD_REQUEST',
    ],
    [
      'oversized headers',
      `GET / HTTP/1.1\r\nHost: a\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`,
      431,
      'HEADERS_TOO_LARGE',
    ],
    [
      'an oversized URL',
      `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
      431,
      'HEADERS_TOO_LARGE',
    ],
    ['no data', '', 408, 'REQUEST_TIMEOUT'],
    ['headers that never end', 'GET / HTTP/1.1\r\nHost: a\r\n', 408, 'REQUEST_TIMEOUT'],
    [
      'a body that never ends',
      'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
      408,
      'REQUEST_TIMEOUT',
    ],
  ])('is closed after %s', async (_case, bytes, status, code) => {
    const answer = await send(bytes);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ message: expect.any(String) as string, code });
    expect(reasonProblem(answer.body)).toBeNull();
    expect(answer.head).toMatch(/\r\nConnection: close/i);
  });

  it('is released when the client aborts', async () => {
    for (let n = 0; n < 20; n++) {
      const socket = connect(port(), '127.0.0.1');
      await once(socket, 'connect');
      socket.write('GET /api/auth/me HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer a\r\n\r\n');
      socket.destroy();
    }
    const connections = () =>
      new Promise((resolve) => {
        app.server.getConnections((_error, count) => {
          resolve(count);
        });
      });
    await expect.poll(connections).toBe(0);
    expect((await test.call('GET /api/auth/me')).status).toBe(401);
  });
});

describe('load shedding', () => {
  const limited = (load: Partial<typeof PRODUCTION_LIMITS>) =>
    buildApp(
      { ...testOptions, load: { ...PRODUCTION_LIMITS, eventLoopDelay: 0, ...load } },
      test.deps,
    );

  it('refuses new requests, answers running ones and recovers', async () => {
    const { token } = await addAdmin(test);
    const busy = await limited({ inFlight: 3 });
    const ask = (url: string) =>
      busy.inject({ url, headers: { authorization: `Bearer ${token}` } });
    const all = Array.from({ length: 20 }, () => ask('/api/admin/clubs'));
    const health = await ask('/healthz');
    const answers = await Promise.all(all);
    const after = await ask('/api/admin/clubs');
    await busy.close();

    expect(health.statusCode).toBe(200);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
    const shed = answers.filter(({ statusCode }) => statusCode === 503);
    expect(shed).toHaveLength(17);
    expect(shed[0]?.headers['retry-after']).toBe('2');
    expect(shed[0]?.json()).toEqual({
      message: 'The service is busy right now. Please try again.',
      code: 'UNAVAILABLE',
      reason: 'BUSY',
    });
    expect(after.statusCode).toBe(200);
  });

  it('refuses requests when the heap is nearly full', async () => {
    const full = await limited({ heap: 1 });
    await expect.poll(async () => (await full.inject('/api/auth/me')).statusCode).toBe(503);
    expect((await full.inject('/healthz')).statusCode).toBe(200);
    await full.close();
  });
});
