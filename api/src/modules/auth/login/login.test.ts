import { describe, expect, it } from 'vitest';
import { HASH_CONCURRENCY, MAX_QUEUED_HASHES } from '../../../platform/passwords.ts';
import { useTestApp } from '../../../testing/app.ts';
import { addPerson, password } from '../../../testing/fixtures.ts';

const test = useTestApp();
const ananya = { name: ' Ananya ', email: ' Ananya@Example.org ', password, role: 'student' };

const login = (email: string, word = password, address = '203.0.113.1') =>
  test.call('POST /api/auth/login', {
    body: { email, password: word },
    headers: { 'x-forwarded-for': address },
  });
const me = (token: string) => test.call('GET /api/auth/me', { token });

describe('register', () => {
  it('adds an account that can log in, with a case-insensitive email', async () => {
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

  it('stores only hashes of password and token', async () => {
    await test.call('POST /api/auth/register', { body: ananya });
    const { body } = await login('ananya@example.org');
    const { token } = body as { token: string };
    const users = await test.deps.db.selectFrom('users').selectAll().execute();
    const sessions = await test.deps.db.selectFrom('sessions').selectAll().execute();
    expect(users[0]?.password_hash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify([users, sessions])).not.toContain(password);
    expect(JSON.stringify([users, sessions])).not.toContain(token);
  });

  it.each([
    ['ananya@example.org', 'ANANYA@EXAMPLE.ORG'],
    ['ananya@example.org', '\t\u00a0ananya@example.org  '],
    ['ÉLODIE@exämple.org', 'élodie@EXÄMPLE.org'],
    ['e\u0301lodie@example.org', '\u00e9lodie@example.org'],
    ['ОЛЬГА@пример.рф', 'ольга@ПРИМЕР.рф'],
    ['ΟΔΟΣ@example.gr', 'οδος@example.gr'],
    ['a@bücher.test', 'a@xn--bcher-kva.test'],
    ['b@ｂｕｃｈｅｒ。ｔｅｓｔ', 'B@bucher.TEST'],
    ['\u200bc@example.org\u2060 ', 'c@example.org'],
  ])('treats %j and %j as one email', async (email, again) => {
    await test.call('POST /api/auth/register', { body: { ...ananya, email } });
    const answer = await test.call('POST /api/auth/register', {
      body: { ...ananya, email: again },
    });
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', errors: [{ field: 'email' }] },
    });
    expect((await login(again)).status).toBe(200);
  });

  it('creates one account in concurrent requests with one email', async () => {
    const emails = Array.from({ length: 12 }, (_, n) =>
      n % 2 ? ananya.email : 'ANANYA@example.org',
    );
    const answers = await Promise.all(
      emails.map((email) => test.call('POST /api/auth/register', { body: { ...ananya, email } })),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array<number>(11).fill(409)]);
  });

  it('is limited to 200 per address', async () => {
    const register = (n: number) =>
      test.call('POST /api/auth/register', {
        body: { ...ananya, email: `person${n}@example.org` },
        headers: { 'x-forwarded-for': '203.0.113.40' },
      });
    const answers = await Promise.all(Array.from({ length: 200 }, (_, n) => register(n)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    const refused = await register(200);
    expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500);
  });

  it.each(['admin', 'mentor', 'Student', ''])('refuses the role %j', async (role) => {
    const answer = await test.call('POST /api/auth/register', { body: { ...ananya, role } });
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ field: 'role' }] } });
  });

  it('ignores unknown fields', async () => {
    const body = { ...ananya, formSubmitted: true, status: 'inactive', id: 'x' };
    const answer = await test.call('POST /api/auth/register', { body });
    expect(answer).toMatchObject({ status: 201, body: { user: { formSubmitted: false } } });
    expect(await login('ananya@example.org')).toMatchObject({ status: 200 });
  });
});

describe('login', () => {
  it('returns token and user', async () => {
    const { email, id } = await addPerson(test, 'student', { details: { class: '9th' } });
    const answer = await login(email);
    expect(answer).toMatchObject({
      status: 200,
      body: { user: { _id: id, id, email, role: 'student', formSubmitted: true } },
    });
    const { token, user } = answer.body as { token: string; user: unknown };
    expect((await me(token)).body).toEqual(user);
  });

  it('names the optional parts of the server, as the own account does', async () => {
    const { email, token } = await addPerson(test, 'student');
    const features = ['BATCHES', 'IMPORT', 'EXPORT_AUDIT', 'SESSIONS', 'CONCERNS', 'INTERESTS'];
    expect((await login(email)).body).toMatchObject({ user: { features } });
    expect((await me(token)).body).toMatchObject({ features });
  });

  it('accepts an email that a registration refuses, as accounts of earlier versions may have', async () => {
    const { email } = await addPerson(test, 'student', { email: '<asha@example.org>,' });
    const login = await test.call('POST /api/auth/login', { body: { email, password } });
    expect(login).toMatchObject({ status: 200, body: { user: { email } } });
    const forgot = await test.call('POST /api/auth/forgot-password', { body: { email } });
    expect(forgot.status).toBe(200);
    const account = { name: 'Asha', email, password: 'battery staple', role: 'student' };
    expect(await test.call('POST /api/auth/register', { body: account })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'email', message: 'Please enter a valid email' }] },
    });
  });

  it('has the same response for an unknown email and a wrong password', async () => {
    const { email } = await addPerson(test, 'student');
    const wrong = await login(email, 'wrong password', '203.0.113.2');
    const unknown = await login('unknown@example.org', 'wrong password', '203.0.113.2');
    expect(wrong).toMatchObject({
      status: 401,
      body: { message: 'Invalid credentials', code: 'INVALID_CREDENTIALS' },
    });
    expect(unknown.body).toEqual(wrong.body);
  });

  it('verifies a password for an unknown email, so that the time is equal', async () => {
    const { inTurn } = test.deps.passwords;
    let checks = 0;
    test.deps.passwords.inTurn = (work) =>
      inTurn((verify, hash) =>
        work((...given) => {
          checks += 1;
          return verify(...given);
        }, hash),
      );
    const { status } = await login('unknown@example.org', 'wrong password', '203.0.113.3');
    test.deps.passwords.inTurn = inTurn;
    expect({ status, checks }).toEqual({ status: 401, checks: 1 });
  });

  it.each([
    ['active', 200],
    ['pending', 200],
    ['inactive', 403],
  ] as const)('an account that is %s gets %i', async (status, expected) => {
    const { email } = await addPerson(test, 'student', { status });
    expect((await login(email)).status).toBe(expected);
  });

  it('counts concurrent attempts', async () => {
    const { email } = await addPerson(test, 'student');
    const tries = Array.from({ length: 40 }, () => login(email, 'wrong password', '203.0.113.25'));
    const answers = (await Promise.all(tries)).map(({ status }) => status);
    const failed = answers.filter((status) => status === 401);
    expect(failed.length).toBeGreaterThan(0);
    expect(failed.length).toBeLessThanOrEqual(10);
    expect(answers.filter((status) => status === 429)).toHaveLength(40 - failed.length);
  });

  it('does not block other requests', async () => {
    const { token } = await addPerson(test, 'student');
    const people = await Promise.all(Array.from({ length: 50 }, () => addPerson(test, 'student')));
    let done = 0;
    const logins = people.map(async ({ email }) => {
      const { status } = await login(email, password, '203.0.113.26');
      done += 1;
      return status;
    });
    expect((await me(token)).status).toBe(200);
    expect((await test.call('GET /healthz')).status).toBe(200);
    expect(done).toBeLessThan(50);
    expect(new Set(await Promise.all(logins))).toEqual(new Set([200]));
  });

  it('is refused when the queue is full', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const waiting = Array.from({ length: HASH_CONCURRENCY + MAX_QUEUED_HASHES }, () =>
      test.deps.passwords.inTurn(() => held),
    );
    const refused = await login('other@example.org');
    expect(refused).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    release();
    await Promise.all(waiting);
    expect((await login('other@example.org')).status).toBe(401);
  });
});
