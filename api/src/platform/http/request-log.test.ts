import { expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { useTestApp } from '../../testing/app.ts';
import { addAdmin, addPerson, password } from '../../testing/fixtures.ts';
import { withLog } from '../../testing/log.ts';
import { describeError } from '../describe-error.ts';

const test = useTestApp();

it('the log has a line per request without personal data', async () => {
  const lines: string[] = [];
  const log = { write: (line: string) => void lines.push(line) };
  const admin = await addAdmin(test);
  const person = await addPerson(test, 'student', { name: 'Ananya Deshmukh' });
  const app = await buildApp({ nodeEnv: 'production', trustedProxies: [], log }, test.deps);
  const authorization = `Bearer ${admin.token}`;
  const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload });

  const login = await post('/api/auth/login', { email: admin.email, password });
  await post('/api/auth/login', { email: person.email, password: 'wrong password' });
  await post('/api/auth/register', {
    name: 'Ananya',
    email: person.email,
    password,
    role: 'student',
  });
  await app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: `{"password": "${password}`,
    headers: { 'content-type': 'application/json' },
  });
  await app.inject({ url: '/api/admin/students?search=Ananya', headers: { authorization } });
  await app.inject({ url: `/api/admin/students/${person.id}`, headers: { authorization } });
  await app.inject({ url: '/api/mentor/profile', headers: { authorization } });
  await app.inject({ url: '/api/nothing/Ananya?search=Ananya', headers: { authorization } });
  for (const probe of ['/healthz', '/readyz', '/api/auth/me']) await app.inject(probe);
  await app.inject({ url: '/api/auth/me', headers: { authorization: 'Bearer none' } });
  await app.close();

  const all = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  const entries = all.filter(({ event }) => event === undefined);
  const shown = entries.map(({ method, route, status, role, userId }) => {
    expect(userId).toBe(role && admin.id);
    return [method, route, status, role];
  });
  expect(shown).toEqual([
    ['POST', '/api/auth/login', 200, undefined],
    ['POST', '/api/auth/login', 401, undefined],
    ['POST', '/api/auth/register', 409, undefined],
    ['POST', '/api/auth/login', 400, undefined],
    ['GET', '/api/admin/students', 200, 'admin'],
    ['GET', '/api/admin/students/:id', 200, 'admin'],
    ['GET', '/api/mentor/profile', 403, 'admin'],
    ['GET', 'none', 404, undefined],
    ['GET', '/api/auth/me', 401, undefined],
  ]);
  expect(entries[0]).toMatchObject({
    ms: expect.any(Number) as number,
    reqId: login.headers['x-request-id'],
  });
  const { token } = login.json<{ token: string }>();
  for (const secret of [password, token, admin.token, admin.email, person.email, 'Ananya']) {
    expect(lines.join('\n')).not.toContain(secret);
  }
  // The failed login has the id of its account.
  const withId = all.filter((entry) => JSON.stringify(entry).includes(person.id));
  expect(withId.map(({ event }) => event)).toEqual(['login.failure']);
});

it('the request id of a client is logged beside an own id', async () => {
  const { call, lines, close } = await withLog(test.deps);
  const headers = { 'x-request-id': 'trace-1:a.b_c' };
  const response = await call('GET /api/nothing', undefined, undefined, headers);
  await close();
  const own = response.headers['x-request-id'];
  expect(own).toMatch(/^[\da-f-]{36}$/);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ reqId: own, clientRequestId: 'trace-1:a.b_c' });
});

it('database errors are logged without values', () => {
  const failure = Object.assign(new Error('invalid input syntax for type uuid: "Ananya"'), {
    code: '22P02',
    detail: 'Key (email)=(ananya@example.org) already exists.',
    table: 'users',
  });
  const described = describeError(failure);
  expect(described).toMatchObject({ code: '22P02', table: 'users' });
  expect(described.stack).toMatch(/^\s+at /);
  expect(JSON.stringify(described)).not.toMatch(/ananya/i);
});
