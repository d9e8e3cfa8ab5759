import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startOfTest, useTestApp } from '../../../testing/app.ts';
import { addPerson, password } from '../../../testing/fixtures.ts';

const test = useTestApp();
const hour = 60 * 60_000;
/** Another one in each test: limits count by email. */
let email: string;
let count = 0;
const chosen = 'battery staple';

const register = (values: object = {}, headers: Record<string, string> = {}) =>
  test.call('POST /api/auth/register', {
    body: { name: ' Ananya Rao ', email, password: chosen, role: 'student', ...values },
    headers,
  });
const login = (address = email, word = chosen) =>
  test.call('POST /api/auth/login', { body: { email: address, password: word } });
const confirm = (token: string, word = chosen) =>
  test.call('POST /api/auth/confirm-email', { body: { token, password: word } });
const forgot = (address = email) =>
  test.call('POST /api/auth/forgot-password', { body: { email: address } });

async function lastMail() {
  await test.deps.background.idle();
  return test.mails.at(-1);
}
async function mailedToken(): Promise<string> {
  const link = /https:\/\/waymark\.example\/confirm-email\?token=(\S+)/;
  return link.exec((await lastMail())?.text ?? '')?.[1] ?? 'no mail';
}
async function registered(): Promise<string> {
  await register();
  return mailedToken();
}
const accounts = () => test.deps.db.selectFrom('users').select('email').execute();
const invalid = { status: 400, body: { code: 'RESET_TOKEN_INVALID' } };
const unconfirmed = { status: 403, body: { code: 'EMAIL_UNCONFIRMED' } };

beforeEach(() => {
  count += 1;
  email = `ananya${count}@example.org`;
  test.deps.confirmsEmail = true;
  test.deps.hasMailServer = true;
});

describe('a registration', () => {
  it('becomes an account with the link of the mail and the password that is set there', async () => {
    expect(await register({ email: ` ${email.toUpperCase()} ` })).toMatchObject({
      status: 202,
      body: { message: expect.any(String) as string },
    });
    expect(await accounts()).toEqual([]);
    const token = await mailedToken();
    expect(test.mails).toMatchObject([{ to: email, subject: 'Confirm your email for Waymark' }]);
    expect(test.mails[0]?.html).toContain(`token=${token}"`);
    expect(JSON.stringify(test.mails)).not.toContain('Rao');

    expect(await login()).toMatchObject(unconfirmed);

    const confirmed = await confirm(token, 'set at the link');
    expect(confirmed).toMatchObject({
      status: 200,
      body: { user: { name: 'Ananya Rao', email, role: 'student', formSubmitted: false } },
    });
    const session = (confirmed.body as { token: string }).token;
    expect((await test.call('GET /api/student/profile', { token: session })).status).toBe(200);
    expect((await login(email, 'set at the link')).status).toBe(200);
    expect((await login()).status).toBe(401);
    expect(await confirm(token)).toMatchObject(invalid);
  });

  it('stores no readable token or password', async () => {
    const token = await registered();
    const rows = await test.deps.db.selectFrom('registrations').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(rows)).not.toContain(chosen);
  });

  it('by another person is confirmed with the password that the owner of the mailbox chooses', async () => {
    await register();
    await register({ password: 'of a stranger', name: 'Mallory' });
    expect((await confirm(await mailedToken(), 'of the owner')).status).toBe(200);
    expect((await login(email, 'of the owner')).status).toBe(200);
    expect((await login(email, 'of a stranger')).status).toBe(401);
  });

  it.each([
    ['short', 'Password must be at least 6 characters'],
    ['trustno1', 'This password is too common: please choose another'],
    ['Ananya Rao', 'This password is the name or email of the account: please choose another'],
  ])('is not confirmed with the password %j', async (word, message) => {
    const token = await registered();
    expect(await confirm(token, word)).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'password', message }] },
    });
    expect(await accounts()).toEqual([]);
    expect((await confirm(token)).status).toBe(200);
  });

  it('is confirmed once by concurrent requests', async () => {
    const token = await registered();
    const answers = await Promise.all([confirm(token), confirm(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('expires after 24 hours', async () => {
    const token = await registered();
    test.clock.now = new Date(startOfTest.getTime() + 24 * hour);
    expect(await confirm(token)).toMatchObject(invalid);
    expect((await login()).status).toBe(401);
    test.clock.now = new Date(startOfTest.getTime() + 24 * hour - 1);
    expect((await confirm(token)).status).toBe(200);
  });

  it('is deleted by a later one after its expiry', async () => {
    await registered();
    test.clock.now = new Date(startOfTest.getTime() + 24 * hour);
    await register({ email: 'other@example.org' });
    const rows = await test.deps.db.selectFrom('registrations').select('email').execute();
    expect(rows).toEqual([{ email: 'other@example.org' }]);
  });

  it('is replaced by a newer one with the same email', async () => {
    const older = await registered();
    await register({ password: 'yet another one' });
    const newer = await mailedToken();
    expect(await confirm(older)).toMatchObject(invalid);
    expect((await confirm(newer)).status).toBe(200);
  });

  it('is not confirmed when the email has an account meanwhile', async () => {
    const token = await registered();
    await addPerson(test, 'educator', { email });
    expect(await confirm(token)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  });

  it('sends no second mail for a repeated request', async () => {
    const headers = { 'idempotency-key': 'one' };
    const first = await register({}, headers);
    const token = await mailedToken();
    const repeat = await register({}, headers);
    expect(repeat.headers['idempotency-replayed']).toBe('true');
    expect(repeat.body).toEqual(first.body);
    await lastMail();
    expect(test.mails).toHaveLength(1);
    expect((await confirm(token)).status).toBe(200);
  });

  it('is mailed five times an hour; the last link stays valid', async () => {
    // Each mail is waited for: a registration that is repeated before is mailed once.
    for (let n = 0; n < 4; n += 1) await registered();
    const last = await registered();
    expect((await register({ password: 'yet another one' })).status).toBe(202);
    await lastMail();
    expect(test.mails).toHaveLength(5);
    expect((await confirm(last)).status).toBe(200);
  });

  it('gets a new link when a password reset is requested', async () => {
    const older = await registered();
    await forgot();
    const newer = await mailedToken();
    expect(newer).not.toBe(older);
    expect(await confirm(older)).toMatchObject(invalid);
    expect((await confirm(newer)).status).toBe(200);
    await forgot();
    expect((await lastMail())?.subject).toBe('Set a new password for Waymark');
  });

  it('creates the account immediately where emails are not confirmed', async () => {
    test.deps.confirmsEmail = false;
    expect(await register()).toMatchObject({ status: 201, body: { user: { email } } });
    expect((await login()).status).toBe(200);
    expect((await register()).status).toBe(409);
    await lastMail();
    expect(test.mails).toEqual([]);
  });
});

describe('an email with an account', () => {
  it('has the same responses as a new one, also to a login and to forgotten passwords', async () => {
    const known = await addPerson(test, 'student');
    const hash = vi.spyOn(test.deps.passwords, 'hash');
    const query = vi.spyOn(test.deps.db.getExecutor(), 'executeQuery');
    const wake = vi.spyOn(test.deps.background, 'wake').mockImplementation(() => undefined);
    const answers = async (address: string) => {
      const before = [hash.mock.calls.length, query.mock.calls.length] as const;
      const seen = [];
      for (const answer of [
        await register({ email: address }),
        await login(address),
        await login(address, 'another word'),
        await forgot(address),
        await register({ email: address, password: 'password' }),
      ]) {
        seen.push({ status: answer.status, body: answer.body });
      }
      const work = [hash.mock.calls.length - before[0], query.mock.calls.length - before[1]];
      return { seen, work, mails: wake.mock.calls.splice(0).length };
    };
    const ofKnown = await answers(known.email);
    const ofNew = await answers(`new${count}@example.org`);
    for (const spy of [hash, query, wake]) spy.mockRestore();
    expect(ofKnown).toEqual(ofNew);
    expect(ofNew.seen[0]?.status).toBe(202);
    expect(ofNew.seen[1]).toMatchObject(unconfirmed);
    expect(ofNew.seen[2]).toMatchObject({ status: 401, body: { message: 'Invalid credentials' } });
  });

  it('is unchanged, and its owner is notified by mail', async () => {
    const { email: known, token } = await addPerson(test, 'student');
    await register({ email: known });
    expect(await lastMail()).toMatchObject({
      to: known,
      subject: 'You have a Waymark account already',
    });
    expect(test.mails).toHaveLength(1);
    expect(test.mails[0]?.text).toContain('https://waymark.example/login');
    expect(test.mails[0]?.text).not.toContain('token=');
    expect((await login(known, password)).status).toBe(200);
    expect((await test.call('GET /api/auth/me', { token })).status).toBe(200);
    await forgot(known);
    expect((await lastMail())?.subject).toBe('Set a new password for Waymark');
  });

  it('new links do not extend a registration, with or without an account', async () => {
    const known = await addPerson(test, 'student');
    const later = async (address: string) => {
      test.clock.now = startOfTest;
      await register({ email: address });
      test.clock.now = new Date(startOfTest.getTime() + 23 * hour);
      for (let n = 0; n < 6; n += 1) await forgot(address);
      await lastMail();
      await register({ email: address, password: 'yet another one' });
      const second = (await login(address, 'yet another one')).status;
      test.clock.now = new Date(startOfTest.getTime() + 25 * hour);
      return [second, (await login(address)).status];
    };
    expect(await later(known.email)).toEqual(await later(`new${count}@example.org`));
  });

  it('that another account can restore gets no link', async () => {
    const person = await addPerson(test, 'student');
    const body = { name: 'Asha', email: 'asha@example.org', phone: '98220 41736', class: '9th' };
    test.deps.confirmsEmail = false;
    await test.call('PUT /api/student/profile', {
      token: person.token,
      body: { ...body, schoolName: 'School', currentPassword: password },
    });
    test.deps.confirmsEmail = true;
    await lastMail();
    const mails = test.mails.length;
    expect((await register({ email: person.email })).status).toBe(202);
    await lastMail();
    expect(test.mails).toHaveLength(mails);
  });
});
