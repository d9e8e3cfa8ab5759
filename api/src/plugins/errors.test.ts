import type { InjectOptions } from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { useTestApp } from '../testing/app.ts';
import { addAdmin, addMentor, addPerson } from '../testing/fixtures.ts';
import { reasonProblem } from '../testing/reasons.ts';

const test = useTestApp();

const json = 'application/json';
const register = (field: string) =>
  `{"name": "Ananya", "email": "a@example.org", "password": "correct horse", "role": "student", ${field}}`;

describe('a body', () => {
  it.each([
    ['malformed JSON', '{"email":', json, 400, 'BAD_REQUEST'],
    ['NaN', '{"email": NaN}', json, 400, 'BAD_REQUEST'],
    ['none', undefined, undefined, 400, 'VALIDATION'],
    ['an empty body', '', json, 400, 'VALIDATION'],
    ['a list', '[]', json, 400, 'VALIDATION'],
    ['null', 'null', json, 400, 'VALIDATION'],
    ['a text', '"a"', json, 400, 'VALIDATION'],
    ['a wrong type', '{"email": 1, "password": {}}', json, 400, 'VALIDATION'],
    ['an array instead of a string', register('"name": ["Ananya", "B"]'), json, 400, 'VALIDATION'],
    ['an object instead of a string', register('"name": {"toString": 1}'), json, 400, 'VALIDATION'],
    ['a NUL character', register('"name": "Ana\\u0000nya"'), json, 400, 'VALIDATION'],
    ['a lone surrogate', register('"name": "Ana\\ud83dnya"'), json, 400, 'VALIDATION'],
    ['a text that is too long', register(`"name": "${'a'.repeat(201)}"`), json, 400, 'VALIDATION'],
    ['deep nesting', '['.repeat(50_000), json, 400, 'BAD_REQUEST'],
    ['deep JSON', `${'['.repeat(50_000)}${']'.repeat(50_000)}`, json, 400, 'VALIDATION'],
    [
      'form-urlencoded data',
      'email=a',
      'application/x-www-form-urlencoded',
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    ['plain text', '{"email": "a"}', 'text/plain', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['without a type', '{"email": "a"}', undefined, 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['over 100 KB', `"${'a'.repeat(103_000)}"`, json, 413, 'BODY_TOO_LARGE'],
  ])('%s', async (_case, payload, type, status, code) => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/auth/register',
      ...(type && { headers: { 'content-type': type } }),
      ...(payload !== undefined && { payload: Buffer.from(payload) }),
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ code });
    expect(reasonProblem(answer.json())).toBeNull();
    expect(answer.body).not.toMatch(/FST_|typebox|SyntaxError|node_modules/i);
    expect(answer.headers).not.toHaveProperty('x-powered-by');
  });

  it.each(['"__proto__": {"role": "admin"}', '"constructor": {"prototype": {"role": "admin"}}'])(
    'with %s changes nothing',
    async (field) => {
      const answer = await test.app.inject({
        method: 'POST',
        url: '/api/auth/register',
        headers: { 'content-type': json },
        payload: register(field),
      });
      expect(answer.statusCode).toBe(201);
      expect(answer.json()).toMatchObject({ user: { role: 'student' } });
    },
  );

  it.each(['अनन्या देशमुख', '张伟', '👩‍🎓 Ananya', "O'Brien; drop table users --", 'é'.repeat(200)])(
    'keeps the name %s',
    async (name) => {
      const body = { name, email: 'a@example.org', password: 'correct horse', role: 'student' };
      const answer = await test.call('POST /api/auth/register', { body });
      expect(answer).toMatchObject({ status: 201, body: { user: { name } } });
    },
  );

  it('may be empty if the route needs none', async () => {
    const { token } = await addPerson(test, 'student');
    const headers = { 'content-type': json };
    expect((await test.call('POST /api/auth/logout', { token, headers })).status).toBe(200);
  });

  it.each([
    ['"age": 1e999', 'Age must be a whole number from 1 to 100'],
    ['"age": 1e300', 'Age must be a whole number from 1 to 100'],
    ['"tenthPercentage": -1e-9', 'Percentage must be a number from 0 to 100'],
    ['"city": ["Pune"]', 'City must be text'],
    [`"city": "${'a'.repeat(201)}"`, 'City must have at most 200 characters'],
    ['"city": "\\u0000"', 'City holds characters that are not text'],
  ])('has a message with the label of %s', async (field, message) => {
    const { token } = await addPerson(test, 'student');
    const answer = await test.app.inject({
      method: 'PUT',
      url: '/api/student/profile',
      headers: { 'content-type': json, authorization: `Bearer ${token}` },
      payload: `{"name": "A B", "email": "a@b.in", "phone": "1", "class": "9th", "schoolName": "S", ${field}}`,
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ message, code: 'VALIDATION', errors: [{ message }] });
  });

  it('has errors in the order of the form', async () => {
    expect(await test.call('POST /api/auth/register', { body: {} })).toMatchObject({
      status: 400,
      body: {
        message: 'Name is required',
        code: 'VALIDATION',
        errors: [
          { field: 'name', message: 'Name is required' },
          { field: 'email', message: 'Email is required' },
          { field: 'password', message: 'Password is required' },
          { field: 'role', message: 'Role is required' },
        ],
      },
    });
  });
});

describe('a URL', () => {
  it.each([
    ['GET /api/nothing', 404, 'NOT_FOUND', undefined],
    ['GET /api/admin', 404, 'NOT_FOUND', undefined],
    ['GET /', 404, 'NOT_FOUND', undefined],
    ['DELETE /api/auth/login', 405, 'METHOD_NOT_ALLOWED', 'POST'],
    ['PATCH /api/admin/clubs/1', 405, 'METHOD_NOT_ALLOWED', /DELETE/],
    ['OPTIONS /api/auth/me', 405, 'METHOD_NOT_ALLOWED', /GET/],
    ['PROPFIND /api/auth/me', 405, 'METHOD_NOT_ALLOWED', /GET/],
    ['GET /api/admin/students/%', 400, 'BAD_REQUEST', undefined],
    ['GET /api/admin/students/%ff', 400, 'BAD_REQUEST', undefined],
    ['GET /api/admin/students/%00', 404, 'NOT_FOUND', undefined],
    ['GET /api/admin/students/1', 404, 'NOT_FOUND', undefined],
    ["GET /api/admin/students/1'--", 404, 'NOT_FOUND', undefined],
    [`GET /api/admin/students/${'a'.repeat(3000)}`, 404, 'NOT_FOUND', undefined],
    ['GET /api/admin/students?page=NaN', 400, 'VALIDATION', undefined],
    ['GET /api/admin/students?page=1e999', 400, 'VALIDATION', undefined],
    ['GET /api/admin/students?page=99999999999999999999', 400, 'VALIDATION', undefined],
    ['GET /api/admin/students?page=1&page=2', 400, 'VALIDATION', undefined],
    ['GET /api/admin/students?search=a&search=b', 400, 'VALIDATION', undefined],
    ['GET /api/admin/students?search=%00', 400, 'VALIDATION', undefined],
    ['GET /api/admin/students?clubId=%00', 400, 'VALIDATION', undefined],
    [`GET /api/admin/students?search=${'a'.repeat(3000)}`, 400, 'VALIDATION', undefined],
    ['GET /api/admin/students?search=%', 200, undefined, undefined],
    ['GET /api/admin/students?search[a]=b&__proto__=1', 200, undefined, undefined],
  ])('%s', async (route, status, code, allow) => {
    const { token } = await addAdmin(test);
    const [method, url] = route.split(/ (.*)/s);
    const answer = await test.app.inject({
      method: method as NonNullable<InjectOptions['method']>,
      url: url ?? '',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.statusCode).toBe(status);
    if (code) expect(answer.json()).toMatchObject({ code, message: expect.any(String) as string });
    if (allow) expect(answer.headers['allow']).toMatch(allow);
  });
});

describe('an error', () => {
  it.each([
    ['ECONNREFUSED', 503, 'UNAVAILABLE', '2'],
    ['57P01', 503, 'UNAVAILABLE', '2'],
    ['57014', 503, 'UNAVAILABLE', '2'],
    ['53300', 503, 'UNAVAILABLE', '2'],
    ['55P03', 503, 'UNAVAILABLE', '2'],
    ['40P01', 503, 'UNAVAILABLE', '2'],
    ['40001', 503, 'UNAVAILABLE', '2'],
    ['42P01', 500, 'INTERNAL', undefined],
  ])('of the database with the code %s', async (code, status, word, retryAfter) => {
    const { token } = await addAdmin(test);
    const failure = Object.assign(new Error('relation "users" at 10.0.0.7'), { code });
    const executor = test.deps.db.getExecutor();
    const spy = vi.spyOn(executor, 'executeQuery').mockRejectedValue(failure);
    const answer = await test.call('GET /api/admin/clubs', { token });
    const ready = await test.call('GET /readyz');
    spy.mockRestore();
    expect(answer).toMatchObject({ status, body: { code: word } });
    expect(answer.headers['retry-after']).toBe(retryAfter);
    expect(JSON.stringify(answer.body)).not.toMatch(/relation|10\.0\.0\.7/);
    expect(ready.status).toBe(503);
    expect((await test.call('GET /readyz')).status).toBe(200);
  });

  it('of unknown origin has no details', async () => {
    const { token } = await addAdmin(test);
    const executor = test.deps.db.getExecutor();
    const spy = vi.spyOn(executor, 'executeQuery').mockRejectedValue(new Error('internal detail'));
    const answer = await test.call('GET /api/admin/clubs', { token });
    spy.mockRestore();
    expect(answer).toMatchObject({ status: 500, body: { code: 'INTERNAL' } });
    expect(JSON.stringify(answer.body)).not.toContain('detail');
  });

  it('of a field has a message with its label', async () => {
    const { token } = await addMentor(test);
    const body = { studentId: 'a', stageId: 'b', feedback: 'a'.repeat(5001) };
    expect(await test.call('PUT /api/mentor/progress', { token, body })).toMatchObject({
      status: 400,
      body: { message: 'Feedback must have at most 5000 characters' },
    });
  });
});
