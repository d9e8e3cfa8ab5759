import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../../testing/app.ts';
import { addAdmin, addMentor, addPerson, password } from '../../../testing/fixtures.ts';
import { startSession } from '../sessions.ts';

const test = useTestApp();
const newPassword = 'battery staple';

const change = (token: string, body: object = { currentPassword: password, newPassword }) =>
  test.call('POST /api/auth/change-password', { token, body });
const me = async (token: string) => (await test.call('GET /api/auth/me', { token })).status;
const login = async (email: string, word: string) =>
  (await test.call('POST /api/auth/login', { body: { email, password: word } })).status;

describe('a change of password', () => {
  it.each([
    ['student', () => addPerson(test, 'student')],
    ['educator', () => addPerson(test, 'educator')],
    ['mentor', () => addMentor(test)],
    ['admin', () => addAdmin(test)],
  ])('by a %s ends all other sessions', async (_role, add) => {
    const { id, email, token } = await add();
    const others = await Promise.all(
      [1, 2].map(() => startSession(test.deps.db, id, test.deps.now())),
    );
    const bystander = await addPerson(test, 'student');
    expect(await change(token)).toMatchObject({
      status: 200,
      body: { message: 'Your password was changed.' },
    });
    expect(await me(token)).toBe(200);
    for (const other of others) expect(await me(other)).toBe(401);
    expect(await me(bystander.token)).toBe(200);
    expect(await login(email, password)).toBe(401);
    expect(await login(email, newPassword)).toBe(200);
  });

  it('requires the current password', async () => {
    const { email, token } = await addPerson(test, 'student');
    const message = 'The current password is not right';
    expect(await change(token, { currentPassword: 'wrong password', newPassword })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', message, errors: [{ field: 'currentPassword', message }] },
    });
    expect(await change(token, { newPassword })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'currentPassword', message: 'Current password is required' }] },
    });
    expect(await login(email, password)).toBe(200);
  });

  it('invalidates a reset link', async () => {
    const { email, token } = await addPerson(test, 'student');
    await test.call('POST /api/auth/forgot-password', { body: { email } });
    await test.deps.background.idle();
    const links = () => test.deps.db.selectFrom('password_resets').selectAll().execute();
    expect(await links()).toHaveLength(1);
    await change(token);
    expect(await links()).toEqual([]);
  });

  it('succeeds once for concurrent requests', async () => {
    const { email, token } = await addPerson(test, 'student');
    const words = ['first new one', 'second new one'];
    const answers = await Promise.all(
      words.map((word) => change(token, { currentPassword: password, newPassword: word })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const won = words[answers.findIndex(({ status }) => status === 200)] ?? '';
    expect(await login(email, won)).toBe(200);
  });

  it('is limited to ten failures per account; successes do not count', async () => {
    const { token } = await addPerson(test, 'student');
    const right = { currentPassword: password, newPassword: password };
    for (let n = 0; n < 12; n += 1) expect((await change(token, right)).status).toBe(200);
    for (let n = 0; n < 10; n += 1) {
      const headers = { 'x-forwarded-for': `198.51.100.${n}` };
      const body = { currentPassword: 'wrong password', newPassword };
      const answer = await test.call('POST /api/auth/change-password', { token, body, headers });
      expect(answer.status).toBe(400);
    }
    const refused = await change(token);
    expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
    const { token: another } = await addPerson(test, 'student');
    expect((await change(another)).status).toBe(200);
  });
});
