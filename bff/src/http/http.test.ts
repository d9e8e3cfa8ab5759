import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { startBff, type GraphqlAnswer } from '../testing/bff.ts';
import { userRecord } from '../testing/records.ts';
import { Answer } from '../testing/upstream.ts';

/** A folder with the output of Vite. */
function builtWeb(): string {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-web-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<title>Waymark</title>');
  writeFileSync(join(folder, 'student.html'), '<title>Your path</title>');
  writeFileSync(join(folder, '404.html'), '<title>Page not found</title>');
  for (const name of ['service-worker.js', 'service-worker-off.js']) {
    writeFileSync(join(folder, name), name);
  }
  writeFileSync(join(folder, 'assets', 'main-a1b2.js'), 'export {};');
  writeFileSync(join(folder, 'assets', 'main-a1b2.js.gz'), gzipSync('export {};'));
  return folder;
}

const html = { accept: 'text/html,*/*;q=0.8' };
const me = { 'GET /api/auth/me': userRecord() };

test.each([
  ['/', html, 200, '<title>Waymark</title>', 'no-cache'],
  ['/index.html', html, 200, '<title>Waymark</title>', 'no-cache'],
  ['/student?tab=progress', html, 200, '<title>Your path</title>', 'no-cache'],
  ['/student/', html, 200, '<title>Your path</title>', 'no-cache'],
  ['/no/such/page', html, 404, '<title>Page not found</title>', 'no-cache'],
  [
    '/assets/main-a1b2.js',
    { accept: '*/*' },
    200,
    'export {};',
    'public, max-age=31536000, immutable',
  ],
  ['/assets/main-old.js', { accept: '*/*' }, 404, 'Not found', 'no-store'],
  ['/assets/main-old.js', html, 404, 'Page not found', 'no-cache'],
  ['/foo.bar', html, 404, 'Page not found', 'no-cache'],
  ['/foo.bar', { accept: '*/*' }, 404, 'Not found', 'no-store'],
  ['/student', { accept: '*/*' }, 200, '<title>Your path</title>', 'no-cache'],
  ['/student', { accept: 'application/json' }, 404, 'Not found', 'no-store'],
  ['/api/auth/me', html, 404, 'Not found', 'no-store'],
  ['/%', html, 400, '{"message":"This address can’t be read."}', 'no-store'],
  ['//student', html, 403, '{"message":"This request can’t be served."}', 'no-store'],
  ['/../package.json', { accept: '*/*' }, 404, 'Not found', 'no-store'],
  // A path outside of the folder gets the app's page for missing pages.
  ['/%2e%2e/%2e%2e/etc/passwd', { accept: '*/*' }, 404, 'Page not found', 'no-cache'],
])('GET %s', async (url, headers, status, body, cacheControl) => {
  const { app } = await startBff({}, { config: { webDist: builtWeb() } });

  const response = await app.inject({ url, headers });

  expect(response.statusCode).toBe(status);
  expect(response.body).toContain(body);
  expect(response.headers['cache-control']).toBe(cacheControl);
});

test.each([
  [true, 'service-worker.js'],
  [false, 'service-worker-off.js'],
])('with SERVICE_WORKER %s the service worker is %s', async (serviceWorker, file) => {
  const { app } = await startBff({}, { config: { webDist: builtWeb(), serviceWorker } });

  const { body, headers } = await app.inject({ url: '/service-worker.js' });

  expect(body).toBe(file);
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': expect.stringContaining('javascript') as string,
  });
});

test('files are sent compressed, in ranges, and with 304 when unchanged', async () => {
  const { app } = await startBff({}, { config: { webDist: builtWeb() } });
  const ask = (headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url: '/assets/main-a1b2.js', headers });

  const compressed = await ask({ 'accept-encoding': 'gzip' });
  expect(compressed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  expect(gunzipSync(compressed.rawPayload).toString()).toBe('export {};');

  const part = await ask({ range: 'bytes=0-5' });
  expect([part.statusCode, part.body]).toEqual([206, 'export']);

  const head = await ask({}, 'HEAD');
  expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', '10']);

  const again = await ask({ 'if-none-match': String(head.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('without a built web app, a page names the build command and the API is served', async () => {
  const bff = await startBff(me);

  const page = await bff.app.inject({ url: '/', headers: html });

  expect(page.statusCode).toBe(503);
  expect(page.json()).toEqual({ message: expect.stringContaining('npm run build') as unknown });
  expect(await bff.ask('{ me { id } }')).toEqual({ data: { me: { id: 'student1' } } });
});

test('liveness and readiness', async () => {
  const bff = await startBff(
    { 'GET /api/auth/me': new Answer(401, { message: 'No token' }) },
    { limits: { readinessCacheTime: 0 } },
  );
  const status = async (url: string) => (await bff.app.inject({ url })).statusCode;

  expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 200]);
  bff.upstream.answers['GET /api/auth/me'] = new Answer(503, {});
  expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 503]);
  await bff.upstream.close();
  expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 503]);
});

const json = { 'content-type': 'application/json' };
const query = '{ me { id } }';

test.each([
  ['a query', { headers: json, payload: JSON.stringify({ query }) }, 200, undefined],
  [
    'an invalid document',
    { headers: json, payload: JSON.stringify({ query: '{ me {' }) },
    400,
    'BAD_USER_INPUT',
  ],
  [
    'an unknown field',
    { headers: json, payload: JSON.stringify({ query: '{ you }' }) },
    400,
    'BAD_USER_INPUT',
  ],
  [
    'more than 2,000 tokens',
    { headers: json, payload: JSON.stringify({ query: `{ me { ${'id '.repeat(2_000)} } }` }) },
    400,
    'BAD_USER_INPUT',
  ],
  ['a batch', { headers: json, payload: JSON.stringify([{ query }]) }, 400, 'BAD_USER_INPUT'],
  ['no query', { headers: json, payload: '{}' }, 400, 'BAD_USER_INPUT'],
  ['null', { headers: json, payload: 'null' }, 400, 'BAD_USER_INPUT'],
  ['a text', { headers: json, payload: '"{ me { id } }"' }, 400, 'BAD_USER_INPUT'],
  ['an empty batch', { headers: json, payload: '[]' }, 400, 'BAD_USER_INPUT'],
  ['a query that is null', { headers: json, payload: '{"query":null}' }, 400, 'BAD_USER_INPUT'],
  ['no JSON', { headers: json, payload: '{' }, 400, 'BAD_USER_INPUT'],
  ['nothing', { headers: json, payload: '' }, 400, 'BAD_USER_INPUT'],
  [
    'more than 100 KB',
    { headers: json, payload: JSON.stringify({ query, pad: 'x'.repeat(100 * 1024) }) },
    413,
    'BAD_USER_INPUT',
  ],
  [
    'plain text, as a form of another site could send',
    { headers: { 'content-type': 'text/plain' }, payload: JSON.stringify({ query }) },
    415,
    'BAD_USER_INPUT',
  ],
])('POST /graphql with %s', async (_what, request, status, code) => {
  const { app } = await startBff(me);

  const response = await app.inject({ method: 'POST', url: '/graphql', ...request });

  expect(response.statusCode).toBe(status);
  expect(response.json<GraphqlAnswer>().errors?.[0]?.extensions.code).toBe(code);
  expect(response.body).not.toMatch(/apollo|persistedQuery|FST_/);
});

test('a request that is not JSON gets a helpful message', async () => {
  const { app } = await startBff(me);
  const asForm = { 'content-type': 'application/x-www-form-urlencoded' };

  const response = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: asForm,
    payload: JSON.stringify({ query }),
  });

  expect(response.json<GraphqlAnswer>().errors?.[0]?.message).toBe(
    'GraphQL requests are sent as application/json.',
  );
});

test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'])(
  'GraphQL is served for POST, not for %s',
  async (method) => {
    const { app, upstream } = await startBff(me);
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = new URL(address);
    const path = `/graphql?query=${encodeURIComponent(query)}`;

    const response = await new Promise<IncomingMessage>((resolve) => {
      request({ method, port, path, headers: html }, resolve).end();
    });

    expect([response.statusCode, response.headers.allow]).toEqual([405, 'POST']);
    expect(upstream.calls).toEqual([]);
  },
);

const introspection = '{ __schema { queryType { name } } }';
const misspelt = '{ mentorDashbord { stats { totalStudents } } }';

test('development allows introspection, suggestions and GraphiQL', async () => {
  const bff = await startBff({}, { config: { nodeEnv: 'development' } });

  expect(await bff.ask(introspection)).toEqual({
    data: { __schema: { queryType: { name: 'Query' } } },
  });
  expect((await bff.ask(misspelt)).errors?.[0]?.message).toContain('Did you mean');
  expect(bff.app.hasRoute({ method: 'GET', url: '/graphiql' })).toBe(true);
});

test('there is no GraphiQL where only trusted documents are served', async () => {
  const bff = await startBff({}, { config: { nodeEnv: 'development', trustedDocuments: true } });

  expect(bff.app.hasRoute({ method: 'GET', url: '/graphiql' })).toBe(false);
});

test('production has no introspection, suggestions or GraphiQL', async () => {
  const bff = await startBff({}, { config: { nodeEnv: 'production', webDist: builtWeb() } });

  expect((await bff.ask(introspection)).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  expect((await bff.ask(misspelt)).errors?.[0]?.message).not.toContain('Did you mean');
  for (const url of ['/graphiql', '/graphiql/']) {
    expect((await bff.app.inject({ url, headers: html })).statusCode).toBe(404);
  }
});

test.each([
  ['text/html', 406],
  ['multipart/mixed; deferSpec=20220824', 406],
  ['application/json;q=0, text/plain', 406],
  ['application/json; charset=latin1', 406],
  ['', 200],
  ['*/*;q=0.1', 200],
  ['text/html, application/json; charset=utf-8; q=0.5', 200],
  ['Application/GraphQL-Response+JSON', 200],
])('an Accept header of “%s” decides whether the operation is executed', async (accept, status) => {
  const bff = await startBff({ 'POST /api/auth/logout': {} });

  // The second request bypasses Apollo Server.
  for (const times of [1, 2]) {
    const response = await bff.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { accept },
      payload: { query: 'mutation { logout { ended } }' },
    });

    expect(response.statusCode).toBe(status);
    expect(response.json()).toHaveProperty(status === 200 ? 'data' : 'errors');
    expect(bff.callsMade()).toHaveLength(status === 200 ? times : 0);
  }
});

test.each([
  ['120', '120'],
  ['120;final', '120;final'],
  ['soon', undefined],
  [undefined, undefined],
])('Session-Ends-In: %s from the backend becomes %s', async (sent, expected) => {
  const headers = sent === undefined ? {} : { 'session-ends-in': sent };
  const { app, upstream } = await startBff({
    'GET /api/auth/me': new Answer(200, userRecord(), { headers }),
  });
  const ask = (activity: object) =>
    app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization: 'Bearer token', ...activity },
      payload: { query: '{ me { id } }' },
    });

  const response = await ask({ 'session-activity': 'background' });
  expect(response.headers['session-ends-in']).toBe(expected);
  await ask({});
  await ask({ 'session-activity': 'other' });
  const activities = upstream.calls.map(({ sessionActivity }) => sessionActivity);
  expect(activities).toEqual(['background', undefined, undefined]);
});
