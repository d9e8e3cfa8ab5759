import { beforeEach, describe, expect, it } from 'vitest';
import { startOfTest, useTestApp } from '../../../testing/app.ts';
import { addAdmin, addClub, addMentor, addPerson, password } from '../../../testing/fixtures.ts';

const test = useTestApp();
const day = 24 * 60 * 60_000;
const ownPassword = 'battery staple';
const email = 'meera@example.org';

interface LinkBody {
  mentor?: { id: string };
  passwordLink?: { url: string | null; expiresAt: string };
}

async function addMentorByAdmin(headers: Record<string, string> = {}) {
  const { token } = await addAdmin(test);
  const club = await addClub(test);
  const body = { name: 'Meera', email, phone: '98900 27514', password, assignedClub: club.id };
  const send = () => test.call('POST /api/admin/mentors', { token, body, headers });
  const answer = await send();
  const { mentor, passwordLink } = answer.body as LinkBody;
  return { admin: token, answer, send, id: mentor?.id ?? '', passwordLink };
}
const makeLink = (id: string, token: string) =>
  test.call(`POST /api/admin/accounts/${id}/password-link`, { token });
const newUrl = async (id: string, token: string) =>
  ((await makeLink(id, token)).body as LinkBody).passwordLink?.url ?? '';
const tokenOf = (url: string | null | undefined) =>
  /^https:\/\/waymark\.example\/set-password\?token=([\w-]{43})$/.exec(url ?? '')?.[1] ?? 'none';
const set = (token: string, word = ownPassword) =>
  test.call('POST /api/auth/reset-password', { body: { token, password: word } });
const login = async (address: string, word: string) =>
  (await test.call('POST /api/auth/login', { body: { email: address, password: word } })).status;

/** The link in the last mail. */
async function mailedLink(): Promise<string | undefined> {
  await test.deps.background.idle();
  return /https:\S+/.exec(test.mails.at(-1)?.text ?? '')?.[0];
}

describe('a new mentor without a mail server', () => {
  it('gets a link through the administrator; the given password works until then', async () => {
    const { passwordLink } = await addMentorByAdmin();
    expect(passwordLink?.expiresAt).toBe(new Date(startOfTest.getTime() + 14 * day).toISOString());
    await test.deps.background.idle();
    expect(test.mails).toEqual([]);
    expect(await login(email, password)).toBe(200);
    const token = tokenOf(passwordLink?.url);
    expect((await set(token)).status).toBe(200);
    expect(await login(email, password)).toBe(401);
    expect(await login(email, ownPassword)).toBe(200);
    expect((await set(token, 'another one')).status).toBe(400);
  });

  it('has a link in one response only: not in a repeat, not in the database', async () => {
    const { answer, send, passwordLink } = await addMentorByAdmin({ 'idempotency-key': 'one' });
    const repeat = await send();
    expect(repeat.headers['idempotency-replayed']).toBe('true');
    expect(repeat.body).toEqual({ mentor: (answer.body as LinkBody).mentor });
    const { db } = test.deps;
    const stored = JSON.stringify([
      await db.selectFrom('idempotency_keys').selectAll().execute(),
      await db.selectFrom('password_resets').selectAll().execute(),
    ]);
    expect(stored).not.toContain(tokenOf(passwordLink?.url));
    expect((await set(tokenOf(passwordLink?.url))).status).toBe(200);
  });
});

describe('a new mentor with a mail server', () => {
  beforeEach(() => {
    test.deps.hasMailServer = true;
  });

  it("gets the link by mail; the administrator's response has no URL", async () => {
    const { passwordLink } = await addMentorByAdmin();
    expect(passwordLink).toMatchObject({ url: null });
    const link = await mailedLink();
    expect(test.mails).toMatchObject([{ to: email, subject: 'Choose your password for Waymark' }]);
    expect(test.mails[0]?.html).toContain(`"${link ?? ''}"`);
    expect((await set(tokenOf(link))).status).toBe(200);
    expect(await login(email, ownPassword)).toBe(200);
  });

  it('gets no mail when the email is taken', async () => {
    await addPerson(test, 'student', { email });
    const { answer } = await addMentorByAdmin();
    expect(answer.status).toBe(409);
    expect(await mailedLink()).toBeUndefined();
  });

  it('gets at most five further mails an hour', async () => {
    const { admin, id } = await addMentorByAdmin();
    for (let n = 0; n < 5; n += 1) expect((await makeLink(id, admin)).status).toBe(200);
    const last = tokenOf(await mailedLink());
    expect((await makeLink(id, admin)).status).toBe(429);
    await test.deps.background.idle();
    expect(test.mails).toHaveLength(6);
    expect((await set(last)).status).toBe(200);
  });

  it('is mailed to the former address after an unconfirmed change', async () => {
    const { token } = await addAdmin(test);
    const person = await addPerson(test, 'student');
    const body = { name: 'Asha', email: 'thief@example.org', phone: '98220 41736', class: '9th' };
    await test.call('PUT /api/student/profile', {
      token: person.token,
      body: { ...body, schoolName: 'School' },
    });
    await makeLink(person.id, token);
    await mailedLink();
    expect(test.mails.at(-1)).toMatchObject({ to: person.email });
  });
});

describe('a link of an administrator', () => {
  it.each(['mentor', 'student', 'educator'] as const)('sets the password of a %s', async (kind) => {
    const { token } = await addAdmin(test);
    const one = kind === 'mentor' ? await addMentor(test) : await addPerson(test, kind);
    const answer = await makeLink(one.id, token);
    expect(answer.status).toBe(200);
    expect((await set(tokenOf((answer.body as LinkBody).passwordLink?.url))).status).toBe(200);
    expect((await test.call('GET /api/auth/me', { token: one.token })).status).toBe(401);
    expect(await login(one.email, ownPassword)).toBe(200);
  });

  it('is refused for administrators and unknown accounts', async () => {
    const [{ token }, other] = [await addAdmin(test), await addMentor(test)];
    const admin = await test.deps.db
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'admin')
      .executeTakeFirstOrThrow();
    for (const id of [admin.id, 'no-id', `${other.id.slice(0, -4)}0000`]) {
      expect((await makeLink(id, token)).status).toBe(404);
    }
  });

  it('replaces the earlier one', async () => {
    const { admin, id, passwordLink } = await addMentorByAdmin();
    const newer = tokenOf(await newUrl(id, admin));
    expect((await set(tokenOf(passwordLink?.url))).status).toBe(400);
    expect((await set(newer)).status).toBe(200);
  });

  it('expires after 14 days', async () => {
    const { passwordLink } = await addMentorByAdmin();
    const token = tokenOf(passwordLink?.url);
    test.clock.now = new Date(startOfTest.getTime() + 14 * day);
    expect(await set(token)).toMatchObject({
      status: 400,
      body: { code: 'RESET_TOKEN_INVALID' },
    });
    test.clock.now = new Date(startOfTest.getTime() + 14 * day - 1);
    expect((await set(token)).status).toBe(200);
  });

  it('is kept when a reset is requested, and withdrawn when the reset link is used', async () => {
    const { passwordLink, id, admin } = await addMentorByAdmin();
    const forgot = () => test.call('POST /api/auth/forgot-password', { body: { email } });
    await forgot();
    const reset = /token=(\S+)/.exec((await mailedLink()) ?? '')?.[1] ?? '';
    expect((await set(tokenOf(passwordLink?.url))).status).toBe(200);
    expect((await set(reset)).status).toBe(400);

    const second = tokenOf(await newUrl(id, admin));
    await forgot();
    const other = /token=(\S+)/.exec((await mailedLink()) ?? '')?.[1] ?? '';
    expect((await set(other)).status).toBe(200);
    expect((await set(second)).status).toBe(400);
  });

  it('stays when an expired reset of the account is deleted', async () => {
    const { passwordLink } = await addMentorByAdmin();
    const forgot = (address: string) =>
      test.call('POST /api/auth/forgot-password', { body: { email: address } });
    await forgot(email);
    await mailedLink();
    test.clock.now = new Date(startOfTest.getTime() + day);
    await forgot('unknown@example.org');
    await mailedLink();
    expect((await set(tokenOf(passwordLink?.url))).status).toBe(200);
  });

  it.each(['change of the password', 'change of the email'])(
    'is withdrawn by a %s',
    async (what) => {
      const { admin, id, passwordLink } = await addMentorByAdmin();
      if (what.endsWith('email')) {
        const body = { email: 'meera.k@example.org' };
        await test.call(`PUT /api/admin/mentors/${id}`, { token: admin, body });
      } else {
        const answer = await test.call('POST /api/auth/login', { body: { email, password } });
        const { token } = answer.body as { token: string };
        const body = { currentPassword: password, newPassword: 'yet another one' };
        await test.call('POST /api/auth/change-password', { token, body });
      }
      expect((await set(tokenOf(passwordLink?.url))).status).toBe(400);
    },
  );

  it('refuses a common password and stays valid', async () => {
    const { passwordLink } = await addMentorByAdmin();
    const token = tokenOf(passwordLink?.url);
    expect((await set(token, 'password')).status).toBe(400);
    expect((await set(token, email)).status).toBe(400);
    expect((await set(token)).status).toBe(200);
  });
});
