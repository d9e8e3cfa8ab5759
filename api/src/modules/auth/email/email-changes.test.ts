import { describe, expect, it } from 'vitest';
import { startOfTest, useTestApp } from '../../../testing/app.ts';
import {
  addAdmin,
  addMentor,
  addPerson,
  password,
  type Account,
} from '../../../testing/fixtures.ts';
import { takeMailedLinks } from '../../../testing/mailed-links.ts';
import { ownStudent } from '../../../testing/own-student.ts';
import { startSession } from '../sessions.ts';

const test = useTestApp();
const day = 24 * 60 * 60_000;
const other = 'new@example.org';

const change = ({ token }: Account, email = other, currentPassword?: string) =>
  test.call('PUT /api/student/profile', { token, body: ownStudent(email, currentPassword) });
const undo = (token: string) => test.call('POST /api/auth/undo-email-change', { body: { token } });
const me = async (token: string) => (await test.call('GET /api/auth/me', { token })).status;
const later = (milliseconds: number) => {
  test.clock.now = new Date(startOfTest.getTime() + milliseconds);
};

const mailed = (page = 'undo-email-change') => takeMailedLinks(test, page);

/** Asks for a reset link. @returns the address that gets it */
async function resetGoesTo(email: string): Promise<string[]> {
  await test.call('POST /api/auth/forgot-password', { body: { email } });
  return (await mailed('reset-password')).map(([to]) => to);
}

/** An account with a second session and a reset link. */
async function addWorld() {
  const person = await addPerson(test, 'student');
  const second = await startSession(test.deps.db, person.id, test.deps.now());
  await test.call('POST /api/auth/forgot-password', { body: { email: person.email } });
  const [[, reset = ''] = []] = await mailed('reset-password');
  return { person, second, reset };
}

describe('a changed email', () => {
  it('withdraws reset links, ends other sessions and notifies the former address', async () => {
    const { person, second, reset } = await addWorld();
    expect((await change(person)).status).toBe(200);
    expect([await me(person.token), await me(second)]).toEqual([200, 401]);
    const body = { token: reset, password: 'battery staple' };
    expect((await test.call('POST /api/auth/reset-password', { body })).status).toBe(400);
    expect(await mailed()).toEqual([[person.email, expect.stringMatching(/^[\w-]{43}$/)]]);
  });

  it('in the form has the same effects', async () => {
    const { person, second } = await addWorld();
    const body = { ...ownStudent(other), interests: [] };
    const submitted = await test.call('POST /api/student/submit-form', {
      token: person.token,
      body,
    });
    expect(submitted).toMatchObject({ status: 200, body: { email: other } });
    expect(submitted.body).not.toHaveProperty('pendingEmail');
    expect([await me(person.token), await me(second)]).toEqual([200, 401]);
    expect((await mailed()).map(([to]) => to)).toEqual([person.email]);
    expect(await resetGoesTo(other)).toEqual([person.email]);
  });

  it('to the same address ends no session and sends no mail', async () => {
    const { person, second } = await addWorld();
    expect((await change(person, ` ${person.email.toUpperCase()}`)).status).toBe(200);
    expect(await me(second)).toBe(200);
    expect(await mailed()).toEqual([]);
  });

  it('is refused with a wrong current password, at its field, ten times', async () => {
    const { person } = await addWorld();
    for (let n = 0; n < 10; n += 1) {
      expect(await change(person, other, 'not the password')).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'currentPassword' }] },
      });
    }
    expect((await change(person, other, password)).status).toBe(429);
    expect((await test.call('GET /api/auth/me', { token: person.token })).body).toMatchObject({
      email: person.email,
    });
  });
});

describe('an email that an administrator changes', () => {
  it.each(['student', 'mentor'] as const)(
    'of a %s ends all sessions, and its former address gets no link',
    async (kind) => {
      const admin = await addAdmin(test);
      const account = kind === 'mentor' ? await addMentor(test) : await addPerson(test, kind);
      const route = `PUT /api/admin/${kind}s/${account.id}`;
      const { status } = await test.call(route, { token: admin.token, body: { email: other } });
      expect(status).toBe(200);
      expect(await me(account.token)).toBe(401);
      expect(await mailed()).toEqual([[account.email, undefined]]);
      expect(await resetGoesTo(other)).toEqual([other]);
      expect(await resetGoesTo(account.email)).toEqual([]);
    },
  );

  it('frees the former addresses at once and withdraws the links to them', async () => {
    const { token } = await addAdmin(test);
    const { person } = await addWorld();
    await change(person, 'second@example.org');
    await change(person, 'third@example.org', password);
    const links = await mailed();
    const body = { email: other };
    await test.call(`PUT /api/admin/students/${person.id}`, { token, body });
    expect(links).toHaveLength(2);
    for (const [, link = ''] of links) expect((await undo(link)).status).toBe(400);
    for (const email of [person.email, 'second@example.org', 'third@example.org']) {
      const account = { name: 'Asha', email, password: 'battery staple', role: 'student' };
      expect((await test.call('POST /api/auth/register', { body: account })).status).toBe(201);
    }
  });
});

it('has no undo link any more when an administrator has made the account inactive', async () => {
  const { token } = await addAdmin(test);
  const person = await addPerson(test, 'student');
  await change(person, other);
  const [[, link = ''] = []] = await mailed();
  const body = { status: 'inactive' };
  await test.call(`PUT /api/admin/students/${person.id}`, { token, body });
  expect((await undo(link)).status).toBe(400);
});

describe.each([
  ['a password link', (id: string) => `POST /api/admin/accounts/${id}/password-link`],
  ['a sign-out', (id: string) => `DELETE /api/admin/accounts/${id}/sessions`],
])('%s of an administrator', (_what, routeOf) => {
  it('withdraws the undo links; after an unconfirmed change resets go where they went', async () => {
    const { token } = await addAdmin(test);
    const confirmed = await addPerson(test, 'student');
    const unconfirmed = await addPerson(test, 'student');
    await change(confirmed, 'confirmed@example.org', password);
    await change(unconfirmed, 'unconfirmed@example.org');
    await change(unconfirmed, 'later@example.org');
    const links = await mailed();
    for (const { id } of [confirmed, unconfirmed]) {
      expect((await test.call(routeOf(id), { token })).status).toBe(200);
    }
    expect(links).toHaveLength(3);
    for (const [, link = ''] of links) expect((await undo(link)).status).toBe(400);
    expect(await resetGoesTo('confirmed@example.org')).toEqual(['confirmed@example.org']);
    expect(await resetGoesTo(confirmed.email)).toEqual([]);
    expect(await resetGoesTo('later@example.org')).toEqual([unconfirmed.email]);
  });
});

describe('reset links after a changed email', () => {
  it('go to the new address when the password confirmed it', async () => {
    const { person } = await addWorld();
    expect((await change(person, other, password)).status).toBe(200);
    await mailed();
    expect(await resetGoesTo(other)).toEqual([other]);
    expect(await resetGoesTo(person.email)).toEqual([]);
  });

  it('go to the first address for 7 days if the change was made without the password', async () => {
    const { person } = await addWorld();
    await change(person);
    await change(person, 'third@example.org');
    await mailed();
    for (const email of [person.email, 'third@example.org']) {
      expect(await resetGoesTo(email)).toEqual([person.email]);
    }
    later(7 * day);
    expect(await resetGoesTo('third@example.org')).toEqual(['third@example.org']);
  });

  it('go to the new address once the password confirms a later change', async () => {
    const { person } = await addWorld();
    await change(person);
    await change(person, 'third@example.org', password);
    await mailed();
    expect(await resetGoesTo('third@example.org')).toEqual(['third@example.org']);
  });
});

describe('the reset mail to a changed address', () => {
  const warning =
    /email of this account was changed to this address on 18 November 2026. Until 25 November 2026/;
  const askedFor = async (email: string) => {
    await test.deps.background.idle();
    test.mails.length = 0;
    await test.call('POST /api/auth/forgot-password', { body: { email } });
    await test.deps.background.idle();
    const [mail] = test.mails;
    return {
      to: mail?.to,
      warns: [mail?.text, mail?.html].map((text) => warning.test(text ?? '')),
    };
  };

  it('has the date until which the former address can undo the change', async () => {
    const { person } = await addWorld();
    expect(await askedFor(person.email)).toEqual({ to: person.email, warns: [false, false] });
    await change(person, other, password);
    expect(await askedFor(other)).toEqual({ to: other, warns: [true, true] });
    expect(test.mails[0]?.text).toMatch(/do not use it\.\n\nIf you did not request it/);
    expect(test.mails[0]?.text).not.toContain(person.email);
    expect(test.mails[0]?.text).not.toContain('Asha');
    later(7 * day);
    expect(await askedFor(other)).toEqual({ to: other, warns: [false, false] });
  });

  it('does not mention the change in a mail to the former address', async () => {
    const { person } = await addWorld();
    await change(person);
    expect(await askedFor(other)).toEqual({ to: person.email, warns: [false, false] });
  });
});

describe('the link to the former address', () => {
  it('restores it once, ends all sessions and offers a new password', async () => {
    const { person } = await addWorld();
    await change(person);
    const [[, token = ''] = []] = await mailed();
    const { status, body } = await undo(token);
    expect(status).toBe(200);
    expect(await me(person.token)).toBe(401);
    const { resetToken } = body as { resetToken: string };
    const set = { token: resetToken, password: 'battery staple' };
    expect((await test.call('POST /api/auth/reset-password', { body: set })).status).toBe(200);
    const login = { email: person.email, password: 'battery staple' };
    expect((await test.call('POST /api/auth/login', { body: login })).status).toBe(200);
    expect(await undo(token)).toMatchObject({
      status: 400,
      body: { code: 'RESET_TOKEN_INVALID' },
    });
  });

  it('keeps only the address of the request as a known address of the account', async () => {
    const { person } = await addWorld();
    const login = (address: string, word = password) =>
      test.call('POST /api/auth/login', {
        body: { email: person.email, password: word },
        headers: { 'x-forwarded-for': address },
      });
    const thief = '203.0.113.81';
    await login(thief);
    await login('127.0.0.1');
    await change(person);
    const [[, token = ''] = []] = await mailed();
    await undo(token);
    for (let n = 0; n < 20; n += 1) await login(`203.0.114.${n}`, 'wrong password');
    expect((await login(thief)).status).toBe(429);
    expect((await login('127.0.0.1')).status).toBe(200);
  });

  it('undoes later changes, too', async () => {
    const { person } = await addWorld();
    await change(person, 'second@example.org');
    await change(person, 'third@example.org');
    const links = new Map(await mailed());
    expect((await undo(links.get(person.email) ?? '')).status).toBe(200);
    expect((await undo(links.get('second@example.org') ?? '')).status).toBe(400);
    expect(await resetGoesTo(person.email)).toEqual([person.email]);
  });

  it('expires after 7 days; until then no other account can take the address', async () => {
    const { person } = await addWorld();
    await change(person);
    const [[, token = ''] = []] = await mailed();
    const account = { name: 'Mallory', email: person.email, password, role: 'student' };
    expect(await test.call('POST /api/auth/register', { body: account })).toMatchObject({
      status: 409,
      body: { errors: [{ field: 'email' }] },
    });
    const { token: stranger } = await addPerson(test, 'student');
    const put = { token: stranger, body: ownStudent(person.email) };
    expect((await test.call('PUT /api/student/profile', put)).status).toBe(409);
    later(7 * day);
    expect((await undo(token)).status).toBe(400);
    expect((await test.call('POST /api/auth/register', { body: account })).status).toBe(201);
  });

  it('can not be used up: the first change without the password is always notified', async () => {
    const { person } = await addWorld();
    for (let n = 0; n < 6; n += 1) await change(person, `owner${n}@example.org`, password);
    expect(await mailed()).toHaveLength(5);
    for (let n = 0; n < 3; n += 1) await change(person, `thief${n}@example.org`);
    const mails = await mailed();
    expect(mails.map(([to]) => to)).toEqual(['owner5@example.org']);
    expect(await resetGoesTo('thief2@example.org')).toEqual(['owner5@example.org']);
  });
});
