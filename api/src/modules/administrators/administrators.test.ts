import { expect, it } from 'vitest';
import { useTestApp } from '../../testing/app.ts';
import { addAdmin, addMentor, password } from '../../testing/fixtures.ts';

const test = useTestApp();
const added = { name: ' Meera Pillai ', email: ' Meera@Example.org', password: 'battery staple' };
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
])('an administrator with %j is refused with %i', async (change, status, field) => {
  const { id, token } = await addAdmin(test);
  const users = test.deps.db.updateTable('users').set({ email: 'admin@example.org' });
  await users.where('id', '=', id).execute();
  expect(await add(token, { ...added, password, ...change })).toMatchObject({
    status,
    body: { errors: [{ field }] },
  });
});
