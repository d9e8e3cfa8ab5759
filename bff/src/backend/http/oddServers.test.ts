import { gzipSync } from 'node:zlib';
import { gql } from 'graphql-tag';
import { expect, test } from 'vitest';
import { startBff } from '../../testing/bff.ts';
import { ok, startOddServer, type Behaviour } from '../../testing/oddServer.ts';

const me = JSON.stringify({ _id: 'student1', name: 'Asha', email: 'asha@x.in', role: 'student' });
const chunked = 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n';

/**
 * The result of `me` from a server with this behaviour, with the usual deadline unless it is to
 * expire.
 */
async function askOf(behaviour: Behaviour, callDeadline = 5_000) {
  const { origin } = await startOddServer(behaviour);
  const bff = await startBff(
    {},
    { config: { apiOrigin: origin }, limits: { callDeadline, maxAnswerSize: 10_000 } },
  );
  return bff.ask(gql`{ me { name } }`);
}

test.each<[string, Behaviour]>([
  ['HTTP/1.0 without a length', (socket) => socket.end(`HTTP/1.0 200 OK\r\n\r\n${me}`)],
  ['JSON as plain text', (socket) => socket.write(ok(me, 'Content-Type: text/plain'))],
  ['JSON without a type', (socket) => socket.write(ok(me))],
  ['a byte order mark', (socket) => socket.write(ok(`\uFEFF${me}`))],
  ['gzip', (socket) => socket.write(ok(gzipSync(me), 'Content-Encoding: gzip'))],
  [
    'single bytes in chunks',
    (socket) => {
      const chunks = Array.from(me, (letter) => `1\r\n${letter}\r\n`).join('');
      socket.write(`${chunked}${chunks}0\r\n\r\n`);
    },
  ],
])('%s is understood', async (_what, behaviour) => {
  expect(await askOf(behaviour)).toEqual({ data: { me: { name: 'Asha' } } });
});

const INVALID = 'UPSTREAM_INVALID';
const TIMEOUT = 'UPSTREAM_TIMEOUT';
const UNAVAILABLE = 'UPSTREAM_UNAVAILABLE';

test.each<[string, string, Behaviour]>([
  ['data that is not HTTP', INVALID, (socket) => socket.end('SSH-2.0-OpenSSH_9.2\r\n')],
  ['an invalid chunk', INVALID, (socket) => socket.end(`${chunked}zz\r\nabc\r\n`)],
  ['no UTF-8', INVALID, (socket) => socket.write(ok(Buffer.from([0x22, 0xc3, 0x28, 0x22])))],
  ['no gzip', INVALID, (socket) => socket.write(ok(me, 'Content-Encoding: gzip'))],
  ['no deflate', INVALID, (socket) => socket.write(ok(me, 'Content-Encoding: deflate'))],
  ['no Brotli', INVALID, (socket) => socket.write(ok(me, 'Content-Encoding: br'))],
  ['an oversized response', INVALID, (socket) => socket.write(ok(`"${'x'.repeat(20_000)}"`))],
  [
    'a zip bomb',
    INVALID,
    (socket) => socket.write(ok(gzipSync('x'.repeat(1e6)), 'Content-Encoding: gzip')),
  ],
  [
    'a redirect to somewhere else',
    INVALID,
    (socket) => socket.end('HTTP/1.1 307 No\r\nLocation: http://127.0.0.1:1/\r\n\r\n'),
  ],
  ['oversized headers', INVALID, (socket) => socket.write(ok(me, `X-Long: ${'x'.repeat(1e5)}`))],
  ['no data', TIMEOUT, () => undefined],
  ['an incomplete status line', TIMEOUT, (socket) => socket.write('HTTP/1.1 200 O')],
  [
    'a slow body',
    TIMEOUT,
    (socket) => {
      socket.write('HTTP/1.1 200 OK\r\nContent-Length: 9000\r\n\r\n');
      const drip = setInterval(() => socket.write(' '), 20);
      socket.on('close', () => {
        clearInterval(drip);
      });
    },
  ],
  ['a closed connection', UNAVAILABLE, (socket) => socket.destroy()],
  ['a reset', UNAVAILABLE, (socket) => socket.resetAndDestroy()],
  [
    'half a response and a reset',
    UNAVAILABLE,
    (socket) => {
      socket.write(`HTTP/1.1 200 OK\r\nContent-Length: 500\r\n\r\n${me}`, () => {
        socket.resetAndDestroy();
      });
    },
  ],
])('%s is %s', async (_what, code, behaviour) => {
  const { data, errors } = await askOf(behaviour, code === TIMEOUT ? 300 : undefined);

  expect(data).toEqual({ me: null });
  expect(errors?.map(({ path, extensions }) => [path, extensions])).toEqual([
    [['me'], { code, call: 'GET /api/auth/me' }],
  ]);
});
