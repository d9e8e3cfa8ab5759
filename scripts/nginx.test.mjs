import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import pages from './lib/testing/page-addresses.json' with { type: 'json' };
import { hasNginx, readConfiguration, startNginx } from './lib/testing/nginx.mjs';

it('resolves the bff again while it runs', () => {
  const upstream = readConfiguration('nginx.upstream.conf.template');
  expect(upstream).toContain('resolver ${RESOLVER} valid=2s ipv6=off;');
  expect(upstream).toMatch(
    /upstream bff \{\s+zone bff \d+k;[^}]*\s+server \$\{BFF\} resolve max_fails=0;/,
  );
});

it('uses as much memory on every machine', () => {
  expect(readConfiguration('nginx.main.conf')).toMatch(/^worker_processes \d+;$/m);
});

/** The shipped configuration in an installed nginx, with a fake bff. */
describe.skipIf(!hasNginx())('nginx with web/nginx.conf', () => {
  let bff;
  let nginx;
  let origin;
  const requests = [];
  const CONNECTIONS = 3;

  beforeAll(async () => {
    bff = createServer((request, response) => {
      requests.push({ url: request.url, address: request.headers['x-forwarded-for'] });
      if (request.headers['x-lost']) return request.socket.destroy();
      if (request.url === '/events?open') {
        response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': open\n\n');
        return;
      }
      const headers = { 'cache-control': 'no-store', 'x-frame-options': 'DENY' };
      response.writeHead(request.method === 'POST' ? 200 : 405, headers).end('{}');
    }).listen(0, '127.0.0.1');
    await once(bff, 'listening');
    const address = `127.0.0.1:${bff.address().port}`;
    nginx = await startNginx({ bffs: [address], connections: CONNECTIONS });
    ({ origin } = nginx);
  });
  afterAll(async () => {
    await nginx.stop();
    bff.closeAllConnections();
    bff.close();
  });

  const ask = async (url, options) => {
    const answer = await fetch(`${origin}${url}`, options);
    const { status, headers } = answer;
    return { status, headers: Object.fromEntries(headers), text: await answer.text() };
  };

  it.each([
    ['/graphql', { method: 'POST', body: '{}' }, 200, 'no-store'],
    ['/graphql', { method: 'OPTIONS' }, 405, 'no-store'],
    ['/events', {}, 405, 'no-store'],
    ['/', {}, 200, 'no-cache'],
    ['/service-worker.js', {}, 200, 'no-cache'],
    ['/assets/a.js', {}, 200, 'public, max-age=31536000, immutable'],
    ['/assets/old.js', {}, 404, undefined],
    ['/metrics', {}, 404, undefined],
    ['/docs', {}, 404, undefined],
    ['/api/auth/me', {}, 404, undefined],
    // Not a redirect to another origin.
    ['/hi/%5Cevil.example', {}, 404, undefined],
  ])('%s %j', async (url, options, status, cacheControl) => {
    const { headers, ...answer } = await ask(url, options);
    expect(answer.status).toBe(status);
    expect(headers['cache-control']).toBe(cacheControl);
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it.each(pages.addresses)('%s: %d, %s', async (url, status, answer) => {
    const { headers, text, ...page } = await ask(url, { redirect: 'manual' });
    expect([page.status, headers.location ?? text]).toEqual([status, answer]);
    expect(headers['x-frame-options']).toBe('DENY');
  });

  it('replaces the service worker by setting', async () => {
    expect((await ask('/service-worker.js')).text).toBe('service-worker-off.js');
    const site = path.join(nginx.folder, 'environment.conf');
    const on = readFileSync(site, 'utf8').replace('$service_worker "0"', '$service_worker "1"');
    writeFileSync(site, on);
    nginx.child.kill('SIGHUP');
    await vi.waitFor(async () => {
      expect((await ask('/service-worker.js')).text).toBe('service-worker.js');
    });
  });

  it('sends HSTS over https', async () => {
    const { headers } = await ask('/', { headers: { 'x-forwarded-proto': 'https' } });
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
  });

  it("forwards the client address from a trusted proxy's X-Forwarded-For", async () => {
    const headers = { 'x-forwarded-for': '192.0.2.1, 203.0.113.7' };
    await ask('/graphql', { method: 'POST', body: '{}', headers });
    expect(requests.at(-1)).toEqual({ url: '/graphql', address: '203.0.113.7' });
  });

  it('logs neither the query, which may have a token, nor the address of the client', async () => {
    await ask('/assets/a.js?token=secret', { headers: { 'x-forwarded-for': '203.0.113.7' } });
    const log = await vi.waitFor(() => {
      const text = readFileSync(path.join(nginx.folder, 'access.log'), 'utf8');
      expect(text).toContain(' GET /assets/a.js 200 ');
      return text;
    });
    expect(log).not.toMatch(/secret|203\.0\.113\.7|127\.0\.0\.1/);
  });

  it('keeps its connections to the bff', async () => {
    const sockets = new Set();
    const note = ({ socket }) => sockets.add(socket);
    bff.on('request', note);
    for (let n = 0; n < 5; n += 1) await ask('/graphql', { method: 'POST', body: '{}' });
    bff.off('request', note);
    // One for each worker at most.
    expect(sockets.size).toBeLessThanOrEqual(2);
  });

  it('names Accept-Encoding in Vary of compressed files', async () => {
    const { headers } = await ask('/assets/a.js', { headers: { 'accept-encoding': 'gzip' } });
    expect([headers['content-encoding'], headers.vary]).toEqual(['gzip', 'Accept-Encoding']);
  });

  const client = (address) => ({ headers: { 'x-forwarded-for': address } });
  const post = { method: 'POST', body: '{}' };

  /** Sends a request without its body, and waits until nginx has counted it. */
  async function sendHead(address) {
    const { hostname, port } = new URL(origin);
    const socket = connect(Number(port), hostname);
    const lines = [
      'POST /graphql HTTP/1.1',
      'Host: x',
      `X-Forwarded-For: ${address}`,
      'Expect: 100-continue',
      'Content-Length: 20',
    ];
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    const [start] = await once(socket, 'data');
    expect(String(start)).toContain('100 Continue');
    return socket;
  }

  it('limits the connections of an IPv4 address and of an IPv6 network', async () => {
    const open = [];
    for (const address of ['203.0.113.8', '2001:db8::1']) {
      for (let n = 0; n < CONNECTIONS; n += 1) open.push(await sendHead(address));
    }
    const refused = await ask('/graphql', { ...post, ...client('2001:db8::2') });
    expect(refused.status).toBe(503);
    expect(JSON.parse(refused.text).errors[0].extensions.code).toBe('RATE_LIMITED');
    expect(refused.headers['retry-after']).toBe('5');
    for (const [address, status] of [
      ['203.0.113.8', 503],
      ['203.0.113.9', 200],
      ['2001:db8:0:1::1', 200],
    ]) {
      const answer = await ask('/graphql', { ...post, ...client(address) });
      expect([address, answer.status]).toEqual([address, status]);
    }
    for (const socket of open) socket.destroy();
  });

  const expectGraphqlError = (answer, status, code) => {
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'x-frame-options': 'DENY',
    });
    const message = expect.stringMatching(/^[A-Z].+\.$/);
    expect(JSON.parse(answer.text)).toEqual({ errors: [{ message, extensions: { code } }] });
  };

  it.each([
    ['a long body', { method: 'POST', body: 'x'.repeat(200_000) }, 413],
    ['long headers', { ...post, headers: { authorization: 'x'.repeat(60_000) } }, 400],
  ])('refuses %s with a GraphQL error', async (_what, options, status) => {
    expectGraphqlError(await ask('/graphql', options), status, 'BAD_USER_INPUT');
  });

  it('sends a request once when the bff has ended the connection after it', async () => {
    const before = requests.length;
    const lost = { ...post, headers: { 'x-lost': '1' } };
    expectGraphqlError(await ask('/graphql', lost), 502, 'UPSTREAM_UNAVAILABLE');
    expect(requests).toHaveLength(before + 1);
  });

  it('responds with 502 and a GraphQL error when the bff is down', async () => {
    bff.closeAllConnections();
    const { port } = bff.address();
    await new Promise((resolve) => bff.close(resolve));
    expectGraphqlError(await ask('/graphql', post), 502, 'UPSTREAM_UNAVAILABLE');
    bff.listen(port, '127.0.0.1');
    await once(bff, 'listening');
    // At once, without a pause of ten seconds.
    expect((await ask('/graphql', post)).status).toBe(200);
  });

  it('ends open event streams when it stops', async () => {
    const stream = await fetch(`${origin}/events?open`);
    const ended = stream.text().catch(() => 'ended');
    nginx.child.kill('SIGQUIT');
    const timeLimit = new Promise((resolve) => setTimeout(resolve, 4_000, 'still open'));
    expect(await Promise.race([nginx.ended, timeLimit])).not.toBe('still open');
    await ended;
  });
});
