import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { startBff } from '../testing/bff.ts';

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
