import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { deleteExpired } from '../../delete-expired.ts';
import { startOfTest, useTestApp } from '../../testing/app.ts';
import { startSession } from '../auth/sessions.ts';
import { addAdmin, addPerson } from '../../testing/fixtures.ts';
import { queueMails, type MailKind } from './outbox.ts';

const test = useTestApp();
const day = 24 * 60 * 60_000;

const rows = () => test.deps.db.selectFrom('mail_outbox').selectAll().execute();
const idle = () => test.deps.background.idle();
const laterBy = (ms: number) => {
  test.clock.now = new Date(startOfTest.getTime() + ms);
};

/** Mails to people that the server refuses for good. */
async function addGivenUp(kind: MailKind, count = 1) {
  const refusal = { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 };
  const error = Object.assign(new Error('no'), refusal, { response: '550 5.1.1 unknown' });
  const send = vi.spyOn(test.deps, 'sendMail').mockRejectedValue(error);
  const people = [];
  for (let n = 0; n < count; n += 1) people.push(await addPerson(test, 'student'));
  const mails = people.map(({ id: accountId }) => ({ kind, accountId }));
  await queueMails(test.deps.db, mails, test.deps);
  await idle();
  send.mockRestore();
  return people;
}

/** Its sessions end with time. */
const tokenOf = (id: string) => startSession(test.deps.db, id, test.clock.now);
const listed = async (id: string) =>
  (await test.call('GET /api/admin/given-up-mails', { token: await tokenOf(id) })).body;
const sendAgain = async (kind: string, id: string, key?: string) =>
  test.call(`PUT /api/admin/given-up-mails/${kind}/send-again`, {
    token: await tokenOf(id),
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });

describe('given up mails', () => {
  it('are listed by kind, the first ones first, and sent again for an administrator', async () => {
    const { id: by_id } = await addAdmin(test);
    expect(await listed(by_id)).toEqual([]);
    const people = await addGivenUp('first-password', 2);
    laterBy(day);
    await addGivenUp('wrong-codes');
    const wrongCodes = { kind: 'wrong-codes', count: 1, since: test.clock.now.toISOString() };
    expect(await listed(by_id)).toEqual([
      { kind: 'first-password', count: 2, since: startOfTest.toISOString() },
      wrongCodes,
    ]);
    expect(await rows()).toMatchObject(Array(3).fill({ given_up_code: '5.1.1' }));

    expect(await sendAgain('first-password', by_id, 'key-of-this-press')).toMatchObject({
      status: 204,
      body: null,
    });
    await idle();
    expect(test.mails.map(({ to }) => to).sort()).toEqual(people.map(({ email }) => email).sort());
    expect(await listed(by_id)).toEqual([wrongCodes]);

    // Neither a repeat nor another kind sends anything.
    expect((await sendAgain('first-password', by_id, 'key-of-this-press')).status).toBe(204);
    expect((await sendAgain('of-no-mails', by_id)).status).toBe(204);
    await idle();
    expect(test.mails).toHaveLength(2);
    const entries = await test.deps.db.selectFrom('audit').selectAll().orderBy('id').execute();
    const route = '/api/admin/given-up-mails/:kind/send-again';
    expect(entries).toMatchObject([
      { person_id: null, by_id, route, action: 'change', row_count: 2 },
      { person_id: null, by_id, route, action: 'read', row_count: 2 },
      { person_id: null, by_id, route, action: 'change', row_count: 0 },
    ]);
  });

  it('are tried for a day again, also by a link that was made before', async () => {
    const { id: by_id } = await addAdmin(test);
    await addGivenUp('first-password');
    laterBy(10 * day);
    const away = Object.assign(new Error('away'), { code: 'ECONNECTION' });
    const send = vi.spyOn(test.deps, 'sendMail').mockRejectedValue(away);
    await sendAgain('first-password', by_id);
    await idle();
    expect(await listed(by_id)).toEqual([]);
    send.mockRestore();
    laterBy(10.5 * day);
    test.deps.background.wake();
    await idle();
    expect(test.mails).toHaveLength(1);
  });

  it('are left by senders of the release before, and are not waiting', async () => {
    await addGivenUp('first-password');
    laterBy(20 * day);
    const { rows: due } = await sql`select id from mail_outbox where due_at <= ${test.clock.now}
      and (claimed_until is null or claimed_until <= ${test.clock.now})`.execute(test.deps.db);
    expect(due).toEqual([]);
    test.deps.background.wake();
    await idle();
    expect(test.mails).toEqual([]);
    const { body } = await test.call('GET /metrics');
    expect(body).toMatch(/^mail_outbox_oldest_seconds 0$/m);
    expect(body).toMatch(/^mail_outbox_given_up 1$/m);
    expect(body).toMatch(/^mail_outbox_paused 0$/m);
  });

  it('are kept for 30 days, and go with their account', async () => {
    const [person] = await addGivenUp('first-password', 2);
    await test.deps.db
      .deleteFrom('users')
      .where('id', '=', person?.id ?? '')
      .execute();
    expect(await rows()).toHaveLength(1);
    const retention = { auditMonths: 12, historyYears: 5, concernMonths: 12 };
    const clean = () => deleteExpired(test.deps, retention, new AbortController().signal);
    laterBy(29.9 * day);
    await clean();
    expect(await rows()).toHaveLength(1);
    laterBy(30 * day);
    await clean();
    expect(await rows()).toEqual([]);
  });

  it.each(['session-reminder', 'mentor-digest', 'admin-digest'] as const)(
    'of the kind %s are not kept',
    async (kind) => {
      const refusal = { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 };
      const error = Object.assign(new Error('no'), refusal);
      const { id: accountId } = await addAdmin(test);
      const send = vi.spyOn(test.deps, 'sendMail').mockRejectedValue(error);
      await queueMails(test.deps.db, [{ kind, accountId, about: '2026-11-16' }], test.deps);
      await idle();
      send.mockRestore();
      expect(await rows()).toEqual([]);
    },
  );
});
