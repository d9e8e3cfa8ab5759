import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { buildApp } from '../../app.ts';
import type { Limits } from '../../limits.ts';

/** A backend that keeps its streams open, and a listening bff in front of it. */
async function start(
  answer: (response: ServerResponse) => void = (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('event: open\ndata: {}\n\n');
  },
  limits: Partial<Limits> = {},
) {
  const asked: { request: IncomingMessage; response: ServerResponse; left: boolean }[] = [];
  const backend = createServer((request, response) => {
    const one = { request, response, left: false };
    asked.push(one);
    response.once('close', () => (one.left = true));
    answer(response);
  });
  backend.listen(0, '127.0.0.1');
  await once(backend, 'listening');
  const { port } = backend.address() as AddressInfo;
  const log: string[] = [];
  const app = await buildApp(
    {
      nodeEnv: 'test',
      host: '127.0.0.1',
      port: 0,
      apiOrigin: `http://127.0.0.1:${port}`,
      webDist: '/nowhere',
      trustedDocuments: false,
      metricsPort: null,
      hstsSubdomains: false,
      serviceWorker: true,
      timeZone: 'Asia/Kolkata',
      trustedProxies: ['127.0.0.1'],
      tracing: { endpoint: undefined, ratio: 1 },
    },
    limits,
    { logTo: { write: (line) => log.push(line) } },
  );
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(async () => {
    await app.close();
    backend.closeAllConnections();
    backend.close();
  });

  return {
    app,
    asked,
    log,
    backend,
    open: (token?: string, from?: string) => open(address, token, from),
  };
}

/** @param from the client's address, named by a trusted proxy */
async function open(address: string, token?: string, from?: string) {
  const headers = {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(from !== undefined && { 'x-forwarded-for': from }),
  };
  const request = get(`${address}/events`, { headers, agent: false });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  const stream = {
    status: answer.statusCode,
    headers: answer.headers,
    received: '',
    ended: false,
    leave: () => request.destroy(),
  };
  answer.setEncoding('utf8').on('data', (text: string) => (stream.received += text));
  answer.on('error', () => undefined).on('end', () => (stream.ended = true));
  return stream;
}

test('passes on the backend’s events as they arrive, with the caller’s token', async () => {
  const { open, asked, log } = await start();
  const stream = await open('own-token');
  expect(stream.headers).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  expect(stream.headers).not.toHaveProperty('access-control-allow-origin');
  asked[0]?.response.write('event: change\ndata: {}\n\n');
  await vi.waitFor(() => {
    expect(stream.received).toMatch(
      /^retry: [1-5]\d{3}\n\nevent: open\ndata: \{\}\n\nevent: change\ndata: \{\}\n\n$/,
    );
  });
  expect(asked[0]?.request.headers).toMatchObject({
    authorization: 'Bearer own-token',
    'x-forwarded-for': '127.0.0.1',
    'x-request-id': stream.headers['x-request-id'],
  });
  expect(asked[0]?.request.url).toBe('/api/events');

  stream.leave();
  await vi.waitFor(() => {
    expect(asked[0]?.left).toBe(true);
    expect(log.filter((line) => line.includes('"events"'))).toHaveLength(1);
  });
  expect(log.join('')).not.toContain('own-token');
});

test('ends when the backend ends it', async () => {
  const { open, asked } = await start();
  const streams = [await open('one'), await open('two')];
  asked[0]?.response.end();
  asked[1]?.response.destroy();
  await vi.waitFor(() => {
    expect(streams.map(({ ended }) => ended)).toEqual([true, true]);
  });
});

test.each([
  ['no such route', 404, 'application/json', 204],
  ['no such method', 405, 'application/json', 204],
  ['not implemented', 501, 'text/html', 204],
  ['an HTML page', 200, 'text/html', 204],
  ['another role', 403, 'application/json', 204],
  ['no session', 401, 'application/json', 401],
  ['too many streams', 503, 'application/json', 503],
  ['too many requests', 429, 'application/json', 503],
])('%s: status %i of the backend', async (_case, status, type, expected) => {
  const { open, asked } = await start((response) => {
    response.writeHead(status, { 'content-type': type }).end('secret');
  });
  const stream = await open('token');
  expect(stream.status).toBe(expected);
  expect('retry-after' in stream.headers).toBe(expected === 503);
  expect(stream.received).not.toContain('secret');
  await vi.waitFor(() => {
    expect(asked[0]?.left).toBe(true);
  });
});

test('refuses without a token, and answers 503 when the backend cannot be reached', async () => {
  const { open, asked, backend } = await start();
  expect((await open()).status).toBe(401);
  expect(asked).toEqual([]);
  backend.closeAllConnections();
  backend.close();
  expect((await open('token')).status).toBe(503);
});

test('the sixth stream of a session replaces the oldest, which must not reconnect', async () => {
  const { open, asked } = await start();
  const streams = [await open('token')];
  while (streams.length < 6) streams.push(await open('token'));
  const other = await open('other');
  await vi.waitFor(() => {
    expect(streams.map(({ ended }) => ended)).toEqual([true, ...Array<boolean>(5).fill(false)]);
    expect(asked[0]?.left).toBe(true);
  });
  expect(streams[0]?.received).toMatch(/event: replaced\ndata: \{\}\n\n$/);
  expect(other.ended).toBe(false);
});

test('the number of streams is limited, and a closed one makes room', async () => {
  const { app, open } = await start(undefined, { maxStreams: 1 });
  const first = await open('one');
  expect((await open('two')).status).toBe(503);
  expect((await app.inject('/metrics')).body).toContain('event_streams 1');
  first.leave();
  await vi.waitFor(async () => {
    expect((await open('two')).status).toBe(200);
  });
});

test('the number of streams of one address is limited, and no open one ends', async () => {
  const { open } = await start(undefined, { maxStreamsPerAddress: 6 });
  const school = '2001:db8:1:2::7';
  // The sixth stream of a session replaces its own oldest.
  const streams = [];
  for (let n = 0; n < 6; n++) streams.push(await open('one', school));
  streams.push(await open('two', '2001:db8:1:2:ffff::9'));
  expect(streams.map(({ status }) => status)).toEqual(Array(7).fill(200));

  const refused = await open('three', school);
  expect(refused.status).toBe(503);
  expect(refused.headers).toHaveProperty('retry-after');
  expect((await open('three', '2001:db8:1:3::7')).status).toBe(200);
  expect(streams.map(({ ended }) => ended)).toEqual([true, ...Array<boolean>(6).fill(false)]);

  streams.at(-1)?.leave();
  await vi.waitFor(async () => {
    expect((await open('three', school)).status).toBe(200);
  });
});

test('all streams end when draining begins, and none is opened', async () => {
  const { app, open, asked } = await start();
  const stream = await open('token');
  app.drain();
  await vi.waitFor(() => {
    expect([stream.ended, asked[0]?.left]).toEqual([true, true]);
  });
  expect((await open('token')).status).toBe(503);
});
