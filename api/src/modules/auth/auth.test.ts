import { describe, expect, it } from 'vitest';
import { startOfTest, useTestApp } from '../../testing/app.ts';
import { addPerson, password } from '../../testing/fixtures.ts';

const test = useTestApp();
const ananya = { name: ' Ananya ', email: ' Ananya@Example.org ', password, role: 'student' };
const hour = 60 * 60 * 1000;

const login = (email: string, word = password, address = '203.0.113.1') =>
  test.call('POST /api/auth/login', {
    body: { email, password: word },
    headers: { 'x-forwarded-for': address },
  });
const me = (token: string) => test.call('GET /api/auth/me', { token });
const later = (milliseconds: number) => new Date(test.clock.now.getTime() + milliseconds);

describe('register', () => {
  it('adds an account that can log in, whatever the case of the email', async () => {
    const answer = await test.call('POST /api/auth/register', { body: ananya });
    expect(answer).toMatchObject({
      status: 201,
      body: {
        message: 'Registration successful',
        user: {
          name: 'Ananya',
          email: 'ananya@example.org',
          role: 'student',
          formSubmitted: false,
        },
      },
    });
    expect(await login('ANANYA@example.org')).toMatchObject({ status: 200 });
  });

  it('stores no readable password or token', async () => {
    await test.call('POST /api/auth/register', { body: ananya });
    const { body } = await login('ananya@example.org');
    const { token } = body as { token: string };
    const users = await test.deps.db.selectFrom('users').selectAll().execute();
    const sessions = await test.deps.db.selectFrom('sessions').selectAll().execute();
    expect(users[0]?.password_hash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify([users, sessions])).not.toContain(password);
    expect(JSON.stringify([users, sessions])).not.toContain(token);
  });

  it('refuses an email that is taken', async () => {
    await test.call('POST /api/auth/register', { body: ananya });
    const again = { ...ananya, email: 'ANANYA@EXAMPLE.ORG' };
    const answer = await test.call('POST /api/auth/register', { body: again });
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', errors: [{ field: 'email' }] },
    });
  });

  it.each(['admin', 'mentor', 'Student', ''])('refuses the role %j', async (role) => {
    const answer = await test.call('POST /api/auth/register', { body: { ...ananya, role } });
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ field: 'role' }] } });
  });

  it('ignores what may not be set', async () => {
    const body = { ...ananya, formSubmitted: true, status: 'inactive', id: 'x' };
    const answer = await test.call('POST /api/auth/register', { body });
    expect(answer).toMatchObject({ status: 201, body: { user: { formSubmitted: false } } });
    expect(await login('ananya@example.org')).toMatchObject({ status: 200 });
  });
});

describe('login', () => {
  it('gives a token and the user', async () => {
    const { email, id } = await addPerson(test, 'student', { details: { class: '9th' } });
    const answer = await login(email);
    expect(answer).toMatchObject({
      status: 200,
      body: { user: { _id: id, id, email, role: 'student', formSubmitted: true } },
    });
    const { token, user } = answer.body as { token: string; user: unknown };
    expect((await me(token)).body).toEqual(user);
  });

  it('answers the same for an unknown email and a wrong password', async () => {
    const { email } = await addPerson(test, 'student');
    const wrong = await login(email, 'wrong password', '203.0.113.2');
    const unknown = await login('nobody@example.org', 'wrong password', '203.0.113.2');
    expect(wrong).toMatchObject({
      status: 401,
      body: { message: 'Invalid credentials', code: 'INVALID_CREDENTIALS' },
    });
    expect(unknown.body).toEqual(wrong.body);
  });

  it.each([
    ['active', 200],
    ['pending', 200],
    ['inactive', 403],
  ] as const)('an account that is %s gets %i', async (status, expected) => {
    const { email } = await addPerson(test, 'student', { status });
    expect((await login(email)).status).toBe(expected);
  });

  it('after ten failures for an account from an address only waiting helps', async () => {
    const { email } = await addPerson(test, 'student');
    const address = '203.0.113.10';
    for (let n = 0; n < 10; n += 1) {
      expect((await login(email, 'wrong password', address)).status).toBe(401);
    }
    const refused = await login(email, password, address);
    expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
    expect((await login(email, password, '203.0.113.11')).status).toBe(200);
  });

  it('only failures count', async () => {
    const { email } = await addPerson(test, 'student');
    for (let n = 0; n < 15; n += 1) {
      expect((await login(email, password, '203.0.113.20')).status).toBe(200);
      expect((await login(email, 'short', '203.0.113.20')).status).toBe(400);
    }
  });

  it('after a hundred failures from an address every account waits', async () => {
    const address = '203.0.113.30';
    for (let n = 0; n < 100; n += 1) await login(`nobody${n}@example.org`, password, address);
    const refused = await login('somebody@example.org', password, address);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(80_000);
  });
});

describe('a session', () => {
  it('ends at its logout', async () => {
    const { token } = await addPerson(test, 'student');
    expect((await test.call('POST /api/auth/logout', { token })).status).toBe(200);
    expect((await me(token)).status).toBe(401);
  });

  it('ends after 12 hours without use', async () => {
    const { token } = await addPerson(test, 'student');
    test.clock.now = later(11 * hour);
    expect((await me(token)).status).toBe(200);
    test.clock.now = later(11 * hour);
    expect((await me(token)).status).toBe(200);
    test.clock.now = later(12 * hour);
    expect((await me(token)).status).toBe(401);
  });

  it('ends after 7 days, however busy', async () => {
    const { token } = await addPerson(test, 'student');
    for (let hours = 0; hours < 7 * 24; hours += 8) {
      test.clock.now = new Date(startOfTest.getTime() + hours * hour);
      expect((await me(token)).status).toBe(200);
    }
    test.clock.now = new Date(startOfTest.getTime() + 7 * 24 * hour);
    expect((await me(token)).status).toBe(401);
  });
});
