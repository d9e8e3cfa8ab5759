import { expect, it, onTestFinished } from 'vitest';
import { buildApp } from '../app.ts';
import { testOptions, useTestApp } from '../testing/app.ts';
import { testServer } from '../testing/scratch.ts';
import { addAdmin, addPerson } from '../testing/fixtures.ts';

const test = useTestApp();

it('metrics have the pattern of the route as label, without personal data', async () => {
  const admin = await addAdmin(test);
  const person = await addPerson(test, 'student');
  const app = await buildApp(testOptions, test.deps);
  onTestFinished(() => app.close());
  const authorization = `Bearer ${admin.token}`;
  const get = (url: string) => app.inject({ url, headers: { authorization } });
  await get(`/api/admin/students/${person.id}`);
  await get('/api/admin/students?search=ananya');
  await get('/api/nothing/ananya');

  const { statusCode, body: text, headers } = await get('/metrics');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toMatch(/^text\/plain/);
  const count = (method: string, route: string, code: number) =>
    `http_request_duration_seconds_count{method="${method}",route="${route}",status="${code}"} 1`;
  expect(text).toContain(count('GET', '/api/admin/students/:id', 200));
  expect(text).toContain(count('GET', '/api/admin/students', 200));
  expect(text).toContain(count('GET', 'none', 404));
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  expect(text).toMatch(/^process_resident_memory_bytes /m);
  expect(text).not.toMatch(new RegExp(`${person.id}|${admin.email}|ananya`));
  if (testServer !== undefined) {
    expect(text).toMatch(/^database_connections\{state="waiting"\} 0$/m);
  }
});

it.each(['GET /api/auth/me', 'GET /api/nothing', 'GET /healthz', 'GET /api/admin/students/%'])(
  'the response to %s must not be cached, framed or executed',
  async (route) => {
    const { headers } = await test.call(route);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    expect(headers).not.toHaveProperty('x-powered-by');
  },
);
