import { describe, expect, it, vi } from 'vitest';
import { useTestApp } from '../testing/app.ts';
import { addAdmin, addMentor } from '../testing/fixtures.ts';

const test = useTestApp();

const post = (payload: string, type = 'application/json') =>
  test.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'content-type': type },
    payload,
  });

describe('errors', () => {
  it.each([
    ['malformed JSON', '{"email":', 'application/json', 400, 'BAD_REQUEST'],
    ['an empty body', '', 'application/json', 400, 'BAD_REQUEST'],
    ['a list', '[]', 'application/json', 400, 'VALIDATION'],
    ['null', 'null', 'application/json', 400, 'VALIDATION'],
    ['a wrong type', '{"email": 1, "password": {}}', 'application/json', 400, 'VALIDATION'],
    ['not JSON', 'email=a', 'application/x-www-form-urlencoded', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['plain text', '{"email": "a"}', 'text/plain', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['over 100 KB', `"${'a'.repeat(103_000)}"`, 'application/json', 413, 'BODY_TOO_LARGE'],
  ])('%s', async (_case, payload, type, status, code) => {
    const answer = await post(payload, type);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ code, message: expect.any(String) as string });
    expect(answer.headers).not.toHaveProperty('x-powered-by');
  });

  it('name the field in words', async () => {
    const { token } = await addMentor(test);
    const body = { studentId: 'a', stageId: 'b', feedback: 'a'.repeat(5001) };
    expect(await test.call('PUT /api/mentor/progress', { token, body })).toMatchObject({
      status: 400,
      body: {
        message: 'Feedback must have at most 5000 characters',
        errors: [{ field: 'feedback' }],
      },
    });
  });

  it.each(['GET /api/nothing', 'DELETE /api/auth/login', 'GET /api/admin'])(
    '%s does not exist',
    async (route) => {
      expect(await test.call(route)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    },
  );

  it('of every field come in the order of the form', async () => {
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

  it.each([
    ['ECONNREFUSED', 503, 'UNAVAILABLE', '2'],
    ['57P01', 503, 'UNAVAILABLE', '2'],
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

  it('of unknown origin tell nothing', async () => {
    const { token } = await addAdmin(test);
    const executor = test.deps.db.getExecutor();
    const spy = vi.spyOn(executor, 'executeQuery').mockRejectedValue(new Error('internal detail'));
    const answer = await test.call('GET /api/admin/clubs', { token });
    spy.mockRestore();
    expect(answer).toMatchObject({ status: 500, body: { code: 'INTERNAL' } });
    expect(JSON.stringify(answer.body)).not.toContain('detail');
  });
});

describe('/docs', () => {
  it('describes every error and asks no other host', async () => {
    const page = await test.app.inject({ url: '/docs/' });
    expect(page.statusCode).toBe(200);
    expect(page.body).not.toMatch(/(src|href)="https?:/);
    const { body } = await test.call('GET /docs/json');
    expect(body).toMatchObject({ openapi: '3.1.0' });
  });
});
