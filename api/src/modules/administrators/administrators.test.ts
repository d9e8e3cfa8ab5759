import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/app.ts';
import { addAdmin, addMentor, addPerson, password } from '../../testing/fixtures.ts';
import { turnOnSecondFactor } from '../../testing/second-factor.ts';
import { createReset } from '../auth/resets.ts';

const test = useTestApp();
const added = {
  name: ' Meera Pillai ',
  email: ' Meera@Example.org',
  password: 'battery staple',
  currentPassword: password,
};
const add = (token: string, body: object, headers = {}) =>
  test.call('POST /api/admin/administrators', { token, body, headers });

it('administrators are added and listed, oldest first', async () => {
  const { id, email, token } = await addAdmin(test);
  await addMentor(test);
  const headers = { 'idempotency-key': 'one-administrator' };
  const first = await add(token, added, headers);
  expect(first).toMatchObject({
    status: 201,
    body: { name: 'Meera Pillai', email: 'meera@example.org', secondFactor: false },
  });
  expect((await add(token, added, headers)).body).toEqual(first.body);
  const list = await test.call('GET /api/admin/administrators', { token });
  expect(list.body).toMatchObject([{ id, email }, { email: 'meera@example.org' }]);
  const login = { email: added.email, password: added.password };
  expect(await test.call('POST /api/auth/login', { body: login })).toMatchObject({
    body: { user: { role: 'admin' } },
  });
});

it.each([
  [{ name: 'M' }, 400, 'name'],
  [{ email: 'meera' }, 400, 'email'],
  [{ password: 'short' }, 400, 'password'],
  [{ password: 'password' }, 400, 'password'],
  [{ email: 'ADMIN@example.org' }, 409, 'email'],
  [{ currentPassword: undefined }, 400, 'currentPassword'],
  [{ currentPassword: 'wrong one' }, 400, 'currentPassword'],
])('an administrator with %j is refused with %i', async (change, status, field) => {
  const { id, token } = await addAdmin(test);
  const users = test.deps.db.updateTable('users').set({ email: 'admin@example.org' });
  await users.where('id', '=', id).execute();
  expect(await add(token, { ...added, password, ...change })).toMatchObject({
    status,
    body: { errors: [{ field }] },
  });
});

describe('another administrator', () => {
  const remove = (token: string, id: string, body: object = {}, headers = {}) =>
    test.call(`POST /api/admin/administrators/${id}/remove`, {
      token,
      body: { currentPassword: password, ...body },
      headers,
    });
  const list = async (token: string) => {
    const { body } = await test.call('GET /api/admin/administrators', { token });
    return (body as { id: string }[]).map(({ id }) => id);
  };

  it('is removed with sessions and links; the history keeps the name', async () => {
    const { id, token } = await addAdmin(test);
    const other = await addAdmin(test);
    const person = await addPerson(test, 'student');
    const change = { token: other.token, body: { status: 'pending' } };
    await test.call(`PUT /api/admin/students/${person.id}`, change);
    const link = await createReset(test.deps.db, other.id, test.deps.now());
    const headers = { 'idempotency-key': 'one-removal' };
    const first = await remove(token, other.id, {}, headers);
    expect(first).toMatchObject({ status: 200, body: { message: 'Prakash Joshi was removed.' } });
    expect((await remove(token, other.id, {}, headers)).body).toEqual(first.body);
    expect(await list(token)).toEqual([id]);
    expect((await test.call('GET /api/auth/me', { token: other.token })).status).toBe(401);
    const reset = { body: { token: link, password: 'battery staple' } };
    expect((await test.call('POST /api/auth/reset-password', reset)).status).toBe(400);
    const login = { body: { email: other.email, password } };
    expect((await test.call('POST /api/auth/login', login)).status).toBe(401);
    const history = await test.call(`GET /api/admin/people/${person.id}/history`, { token });
    expect(history.body).toMatchObject([{ by: { id: null, name: 'Prakash Joshi' } }]);
  });

  it('is removed with the password alone where two-step login is on', async () => {
    const { token } = await addAdmin(test);
    await turnOnSecondFactor(test, token);
    const other = await addAdmin(test);
    expect((await remove(token, other.id)).status).toBe(200);
  });

  it('is not removed with a wrong password; attempts are limited to ten', async () => {
    const { id, token } = await addAdmin(test);
    const other = await addAdmin(test);
    const refusal = { status: 400, body: { errors: [{ field: 'currentPassword' }] } };
    expect(await remove(token, other.id, { currentPassword: '' })).toMatchObject(refusal);
    for (let n = 0; n < 10; n += 1) {
      const wrong = { currentPassword: 'wrong one' };
      expect(await remove(token, other.id, wrong)).toMatchObject(refusal);
    }
    expect((await remove(token, other.id)).status).toBe(429);
    expect((await add(token, added)).status).toBe(429);
    expect(await list(token)).toEqual([id, other.id]);
  });

  it('cannot be the caller or an account of another role', async () => {
    const { id, token } = await addAdmin(test);
    const mentor = await addMentor(test);
    const unknown = '00000000-0000-4000-8000-000000000000';
    expect(await remove(token, id)).toMatchObject({
      status: 409,
      body: { message: 'You can’t remove yourself. Another administrator can.' },
    });
    for (const other of [mentor.id, unknown, 'no-id']) {
      expect((await remove(token, other)).status).toBe(404);
    }
    expect((await test.call('GET /api/auth/me', { token: mentor.token })).status).toBe(200);
  });

  it('remains when two administrators remove each other concurrently', async () => {
    const [one, two] = [await addAdmin(test), await addAdmin(test)];
    const removals = [remove(one.token, two.id), remove(two.token, one.id)];
    const statuses = (await Promise.all(removals)).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 401]);
  });
});
