import { describe, expect, it } from 'vitest';
import { useTestApp, type TestResponse } from '../../../testing/app.ts';
import { addAdmin, addClub, addPerson, password as present } from '../../../testing/fixtures.ts';

const test = useTestApp();

const short = 'Password must be at least 6 characters';
const own = 'This password is the name or email of the account: please choose another';
const NAME = 'Ananya Rao';
const common = 'This password is too common: please choose another';

/** Sets the password of the account; returns the response. */
type Setter = (email: string, password: unknown) => Promise<TestResponse>;
const setters: Record<string, [field: string, set: Setter]> = {
  register: [
    'password',
    (email, password) =>
      test.call('POST /api/auth/register', {
        body: { name: NAME, email, password, role: 'student' },
      }),
  ],
  'a new mentor': [
    'password',
    async (email, password) => {
      const { token } = await addAdmin(test);
      const { id } = await addClub(test);
      const body = { name: NAME, email, password, phone: '98220 41736', assignedClub: id };
      return test.call('POST /api/admin/mentors', { token, body });
    },
  ],
  'a new administrator': [
    'password',
    async (email, password) => {
      const { token } = await addAdmin(test);
      const body = { name: NAME, email, password, currentPassword: present };
      return test.call('POST /api/admin/administrators', { token, body });
    },
  ],
  'a change': [
    'newPassword',
    async (email, newPassword) => {
      const { token } = await addPerson(test, 'student', { name: NAME, email });
      const body = { currentPassword: present, newPassword };
      return test.call('POST /api/auth/change-password', { token, body });
    },
  ],
  'a reset': [
    'password',
    async (email, password) => {
      await addPerson(test, 'student', { name: NAME, email });
      await test.call('POST /api/auth/forgot-password', {
        body: { email },
        headers: { 'x-forwarded-for': `198.51.100.${(count += 1)}` },
      });
      await test.deps.background.idle();
      const token = /token=(\S+)/.exec(test.mails.at(-1)?.text ?? '')?.[1];
      return test.call('POST /api/auth/reset-password', { body: { token, password } });
    },
  ],
};
let count = 0;

describe.each(Object.entries(setters))('a password at %s', (_name, [field, set]) => {
  const email = () => `person${(count += 1)}@example.org`;

  it.each([
    [undefined, 'Password is required'],
    ['', 'Password is required'],
    [123456, short],
    ['12345', short],
    ['🔑🔑🔑', short],
    ['123456', common],
    ['password', common],
    ['QWERTY123', common],
    ['Trustno1', common],
    ['chivas', common],
    ['WayMark', common],
    ['ÄääÄäÄ', common],
    ['🔑🔑🔑🔑🔑🔑', common],
  ])('%j: %s', async (password, message) => {
    expect(await set(email(), password)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', message, errors: [{ field, message }] },
    });
  });

  it.each([
    ['name', (name: string) => name.toUpperCase()],
    ['name without spaces', (name: string) => name.replaceAll(' ', '')],
    ['email', (_name: string, address: string) => address],
    ['email without domain', (_name: string, address: string) => address.split('@')[0]],
  ])('that is the %s of the account', async (_what, passwordOf) => {
    const address = email();
    expect(await set(address, passwordOf(NAME, address))).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', errors: [{ field, message: own }] },
    });
    expect([200, 201]).toContain((await set(`a.${address}`, `${NAME} and more`)).status);
  });

  it('with more than 200 characters', async () => {
    const errors = [{ field, message: expect.stringMatching(/at most 200 char/) as string }];
    expect(await set(email(), 'a'.repeat(201))).toMatchObject({ status: 400, body: { errors } });
  });

  it.each([
    ['waymark-demo', 'Waymark-demo'],
    ['  four  ', 'four'],
    ['🔑🔒🗝️🔓🔐🚪', '🔑🔒🗝️🔓🔐🔑'],
    [`${'ab'.repeat(32)}1`, `${'ab'.repeat(32)}2`],
    [`${'é'.repeat(199)}1`, `${'é'.repeat(199)}2`],
  ])('%j is compared completely', async (password, almost) => {
    const address = email();
    expect([200, 201]).toContain((await set(address, password)).status);
    const login = (word: string) =>
      test.call('POST /api/auth/login', { body: { email: address, password: word } });
    expect((await login(password)).status).toBe(200);
    expect((await login(almost.padEnd(6))).status).toBe(401);
  });
});
