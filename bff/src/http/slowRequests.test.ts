import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { startBff } from '../testing/bff.ts';
import { userRecord } from '../testing/records.ts';

test.each([
  ['headers', 'POST /graphql HTTP/1.1\r\nHost: a\r\n'],
  [
    'a body',
    'POST /graphql HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
  ],
])('%s that never end are disconnected', async (_what, bytes) => {
  const { app } = await startBff({}, { limits: { requestTimeout: 200 } });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');

  socket.write(bytes);

  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /);
});

const LOGIN = JSON.stringify({
  query: 'mutation { login(input: { email: "a@b.in", password: "secret" }) { token } }',
});

/** A login as raw HTTP; an incomplete one lacks its last character. */
const post = (body: string) =>
  `POST /graphql HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${LOGIN.length}\r\n\r\n${body}`;

test('incomplete requests and disconnected clients occupy no slot', async () => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const { app, upstream } = await startBff(
    { 'POST /api/auth/login': () => released.then(() => ({ token: 't', user: userRecord() })) },
    {
      limits: {
        anonymousQueue: { running: 1, runningPerClient: 1, waiting: 9, patience: 60_000 },
      },
    },
  );
  await app.listen({ host: '127.0.0.1', port: 0 });
  const send = async (bytes: string) => {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(bytes);
    return socket;
  };
  const incomplete = await send(post(LOGIN.slice(0, -1)));
  const first = await send(post(LOGIN));
  await expect.poll(() => upstream.calls.length).toBe(1);

  const gone = await send(post(LOGIN));
  const last = await send(post(LOGIN));
  await new Promise((resolve) => setTimeout(resolve, 50));
  gone.destroy();
  await new Promise((resolve) => setTimeout(resolve, 50));
  release();

  const [answer] = (await once(last, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 /);
  expect(upstream.calls).toHaveLength(2);
  for (const socket of [incomplete, first, last]) socket.destroy();
});

test('a connection is closed after two operations without an accepted token', async () => {
  const { app } = await startBff({ 'GET /api/auth/me': userRecord() });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const send = async (authorization?: string) => {
    const sent = request({
      agent,
      method: 'POST',
      path: '/graphql',
      port: (app.server.address() as AddressInfo).port,
      headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
    }).end(JSON.stringify({ query: '{ me { id } }' }));
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    await text(answer);
    return answer.headers.connection;
  };

  expect([await send(), await send('Bearer own'), await send('Bearer own')]).toEqual([
    'keep-alive',
    'close',
    'keep-alive',
  ]);
  expect(await send('Bearer own')).toBe('keep-alive');
  agent.destroy();
});
