import { beforeEach, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../testing/app.ts';
import { addAdmin, addMentor, addPerson, password } from '../../../testing/fixtures.ts';
import { codeOf, turnOnSecondFactor } from '../../../testing/second-factor.ts';
import { startSession } from '../sessions.ts';

const test = useTestApp();

/** Codes may be typed in digits of every script. */
const inDevanagari = (code: string) =>
  code.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x966 + Number(digit)));

const login = (email: string, code?: string, address = '198.51.100.7') =>
  test.call('POST /api/auth/login', {
    body: { email, password, code },
    headers: { 'x-forwarded-for': address },
  });
const own = (token: string, what: string, body?: object) =>
  test.call(`POST /api/auth/second-factor/${what}`, { token, body });
const me = (token: string) => test.call('GET /api/auth/me', { token });
const wrongCode = {
  status: 400,
  body: { code: 'VALIDATION', errors: [{ field: 'code', message: 'This code is not right' }] },
};

describe('a second factor', () => {
  it.each([
    ['mentor', () => addMentor(test)],
    ['admin', () => addAdmin(test)],
  ])('of a %s is turned on with password and first code', async (_role, add) => {
    const { id, email, token } = await add();
    const other = await startSession(test.deps.db, id, test.deps.now());
    const setUp = await own(token, 'set-up');
    const { secret, uri } = setUp.body as { secret: string; uri: string };
    expect(uri).toContain(`otpauth://totp/Waymark:${encodeURIComponent(email)}?`);
    expect(uri).toContain(`secret=${secret}`);
    expect((await login(email)).status).toBe(200);

    const code = inDevanagari(codeOf(test, secret));
    const wrong = await own(token, 'turn-on', { currentPassword: 'wrong one', code });
    expect(wrong).toMatchObject({ status: 400, body: { errors: [{ field: 'currentPassword' }] } });
    const proof = { currentPassword: password, code: codeOf(test, secret, 2) };
    expect(await own(token, 'turn-on', proof)).toMatchObject(wrongCode);
    expect((await me(token)).body).toMatchObject({ secondFactor: false });

    const on = await own(token, 'turn-on', { currentPassword: password, code });
    const { recoveryCodes } = on.body as { recoveryCodes: string[] };
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await me(token)).body).toMatchObject({ secondFactor: true });
    expect((await me(other)).status).toBe(401);
    expect((await own(token, 'set-up')).status).toBe(409);
    expect((await own(token, 'turn-on', { currentPassword: password, code })).status).toBe(409);
    const state = await test.call('GET /api/auth/second-factor', { token });
    expect(state.body).toEqual({ enabled: true, recoveryCodesLeft: 10 });
  });

  it('is stored encrypted, and recovery codes hashed', async () => {
    const { token } = await addAdmin(test);
    const { secret, recoveryCodes } = await turnOnSecondFactor(test, token);
    const factors = await test.deps.db.selectFrom('second_factors').selectAll().execute();
    const codes = await test.deps.db.selectFrom('recovery_codes').selectAll().execute();
    const responses = await test.deps.db.selectFrom('idempotency_keys').selectAll().execute();
    expect(factors).toHaveLength(1);
    expect(codes).toHaveLength(10);
    const rows = JSON.stringify([factors, codes, responses]);
    for (const text of [secret, ...recoveryCodes]) {
      expect(rows).not.toContain(text);
      expect(rows).not.toContain(text.replace('-', ''));
    }
  });

  it('is turned off with password and code', async () => {
    const { email, token } = await addMentor(test);
    const { secret } = await turnOnSecondFactor(test, token);
    const code = codeOf(test, secret);
    const wrong = { currentPassword: 'wrong one', code };
    expect((await own(token, 'turn-off', wrong)).status).toBe(400);
    const off = { currentPassword: password, code };
    expect(await own(token, 'turn-off', { ...off, code: '000000' })).toMatchObject(wrongCode);
    expect((await own(token, 'turn-off', off)).status).toBe(200);
    expect((await own(token, 'turn-off', off)).status).toBe(409);
    expect((await login(email)).status).toBe(200);
  });

  it('limits wrong codes of a session like wrong current passwords', async () => {
    const { token } = await addMentor(test);
    const { secret } = await turnOnSecondFactor(test, token);
    for (let n = 0; n < 10; n += 1) {
      const body = { currentPassword: password, code: '000000' };
      expect(await own(token, 'turn-off', body)).toMatchObject(wrongCode);
    }
    const right = { currentPassword: password, code: codeOf(test, secret) };
    expect((await own(token, 'turn-off', right)).status).toBe(429);
  });
});

describe('a login with a second factor', () => {
  it('takes password and code; without a code nothing counts as failed', async () => {
    const { email, token } = await addAdmin(test);
    const { secret } = await turnOnSecondFactor(test, token);
    for (let n = 0; n < 12; n += 1) {
      expect(await login(email)).toMatchObject({
        status: 401,
        body: { code: 'SECOND_FACTOR_REQUIRED' },
      });
    }
    expect((await login(email)).body).not.toHaveProperty('token');
    const body = { email, password: 'wrong one', code: codeOf(test, secret) };
    const wrong = await test.call('POST /api/auth/login', { body });
    expect(wrong.body).toMatchObject({ code: 'INVALID_CREDENTIALS' });
    expect(await login(email, ` ${inDevanagari(codeOf(test, secret))} `)).toMatchObject({
      status: 200,
      body: { user: { secondFactor: true } },
    });
  });

  it.each([
    [-2, 401],
    [0, 200],
    [1, 200],
    [2, 401],
  ])('with the code of %i steps from now responds %i', async (steps, status) => {
    const { email, token } = await addAdmin(test);
    const { secret } = await turnOnSecondFactor(test, token);
    expect((await login(email, codeOf(test, secret, steps))).status).toBe(status);
  });

  it('accepts each code once, and none before the last one', async () => {
    const { email, token } = await addAdmin(test);
    const { secret } = await turnOnSecondFactor(test, token);
    const codes = [codeOf(test, secret, -1), codeOf(test, secret), codeOf(test, secret, 1)];
    // The first one confirmed the set-up.
    expect((await login(email, codes[0])).status).toBe(401);
    const both = await Promise.all([login(email, codes[2]), login(email, codes[2])]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(await login(email, codes[1])).toMatchObject({
      status: 401,
      body: { code: 'SECOND_FACTOR_INVALID', errors: [{ field: 'code' }] },
    });
  });

  it('counts wrong codes as failed logins', async () => {
    const { email, token } = await addAdmin(test);
    const { secret } = await turnOnSecondFactor(test, token);
    const address = '198.51.100.99';
    for (let n = 0; n < 10; n += 1) {
      expect((await login(email, '000000', address)).status).toBe(401);
    }
    expect((await login(email, codeOf(test, secret), address)).status).toBe(429);
  });

  it('accepts each recovery code once, in any spelling', async () => {
    const { email, token } = await addMentor(test);
    const { recoveryCodes } = await turnOnSecondFactor(test, token);
    const [one = '', other = ''] = recoveryCodes;
    expect((await login(email, one)).status).toBe(200);
    expect((await login(email, one)).status).toBe(401);
    expect((await login(email, `\u200b${other.toUpperCase().replace('-', '\u2013')}`)).status).toBe(
      200,
    );
    const state = await test.call('GET /api/auth/second-factor', { token });
    expect(state.body).toEqual({ enabled: true, recoveryCodesLeft: 8 });
  });

  it('accepts only the latest recovery codes', async () => {
    const { email, token } = await addMentor(test);
    const { secret, recoveryCodes } = await turnOnSecondFactor(test, token);
    const proof = { currentPassword: password, code: codeOf(test, secret) };
    const renewed = await own(token, 'recovery-codes', proof);
    const { recoveryCodes: latest } = renewed.body as { recoveryCodes: string[] };
    expect((await login(email, recoveryCodes[0])).status).toBe(401);
    expect((await login(email, latest[0])).status).toBe(200);
  });
});

describe('a reset by an administrator', () => {
  it('turns off the second factor of a mentor or another administrator, with a mail', async () => {
    const admin = await addAdmin(test);
    for (const { id, email, token } of [await addMentor(test), await addAdmin(test)]) {
      await turnOnSecondFactor(test, token);
      expect((await login(email)).status).toBe(401);
      const reset = `DELETE /api/admin/accounts/${id}/second-factor`;
      expect((await test.call(reset, { token: admin.token })).status).toBe(200);
      await test.deps.background.idle();
      expect(test.mails.splice(0)).toMatchObject([{ to: email, subject: 'Two-step login is off' }]);
      expect((await login(email)).status).toBe(200);
    }
  });

  it('refuses the own factor, other roles and unknown ids', async () => {
    const admin = await addAdmin(test);
    const student = await addPerson(test, 'student');
    await turnOnSecondFactor(test, admin.token);
    for (const [id, status] of [
      [admin.id, 409],
      [admin.id.toUpperCase(), 404],
      [student.id, 404],
      ['no-id', 404],
    ] as const) {
      const reset = `DELETE /api/admin/accounts/${id}/second-factor`;
      expect((await test.call(reset, { token: admin.token })).status).toBe(status);
    }
    expect((await me(admin.token)).body).toMatchObject({ secondFactor: true });
    expect((await me(student.token)).body).toMatchObject({ secondFactor: null });
  });
});

describe('wrong codes after the right password', () => {
  it('send one mail a day to the owner, at the third', async () => {
    const { email, token } = await addAdmin(test);
    const { secret } = await turnOnSecondFactor(test, token);
    const mailed = async () => {
      await test.deps.background.idle();
      return test.mails.filter(({ subject }) => /Wrong codes/.test(subject)).map(({ to }) => to);
    };
    await login(email, '000000');
    await test.call('POST /api/auth/login', { body: { email, password: 'wrong', code: '000000' } });
    await own(token, 'turn-off', { currentPassword: password, code: '000000' });
    await login(email, codeOf(test, secret));
    expect(await mailed()).toEqual([]);
    for (let n = 0; n < 3; n += 1) await login(email, 'no-recovery-code');
    expect(await mailed()).toEqual([email]);
  });
});

describe('where two-step login is required', () => {
  beforeEach(() => {
    test.deps.requiresSecondFactor = true;
  });
  const logIn = async (email: string) =>
    (await login(email)).body as { token: string; user: { secondFactorDue: boolean } };
  const due = { status: 403, body: { code: 'SECOND_FACTOR_DUE' } };

  it.each([
    ['admin', 'GET /api/admin/clubs', () => addAdmin(test)],
    ['mentor', 'GET /api/mentor/profile', () => addMentor(test)],
  ])('an %s without it may only set it up, then everything', async (_role, route, add) => {
    const { email } = await add();
    const { token, user } = await logIn(email);
    expect(user.secondFactorDue).toBe(true);
    expect((await me(token)).body).toMatchObject({ secondFactorDue: true });
    expect(await test.call(route, { token })).toMatchObject(due);

    const { secret } = await turnOnSecondFactor(test, token);
    expect((await me(token)).body).toMatchObject({ secondFactor: true, secondFactorDue: false });
    expect((await test.call(route, { token })).status).toBe(200);
    const body = { currentPassword: password, code: codeOf(test, secret) };
    expect(await own(token, 'turn-off', body)).toMatchObject({
      status: 409,
      body: { message: 'Two-step login is required here.' },
    });
    expect(await login(email, codeOf(test, secret, 1))).toMatchObject({
      body: { user: { secondFactorDue: false } },
    });
  });

  it('sessions from before go on, and so do people', async () => {
    const admin = await addAdmin(test);
    const route = 'GET /api/admin/clubs';
    expect((await test.call(route, { token: admin.token })).status).toBe(200);
    const person = await addPerson(test, 'student');
    const { token, user } = await logIn(person.email);
    expect(user.secondFactorDue).toBe(false);
    expect((await test.call('GET /api/student/profile', { token })).status).toBe(200);
  });

  it('a session is free when the setting is withdrawn', async () => {
    const { email } = await addAdmin(test);
    const { token } = await logIn(email);
    test.deps.requiresSecondFactor = false;
    expect((await test.call('GET /api/admin/clubs', { token })).status).toBe(200);
    expect((await me(token)).body).toMatchObject({ secondFactorDue: false });
  });

  it('a session that waits can log out', async () => {
    const { email } = await addAdmin(test);
    const { token } = await logIn(email);
    expect((await test.call('POST /api/auth/logout', { token })).status).toBe(200);
  });
});
