import { describe, expect, it } from 'vitest';
import { convertEmails } from '../../platform/database/convert-emails.ts';
import { useTestApp } from '../../testing/app.ts';
import { addMentor, addPerson, password, type Account } from '../../testing/fixtures.ts';

const test = useTestApp();
const login = (email: string, word = password) =>
  test.call('POST /api/auth/login', { body: { email, password: word } });
const hashOf = async ({ id }: Account): Promise<string | null> => {
  const { db } = test.deps;
  const row = db.selectFrom('users').select('password_hash').where('id', '=', id);
  return (await row.executeTakeFirstOrThrow()).password_hash;
};

const OWN = 'This password is the name or email of the account: please choose another';

describe('emails stored before domains were converted', () => {
  it('are converted, unless another account has the converted form', async () => {
    const { db } = test.deps;
    const first = await addPerson(test, 'student', { email: 'a@bücher.test' });
    const kept = await addPerson(test, 'student', { email: 'b@bücher.test' });
    const other = await addMentor(test, { email: 'b@xn--bcher-kva.test' });
    const day = new Date('2099-01-01');
    await db
      .insertInto('email_changes')
      .values(
        ['b@bücher.test', 'c@bücher.test'].map((old_email) => ({
          user_id: first.id,
          old_email,
          token_hash: old_email,
          confirmed: true,
          expires_at: day,
        })),
      )
      .execute();
    const pending = { confirmed: true, session_hash: 's', token_hash: 'p', expires_at: day };
    await db
      .insertInto('pending_emails')
      .values({ user_id: first.id, email: 'd@ВДВ.рф'.toLowerCase(), ...pending })
      .execute();
    const registration = { name: 'Asha', role: 'student', password_hash: 'x', expires_at: day };
    for (const email of ['b@bücher.test', 'e@bücher.test', 'e@xn--bcher-kva.test']) {
      const row = { ...registration, email, token_hash: email, role: 'student' as const };
      await db.insertInto('registrations').values(row).execute();
    }
    expect(await convertEmails(db)).toBe(3);
    const emails = async (table: 'users' | 'pending_emails' | 'registrations') =>
      (await db.selectFrom(table).select('email').orderBy('email').execute()).map(
        ({ email }) => email,
      );
    expect(await emails('users')).toEqual([
      'a@xn--bcher-kva.test',
      'b@bücher.test',
      'b@xn--bcher-kva.test',
    ]);
    const changes = await db
      .selectFrom('email_changes')
      .select('old_email')
      .orderBy('id')
      .execute();
    expect(changes.map(({ old_email }) => old_email)).toEqual([
      'b@bücher.test',
      'c@xn--bcher-kva.test',
    ]);
    expect(await emails('pending_emails')).toEqual(['d@xn--b1aaf.xn--p1ai']);
    expect(await emails('registrations')).toEqual([
      'b@xn--bcher-kva.test',
      'e@bücher.test',
      'e@xn--bcher-kva.test',
    ]);
    for (const [email, { id }] of [
      ['a@bücher.test', first],
      ['B@BÜCHER.test', kept],
      ['b@xn--bcher-kva.test', other],
      ['b@ｂücher.test', other],
    ] as const) {
      expect(await login(email)).toMatchObject({ status: 200, body: { user: { id } } });
    }
  });

  it('stay when a kept one is sent back', async () => {
    const { token } = await addPerson(test, 'student', { email: 'b@bücher.test' });
    await addPerson(test, 'student', { email: 'b@xn--bcher-kva.test' });
    const body = {
      name: 'Asha Rao',
      email: 'b@bücher.test',
      phone: '98200 00000',
      class: '9th',
      schoolName: 'DAV Pune',
    };
    const answer = await test.call('PUT /api/student/profile', { token, body });
    expect(answer).toMatchObject({ status: 200, body: { student: { email: 'b@bücher.test' } } });
    const taken = { ...body, email: 'b@xn--bcher-kva.test' };
    expect((await test.call('PUT /api/student/profile', { token, body: taken })).status).toBe(409);
  });
});

describe('a password', () => {
  const composed = 'caf\u00e9 au lait';
  const separate = 'cafe\u0301 au lait';

  it.each([
    [composed, separate],
    [separate, composed],
  ])('registered as %j logs in as %j', async (chosen, typed) => {
    const account = { name: 'Asha', email: 'asha@example.org', role: 'student' };
    await test.call('POST /api/auth/register', { body: { ...account, password: chosen } });
    expect((await login(account.email, typed)).status).toBe(200);
  });

  it('that was hashed as typed logs in and is hashed in NFC then; sessions stay', async () => {
    const { hash } = await import('@node-rs/argon2');
    const account = await addPerson(test, 'student');
    const stored = await hash(separate, { memoryCost: 8, timeCost: 1, parallelism: 1 });
    await test.deps.db
      .updateTable('users')
      .set({ password_hash: stored })
      .where('id', '=', account.id)
      .execute();
    expect((await login(account.email, composed)).status).toBe(401);
    expect(await hashOf(account)).toBe(stored);
    const both = await Promise.all([1, 2].map(() => login(account.email, separate)));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const renewed = await hashOf(account);
    expect(renewed).not.toBe(stored);
    expect((await login(account.email, composed)).status).toBe(200);
    expect(await hashOf(account)).toBe(renewed);
    expect((await test.call('GET /api/auth/me', { token: account.token })).status).toBe(200);
  });

  it.each([
    ['a\u0301e\u0301i\u0301', 'Password must be at least 6 characters'],
    ['e\u0301'.repeat(201), 'Password must have at most 200 characters'],
    ['e\u0301'.repeat(7), 'This password is too common: please choose another'],
    ['ASHÁ RAO', OWN],
    ['asha@xn--bcher-kva.test', OWN],
    ['e\u0301i\u0301'.repeat(100), null],
  ])('is judged in NFC: %j', async (chosen, message) => {
    const account = { name: 'Asha\u0301 Rao', email: 'asha@bücher.test', role: 'student' };
    const body = { ...account, password: chosen };
    const answer = await test.call('POST /api/auth/register', { body });
    expect(answer).toMatchObject(
      message === null ? { status: 201 } : { status: 400, body: { message } },
    );
  });
});
