import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from './lib/ports.mjs';
import { root } from './lib/root.mjs';

const isInstalled = spawnSync('nginx', ['-v']).status === 0;

/** The shipped configuration in an installed nginx, with a fake bff. */
describe.skipIf(!isInstalled)('nginx with web/nginx.conf', () => {
  let folder;
  let bff;
  let nginx;
  let origin;
  const requests = [];

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'waymark-nginx-'));
    bff = createServer((request, response) => {
      requests.push({ url: request.url, address: request.headers['x-forwarded-for'] });
      const headers = { 'cache-control': 'no-store', 'x-frame-options': 'DENY' };
      response.writeHead(request.method === 'POST' ? 200 : 405, headers).end('{}');
    }).listen(0, '127.0.0.1');
    await once(bff, 'listening');
    origin = `http://127.0.0.1:${await freePort()}`;
    const pages = path.join(folder, 'pages');
    mkdirSync(path.join(pages, 'assets'), { recursive: true });
    for (const name of ['index.html', '404.html', 'assets/a.js']) {
      writeFileSync(path.join(pages, name), name);
    }
    const site = readFileSync(path.join(root, 'web/nginx.conf'), 'utf8')
      .replaceAll('bff:4000', `127.0.0.1:${bff.address().port}`)
      .replace('listen 8080', `listen ${new URL(origin).host}`)
      .replace('/usr/share/nginx/html', pages)
      .replace('/etc/nginx/trusted-proxies/*.conf', `${folder}/proxy.conf`)
      .replace('/var/log/nginx', folder);
    writeFileSync(path.join(folder, 'proxy.conf'), 'set_real_ip_from 127.0.0.1;');
    writeFileSync(path.join(folder, 'site.conf'), site);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${folder}/${name};`)
      .join(' ');
    writeFileSync(
      path.join(folder, 'nginx.conf'),
      `daemon off; pid ${folder}/pid; events {} http { ${temporary} include ${folder}/site.conf; }`,
    );
    const flags = ['-c', `${folder}/nginx.conf`, '-p', folder, '-e', `${folder}/error.log`];
    const checked = spawnSync('nginx', ['-t', ...flags], { encoding: 'utf8' });
    expect(checked.stderr).toContain('test is successful');
    // Its workers run as another user when the tests run as root.
    spawnSync('chmod', ['-R', 'a+rwX', folder]);
    nginx = spawn('nginx', flags, { stdio: 'ignore' });
    await vi.waitFor(() => fetch(`${origin}/healthz`), { timeout: 20_000 });
  });
  afterAll(async () => {
    const ended = once(nginx, 'exit');
    nginx.kill('SIGTERM');
    await ended;
    bff.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const ask = async (url, options) => {
    const answer = await fetch(`${origin}${url}`, options);
    return { status: answer.status, headers: Object.fromEntries(answer.headers) };
  };

  it.each([
    ['/graphql', { method: 'POST', body: '{}' }, 200, 'no-store'],
    ['/graphql', { method: 'OPTIONS' }, 405, 'no-store'],
    ['/graphql', { method: 'POST', body: 'x'.repeat(200_000) }, 413, 'no-store'],
    ['/events', {}, 405, 'no-store'],
    ['/', {}, 200, 'no-cache'],
    ['/assets/a.js', {}, 200, 'public, max-age=31536000, immutable'],
    ['/assets/old.js', {}, 404, undefined],
    ['/metrics', {}, 404, undefined],
    ['/docs', {}, 404, undefined],
    ['/api/auth/me', {}, 404, undefined],
  ])('%s %j', async (url, options, status, cacheControl) => {
    const { headers, ...answer } = await ask(url, options);
    expect(answer.status).toBe(status);
    expect(headers['cache-control']).toBe(cacheControl);
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['strict-transport-security']).toBeUndefined();
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
      const text = readFileSync(path.join(folder, 'access.log'), 'utf8');
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
    expect(sockets.size).toBe(1);
  });

  it('responds with 502 and no-store when the bff is down', async () => {
    bff.closeAllConnections();
    await new Promise((resolve) => bff.close(resolve));
    const { status, headers } = await ask('/graphql', { method: 'POST', body: '{}' });
    expect([status, headers['cache-control']]).toEqual([502, 'no-store']);
  });
});
