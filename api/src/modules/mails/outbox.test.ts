import { describe, expect, it, vi } from 'vitest';
import { startOfTest, useTestApp } from '../../testing/app.ts';
import { addAdmin, addClub, addMentor, addPerson } from '../../testing/fixtures.ts';
import { ownStudent } from '../../testing/own-student.ts';
import { withLog } from '../../testing/log.ts';
import { succeed, fail } from '../../domain/result.ts';
import { transact } from '../../platform/database/transact.ts';
import { deleteUnsent, queueMails, type QueuedMail } from './outbox.ts';
import { claimDue } from './repository.ts';

const test = useTestApp();

const later = (minutes: number) => {
  test.clock.now = new Date(startOfTest.getTime() + minutes * 60_000);
};
const rows = () => test.deps.db.selectFrom('mail_outbox').selectAll().execute();
const claim = () => claimDue(test.deps.db, test.clock.now);

/** Looks for due mails. @returns ids of the messages sent since the last call */
async function look(): Promise<(string | undefined)[]> {
  test.deps.background.wake();
  await test.deps.background.idle();
  return test.mails.splice(0).map(({ messageId }) => messageId);
}

/** Adds a mail without starting the sender. */
async function addMail(mail: Partial<QueuedMail> = {}) {
  const person = await addPerson(test, 'student');
  const { now } = test.deps;
  const background = { ...test.deps.background, wake: () => undefined };
  const queued: QueuedMail = { kind: 'first-password', accountId: person.id, ...mail };
  await queueMails(test.deps.db, [queued], { background, now, sendsMail: true });
  return person;
}

const failing = (error: Error) => vi.spyOn(test.deps, 'sendMail').mockRejectedValue(error);

describe('the mail outbox', () => {
  it('sends after the commit, and deletes what was accepted', async () => {
    const { id: accountId, email } = await addPerson(test, 'student');
    const queue = (ok: boolean) =>
      transact(test.deps.db, null, async (tx) => {
        await queueMails(tx, [{ kind: 'first-password', accountId }], test.deps);
        return ok ? succeed(null) : fail('CONFLICT', 'NO_SESSION');
      });
    await queue(false);
    await test.deps.background.idle();
    expect(test.mails).toEqual([]);
    await queue(true);
    await test.deps.background.idle();
    expect(test.mails).toMatchObject([{ to: email, subject: 'Choose your password for Waymark' }]);
    expect(await rows()).toEqual([]);
  });

  it('sends a mail when it is due, unless it was deleted before', async () => {
    const dueAt = new Date(startOfTest.getTime() + 600_000);
    const undone = await addMail({ kind: 'update-mentor', dueAt });
    await addMail({ kind: 'update-mentor', dueAt });
    later(9);
    expect(await look()).toEqual([]);
    await deleteUnsent(test.deps.db, 'update-mentor', 'account_id', [undone.id]);
    later(10);
    expect(await look()).toHaveLength(1);
  });

  it('gives a mail to one of two senders', async () => {
    for (let n = 0; n < 5; n += 1) await addMail();
    const claims = await Promise.all(Array.from({ length: 6 }, claim));
    expect(claims.filter((mail) => mail === null)).toHaveLength(1);
    expect(new Set(claims.map((mail) => mail?.id)).size).toBe(6);
    expect(await look()).toEqual([]);
  });

  it('sends a mail again, with the same Message-ID, after its process died', async () => {
    await addMail();
    const claimed = await claim();
    later(1.9);
    expect(await look()).toEqual([]);
    later(2);
    expect(await look()).toEqual([`<${claimed?.id ?? ''}@waymark.example>`]);
  });

  it('tries again while the mail server is away', async () => {
    const person = await addMail({ kind: 'update-mentor' });
    const [row] = await rows();
    const send = failing(Object.assign(new Error('away'), { code: 'ECONNECTION' }));
    for (const minutes of [0, 0.5, 1, 5.9, 6, 21]) {
      later(minutes);
      await look();
    }
    expect(send).toHaveBeenCalledTimes(4);
    send.mockRestore();
    later(80);
    expect(await look()).toEqual([]);
    later(81);
    test.deps.background.wake();
    await test.deps.background.idle();
    expect(test.mails).toMatchObject([
      { to: person.email, messageId: `<${row?.id ?? ''}@waymark.example>` },
    ]);
    expect(await rows()).toEqual([]);
  });

  it.each([
    ['refused for good', 0, { code: 'EENVELOPE', responseCode: 550 }, '550'],
    ['refused for now', 0, { code: 'EENVELOPE', responseCode: 450 }, null],
    ['a refused login', 0, { code: 'EAUTH', responseCode: 535 }, null],
    ['at the end of the day', 1_440, { code: 'ECONNECTION' }, 'ECONNECTION'],
  ])(
    '%s, %i minutes after it was due (%o): given up with %s',
    async (_case, minutes, error, code) => {
      const logged = await withLog(test.deps);
      await addMail();
      later(minutes);
      const send = failing(Object.assign(new Error('no'), error));
      await look();
      send.mockRestore();
      const given_up_at = code === null ? null : test.clock.now;
      expect(await rows()).toMatchObject([{ given_up_at, given_up_code: code }]);
      const given = { event: 'mail.given-up', kind: 'first-password', code };
      expect(logged.events()).toMatchObject(code === null ? [] : [given]);
      await logged.close();
    },
  );

  it('contains neither tokens nor texts; links have no token before their mail is sent', async () => {
    test.deps.confirmsEmail = true;
    test.deps.hasMailServer = true;
    const wake = vi.spyOn(test.deps.background, 'wake').mockImplementation(() => undefined);
    const admin = await addAdmin(test);
    const club = await addClub(test);
    const mentor = await addMentor(test, { clubId: club.id });
    const person = await addPerson(test, 'student', { clubId: club.id });
    const call = async (route: string, body: object, token?: string) => {
      const { status } = await test.call(route, { token, body });
      expect([200, 202]).toContain(status);
    };
    const email = 'new@example.org';
    await call('POST /api/auth/forgot-password', { email });
    const registration = { name: 'Asha', email, role: 'student', password: 'correct horse' };
    await call('POST /api/auth/register', registration);
    await call('PUT /api/student/profile', ownStudent('other@example.org'), person.token);
    test.deps.confirmsEmail = false;
    const other = await addPerson(test, 'student');
    await call('PUT /api/student/profile', ownStudent('third@example.org'), other.token);
    await call(`POST /api/admin/accounts/${mentor.id}/password-link`, {}, admin.token);
    const assignment = `PUT /api/admin/students/${person.id}/assign-mentor`;
    await call(assignment, { mentorId: mentor.id }, admin.token);
    wake.mockRestore();

    const waiting = await rows();
    expect(waiting.map(({ kind, address }) => [kind, address]).sort()).toEqual([
      ['confirm-email', email],
      ['email-changed', other.email],
      ['first-password', null],
      ['forgotten-password', email],
      ['new-email', null],
      ['update-mentor', null],
      ['update-person', null],
    ]);
    const { db } = test.deps;
    for (const table of ['registrations', 'pending_emails', 'email_changes'] as const) {
      const links = await db.selectFrom(table).select(['token_hash', 'expires_at']).execute();
      expect(links).toEqual([{ token_hash: null, expires_at: null }]);
    }
    expect(await db.selectFrom('password_resets').selectAll().execute()).toEqual([]);
  });

  it('gets no mail in production without a mail server', async () => {
    test.deps.sendsMail = false;
    const { id, email } = await addPerson(test, 'student');
    await test.call('POST /api/auth/forgot-password', { body: { email } });
    await queueMails(test.deps.db, [{ kind: 'wrong-codes', accountId: id }], test.deps);
    expect(await rows()).toEqual([]);
  });

  it('is measured by the age of the oldest due mail', async () => {
    const age = async () => {
      const { body } = await test.call('GET /metrics');
      return /^mail_outbox_oldest_seconds (\S+)$/m.exec(String(body))?.[1];
    };
    expect(await age()).toBe('0');
    await addMail();
    await addMail({ dueAt: new Date(startOfTest.getTime() + 600_000) });
    later(2);
    expect(await age()).toBe('120');
  });
});
