import { describe, expect, it, vi } from 'vitest';
import { startOfTest, useTestApp, type TestResponse } from '../../../testing/app.ts';
import { addMentor, addPerson, password } from '../../../testing/fixtures.ts';
import { turnOnSecondFactor } from '../../../testing/second-factor.ts';

const test = useTestApp();
const minute = 60_000;
const newPassword = 'battery staple';
let addresses = 0;

const forgot = (email: string, address = `198.51.100.${(addresses += 1)}`) =>
  test.call('POST /api/auth/forgot-password', {
    body: { email },
    headers: { 'x-forwarded-for': address },
  });
const reset = (token: string, word = newPassword) =>
  test.call('POST /api/auth/reset-password', { body: { token, password: word } });
const login = async (email: string, word: string, headers = {}) =>
  (await test.call('POST /api/auth/login', { body: { email, password: word }, headers })).status;
const me = async (token: string) => (await test.call('GET /api/auth/me', { token })).status;

/** The token in the last mail with one: a warning of failed logins may come after it. */
async function mailedToken(): Promise<string> {
  await test.deps.background.idle();
  const link = /https:\/\/waymark\.example\/reset-password\?token=(\S+)/;
  const tokens = test.mails.flatMap(({ text }) => link.exec(text)?.[1] ?? []);
  return tokens.at(-1) ?? 'no mail';
}

/** @returns status of the login after ten failed ones, and after a link then set a new password */
async function resetAfterFailures(email: string, failing: string, from = failing) {
  const headers = { 'x-forwarded-for': failing };
  for (let n = 0; n < 10; n += 1) await login(email, 'wrong password', headers);
  const blocked = await login(email, password, headers);
  await forgot(email);
  const { status } = await test.call('POST /api/auth/reset-password', {
    body: { token: await mailedToken(), password: newPassword },
    headers: { 'x-forwarded-for': from },
  });
  expect(status).toBe(200);
  return { blocked, next: await login(email, newPassword, headers) };
}

const refusal = {
  status: 400,
  body: {
    code: 'RESET_TOKEN_INVALID',
    message: 'This link is not valid any more. Please ask for a new one.',
  },
};

describe('a forgotten password', () => {
  it('is replaced by a mailed link and ends all sessions', async () => {
    const { email, token: session } = await addPerson(test, 'student');
    expect((await forgot(` ${email.toUpperCase()} `)).status).toBe(200);
    const token = await mailedToken();
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(test.mails).toMatchObject([{ to: email, subject: 'Set a new password for Waymark' }]);
    expect(test.mails[0]?.html).toContain(`token=${token}"`);

    expect((await reset(token)).status).toBe(200);
    expect(await me(session)).toBe(401);
    expect(await login(email, password)).toBe(401);
    expect(await login(email, newPassword)).toBe(200);
  });

  it.each([
    ['the address of failed logins', '203.0.113.71', '203.0.113.71', 200],
    ['another address', '203.0.113.72', '203.0.113.73', 429],
  ])('set from %s (%s, %s): the next login gives %i', async (_where, failing, from, status) => {
    const { email } = await addPerson(test, 'student');
    const { blocked, next } = await resetAfterFailures(email, failing, from);
    expect([blocked, next]).toEqual([429, status]);
  });

  it('keeps only the address of the reset as a known address of the account', async () => {
    const { email } = await addPerson(test, 'student');
    const [thief, owner] = ['203.0.113.75', '203.0.113.76'];
    for (const from of [owner, thief]) await login(email, password, { 'x-forwarded-for': from });
    await forgot(email);
    const { status } = await test.call('POST /api/auth/reset-password', {
      body: { token: await mailedToken(), password: newPassword },
      headers: { 'x-forwarded-for': owner },
    });
    expect(status).toBe(200);
    for (let n = 0; n < 20; n += 1) {
      await login(email, 'wrong password', { 'x-forwarded-for': `203.0.114.${n}` });
    }
    expect(await login(email, newPassword, { 'x-forwarded-for': thief })).toBe(429);
    expect(await login(email, newPassword, { 'x-forwarded-for': owner })).toBe(200);
  });

  it('lets the owner log in from where the link was used while others guess', async () => {
    const { email } = await addPerson(test, 'student');
    for (let n = 0; n < 21; n += 1) {
      await login(email, 'wrong password', { 'x-forwarded-for': `203.0.115.${n}` });
    }
    await forgot(email);
    const headers = { 'x-forwarded-for': '203.0.113.77' };
    const body = { token: await mailedToken(), password: newPassword };
    const { status } = await test.call('POST /api/auth/reset-password', { body, headers });
    expect(status).toBe(200);
    expect(await login(email, newPassword, { 'x-forwarded-for': '203.0.113.78' })).toBe(429);
    expect(await login(email, newPassword, headers)).toBe(200);
  });

  it('keeps the limit of failed logins of an account with two-step login', async () => {
    const mentor = await addMentor(test);
    await turnOnSecondFactor(test, mentor.token);
    const { blocked, next } = await resetAfterFailures(mentor.email, '203.0.113.74');
    expect([blocked, next]).toEqual([429, 429]);
  });

  it('responds before the lookup, with equal work and rows for every email', async () => {
    const { email } = await addPerson(test, 'student');
    const inactive = await addPerson(test, 'educator', { status: 'inactive' });
    const wake = vi.spyOn(test.deps.background, 'wake').mockImplementation(() => undefined);
    const query = vi.spyOn(test.deps.db.getExecutor(), 'executeQuery');
    const answers: TestResponse[] = [];
    for (const asked of [email, inactive.email, 'unknown@example.org']) {
      answers.push(await forgot(asked));
    }
    const queries = query.mock.calls.map(([{ sql }]) => sql);
    query.mockRestore();
    wake.mockRestore();
    expect(queries).toEqual(Array(3).fill(expect.stringMatching(/^insert into "mail_outbox"/)));
    await test.deps.db.deleteFrom('mail_outbox').execute();
    const [first] = answers;
    expect(first).toMatchObject({ status: 200, body: { message: expect.any(String) as string } });
    for (const { status, body } of answers) {
      expect({ status, body }).toEqual({ status: first?.status, body: first?.body });
    }
  });

  it('sends nothing to an address without an account', async () => {
    await forgot('unknown@example.org');
    await test.deps.background.idle();
    expect(test.mails).toEqual([]);
  });

  it('stores no readable token', async () => {
    const { email } = await addPerson(test, 'student');
    await forgot(email);
    const token = await mailedToken();
    const rows = await test.deps.db.selectFrom('password_resets').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('does not activate an inactive account', async () => {
    const { email } = await addPerson(test, 'student', { status: 'inactive' });
    await forgot(email);
    expect((await reset(await mailedToken())).status).toBe(200);
    expect(await login(email, newPassword)).toBe(403);
  });

  it('is mailed five times an hour; further requests look the same and keep the last link', async () => {
    const { email } = await addPerson(test, 'student');
    for (let n = 0; n < 5; n += 1) {
      await forgot(email);
      // Mails that are due together are sent in any order.
      await test.deps.background.idle();
    }
    const fifth = await forgot('no-one@example.org');
    const last = await mailedToken();
    const { status, body } = await forgot(email);
    expect({ status, body }).toEqual({ status: 200, body: fifth.body });
    await test.deps.background.idle();
    expect(test.mails).toHaveLength(5);
    expect((await reset(last)).status).toBe(200);
  });

  it('is limited to fifty requests per address', async () => {
    const address = '198.51.100.255';
    for (let n = 0; n < 50; n += 1) {
      expect((await forgot(`unknown${n}@example.org`, address)).status).toBe(200);
    }
    const refused = await forgot('other@example.org', address);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500);
  });

  it('logs a failed mail without address and token', async () => {
    const { email } = await addPerson(test, 'student');
    const failed = Object.assign(new Error(`550 <${email}> unknown`), { code: 'EENVELOPE' });
    const send = vi.spyOn(test.deps, 'sendMail').mockRejectedValue(failed);
    const logged = vi.spyOn(test.app.log, 'error');
    const child = vi.spyOn(test.app.log, 'child').mockReturnValue(test.app.log);
    const answer = await forgot(email);
    await test.deps.background.idle();
    const lines = JSON.stringify(logged.mock.calls);
    for (const spy of [send, logged, child]) spy.mockRestore();
    expect(answer.status).toBe(200);
    expect(lines).toContain('EENVELOPE');
    expect(lines).not.toContain(email);
    expect(lines).not.toContain('token');
  });
});

describe('a reset link', () => {
  it('works once', async () => {
    const { email } = await addPerson(test, 'student');
    await forgot(email);
    const token = await mailedToken();
    expect((await reset(token)).status).toBe(200);
    expect(await reset(token, 'yet another one')).toMatchObject(refusal);
    expect(await login(email, newPassword)).toBe(200);
  });

  it('works once in concurrent requests', async () => {
    const { email } = await addPerson(test, 'student');
    await forgot(email);
    const token = await mailedToken();
    const words = ['first new one', 'second new one'];
    const answers = await Promise.all(words.map((word) => reset(token, word)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const won = words[answers.findIndex(({ status }) => status === 200)] ?? '';
    expect(await login(email, won)).toBe(200);
  });

  it('stays valid after a refused password', async () => {
    const { email } = await addPerson(test, 'student');
    await forgot(email);
    const token = await mailedToken();
    expect((await reset(token, 'password')).status).toBe(400);
    expect((await reset(token)).status).toBe(200);
  });

  it('expires after 30 minutes', async () => {
    const { email } = await addPerson(test, 'student');
    await forgot(email);
    const token = await mailedToken();
    test.clock.now = new Date(startOfTest.getTime() + 30 * minute);
    expect(await reset(token)).toMatchObject(refusal);
    test.clock.now = new Date(startOfTest.getTime() + 30 * minute - 1);
    expect((await reset(token)).status).toBe(200);
  });

  it('is replaced by a newer link', async () => {
    const { email } = await addPerson(test, 'student');
    await forgot(email);
    const older = await mailedToken();
    await forgot(email);
    const newer = await mailedToken();
    expect(await reset(older)).toMatchObject(refusal);
    expect((await reset(newer)).status).toBe(200);
  });

  it.each(['x', 'A'.repeat(43), '🔑'])('with the invalid token %s is refused', async (token) => {
    expect(await reset(token)).toMatchObject(refusal);
  });

  it('is deleted by the next request after its expiry', async () => {
    const [one, other] = [await addPerson(test, 'student'), await addPerson(test, 'student')];
    await forgot(one.email);
    await mailedToken();
    test.clock.now = new Date(startOfTest.getTime() + 31 * minute);
    await forgot(other.email);
    await mailedToken();
    const rows = await test.deps.db.selectFrom('password_resets').select('user_id').execute();
    expect(rows).toEqual([{ user_id: other.id }]);
  });
});
