import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startOfTest, useTestApp } from '../../../testing/app.ts';
import { addAdmin, addPerson, password, type Account } from '../../../testing/fixtures.ts';
import { takeMailedLinks } from '../../../testing/mailed-links.ts';
import { ownStudent } from '../../../testing/own-student.ts';
import { startSession } from '../sessions.ts';

const test = useTestApp();
const hour = 60 * 60_000;
/** Another one in each test: limits count by email. */
let other: string;
let count = 0;

beforeEach(() => {
  count += 1;
  other = `new${count}@example.org`;
  test.deps.confirmsEmail = true;
  test.deps.hasMailServer = true;
});

const change = ({ token }: Account, email = other, currentPassword?: string) =>
  test.call('PUT /api/student/profile', { token, body: ownStudent(email, currentPassword) });
const submit = ({ token }: Account, email = other) =>
  test.call('POST /api/student/submit-form', { token, body: ownStudent(email) });
const confirm = (token: string) =>
  test.call('POST /api/auth/confirm-email-change', { body: { token } });
const profile = async ({ token }: Account) =>
  (await test.call('GET /api/student/profile', { token })).body;
const me = async (token: string) => (await test.call('GET /api/auth/me', { token })).status;
const login = async (email: string) =>
  (await test.call('POST /api/auth/login', { body: { email, password } })).status;

const mailed = (page = 'confirm-email-change') => takeMailedLinks(test, page);

/** The token that is mailed to the new address of a change. */
async function changed(person: Account, email = other, word?: string): Promise<string> {
  await change(person, email, word);
  const [[, token = 'no mail'] = []] = await mailed();
  return token;
}

const invalid = { status: 400, body: { code: 'RESET_TOKEN_INVALID' } };

describe('a changed email that has to be confirmed', () => {
  it.each([
    ['the profile', change, (body: object) => (body as { student: object }).student],
    ['the form', submit, (body: object) => body],
  ])('in %s waits for the link in a mail to the new address', async (_where, write, recordIn) => {
    const person = await addPerson(test, 'student');
    const second = await startSession(test.deps.db, person.id, test.deps.now());
    const written = await write(person, ` ${other.toUpperCase()}`);
    expect(written.status).toBe(200);
    const record = { name: 'Asha Rao', email: person.email, pendingEmail: other };
    expect(recordIn(written.body as object)).toMatchObject(record);
    expect(await profile(person)).toMatchObject(record);
    expect(await me(second)).toBe(200);
    expect(await mailed()).toEqual([[other, expect.stringMatching(/^[\w-]{43}$/)]]);
    expect(await login(other)).toBe(401);
    expect(await login(person.email)).toBe(200);
  });

  it('takes effect when the link is used, with the consequences of an immediate change', async () => {
    const person = await addPerson(test, 'student');
    const second = await startSession(test.deps.db, person.id, test.deps.now());
    const token = await changed(person);
    await test.call('POST /api/auth/forgot-password', { body: { email: person.email } });
    const [[, reset] = []] = await mailed('reset-password');
    expect((await confirm(token)).status).toBe(200);
    const confirmedProfile = await profile(person);
    expect(confirmedProfile).toMatchObject({ email: other });
    expect(confirmedProfile).not.toHaveProperty('pendingEmail');
    expect(await me(second)).toBe(401);
    const set = { token: reset, password: 'battery staple' };
    expect((await test.call('POST /api/auth/reset-password', { body: set })).status).toBe(400);
    expect(await login(other)).toBe(200);
    const [[to, undo] = []] = await mailed('undo-email-change');
    expect(to).toBe(person.email);
    expect(
      (await test.call('POST /api/auth/undo-email-change', { body: { token: undo } })).status,
    ).toBe(200);
    expect(await login(person.email)).toBe(200);
    expect(await confirm(token)).toMatchObject(invalid);
  });

  it('keeps reset links at the former address for 7 days without the password', async () => {
    const goesTo = async (email: string) => {
      await test.call('POST /api/auth/forgot-password', { body: { email } });
      return (await mailed('reset-password')).map(([to]) => to);
    };
    const person = await addPerson(test, 'student');
    await confirm(await changed(person));
    await mailed();
    expect(await goesTo(other)).toEqual([person.email]);
    const careful = await addPerson(test, 'student');
    await confirm(await changed(careful, `2${other}`, password));
    await mailed();
    expect(await goesTo(`2${other}`)).toEqual([`2${other}`]);
  });

  it('is stored without a readable token, and is in the own data', async () => {
    const person = await addPerson(test, 'student');
    const token = await changed(person);
    const rows = await test.deps.db.selectFrom('pending_emails').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    const data = await test.call('GET /api/me/data', { token: person.token });
    expect(JSON.stringify(data.body)).toContain(other);
    expect(JSON.stringify(data.body)).not.toContain(rows[0]?.token_hash);
  });

  it('expires after 24 hours, and is deleted by a later one', async () => {
    const person = await addPerson(test, 'student');
    const token = await changed(person);
    test.clock.now = new Date(startOfTest.getTime() + 24 * hour);
    expect(await confirm(token)).toMatchObject(invalid);
    const later = await addPerson(test, 'student');
    const session = await startSession(test.deps.db, person.id, test.deps.now());
    expect(await profile({ ...person, token: session })).not.toHaveProperty('pendingEmail');
    await change(later, `2${other}`);
    const rows = await test.deps.db.selectFrom('pending_emails').select('user_id').execute();
    expect(rows).toEqual([{ user_id: later.id }]);
  });

  it('is replaced by a newer one, and stays when the email of the account is saved', async () => {
    const person = await addPerson(test, 'student');
    const older = await changed(person);
    const newer = await changed(person, `2${other}`);
    expect((await change(person, person.email)).status).toBe(200);
    expect(await mailed()).toEqual([]);
    expect(await confirm(older)).toMatchObject(invalid);
    expect((await confirm(newer)).status).toBe(200);
    expect(await profile(person)).toMatchObject({ email: `2${other}` });
  });

  it('is counted once by concurrent requests', async () => {
    const token = await changed(await addPerson(test, 'student'));
    const answers = await Promise.all([confirm(token), confirm(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('is withdrawn by a new password and the end of other sessions, not by logout', async () => {
    const person = await addPerson(test, 'student');
    const admin = await addAdmin(test);
    const owner = await startSession(test.deps.db, person.id, test.deps.now());
    const ends: [string, () => Promise<unknown>][] = [
      ['others', () => test.call('POST /api/auth/logout-others', { token: owner })],
      [
        'by the administrator',
        () => test.call(`DELETE /api/admin/accounts/${person.id}/sessions`, { token: admin.token }),
      ],
    ];
    for (const [what, end] of ends) {
      const thief = await startSession(test.deps.db, person.id, test.deps.now());
      const token = await changed({ ...person, token: thief });
      await end();
      expect([what, (await confirm(token)).status]).toEqual([what, 400]);
    }
    const session = await startSession(test.deps.db, person.id, test.deps.now());
    for (const [route, body] of [
      ['POST /api/auth/logout-others', undefined],
      [
        'POST /api/auth/change-password',
        { currentPassword: password, newPassword: 'battery staple' },
      ],
    ] as const) {
      const token = await changed({ ...person, token: session });
      expect((await test.call(route, { token: session, body })).status).toBe(200);
      expect([route, (await confirm(token)).status]).toEqual([route, 400]);
    }
    test.clock.now = new Date(startOfTest.getTime() + hour);
    const token = await changed({ ...person, token: session });
    await test.call('POST /api/auth/logout', { token: session });
    expect((await confirm(token)).status).toBe(200);
  });

  it('can be cancelled by the person alone', async () => {
    const person = await addPerson(test, 'student');
    const stranger = await addPerson(test, 'student');
    const token = await changed(person);
    const cancel = async ({ token: session }: Account) =>
      (await test.call('DELETE /api/auth/pending-email', { token: session })).status;
    expect(await cancel(stranger)).toBe(409);
    expect(await profile(person)).toMatchObject({ pendingEmail: other });
    expect(await cancel(person)).toBe(200);
    expect(await profile(person)).not.toHaveProperty('pendingEmail');
    expect(await confirm(token)).toMatchObject(invalid);
    // Nothing is left to cancel.
    expect(await cancel(person)).toBe(409);
    await confirm(await changed(person));
    expect(await cancel(person)).toBe(409);
  });

  it('by an administrator needs no confirmation, and withdraws a pending change', async () => {
    const admin = await addAdmin(test);
    const person = await addPerson(test, 'student');
    const token = await changed(person);
    const body = { email: `2${other}` };
    const route = `PUT /api/admin/students/${person.id}`;
    const answer = await test.call(route, { token: admin.token, body });
    expect(answer).toMatchObject({ status: 200, body });
    expect(answer.body).not.toHaveProperty('pendingEmail');
    expect(await confirm(token)).toMatchObject(invalid);
  });

  it('is mailed five times an hour; then it is refused, and the last link stays valid', async () => {
    const person = await addPerson(test, 'student');
    for (let n = 0; n < 4; n += 1) await change(person, `${n}${other}`);
    await mailed();
    const last = await changed(person);
    expect((await change(person, `6${other}`)).status).toBe(429);
    expect(await mailed()).toEqual([]);
    expect((await confirm(last)).status).toBe(200);
  });

  it('is refused while its mailbox gets too many mails, whichever accounts ask', async () => {
    for (let n = 0; n < 5; n += 1) await change(await addPerson(test, 'student'));
    expect((await change(await addPerson(test, 'student'))).status).toBe(429);
  });
});

describe('a changed email that has an account', () => {
  it('has the same response and work as a free one; only its owner is notified', async () => {
    const known = await addPerson(test, 'student');
    const query = vi.spyOn(test.deps.db.getExecutor(), 'executeQuery');
    const wake = vi.spyOn(test.deps.background, 'wake').mockImplementation(() => undefined);
    const answer = async (email: string) => {
      const person = await addPerson(test, 'student', { email: `asks${email}` });
      const before = query.mock.calls.length;
      const { status, body } = await change(person, email);
      const { student } = body as { student: { pendingEmail: string } };
      const work = query.mock.calls.length - before;
      return [status, student.pendingEmail === email, work, wake.mock.calls.splice(0).length];
    };
    const [ofKnown, ofFree] = [await answer(known.email), await answer(other)];
    for (const spy of [query, wake]) spy.mockRestore();
    await test.deps.db.deleteFrom('mail_outbox').execute();
    expect(ofKnown).toEqual(ofFree);
    expect(ofFree.slice(0, 2)).toEqual([200, true]);

    await change(await addPerson(test, 'student'), known.email);
    await test.deps.background.idle();
    expect(test.mails).toMatchObject([
      { to: known.email, subject: 'You have a Waymark account already' },
    ]);
    expect(test.mails[0]?.text).not.toContain('token=');
    expect(await login(known.email)).toBe(200);
  });

  it('is refused at the link when the account was made meanwhile', async () => {
    const person = await addPerson(test, 'student');
    const token = await changed(person);
    await addPerson(test, 'educator', { email: other });
    expect(await confirm(token)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect(await login(person.email)).toBe(200);
  });

  it('gets no mail while another account can restore it; its own account can change back', async () => {
    const person = await addPerson(test, 'student');
    await confirm(await changed(person));
    await mailed();
    expect((await change(await addPerson(test, 'student'), person.email)).status).toBe(200);
    expect(await mailed()).toEqual([]);
    expect((await confirm(await changed(person, person.email))).status).toBe(200);
    expect(await profile(person)).toMatchObject({ email: person.email });
  });
});
