import { expect, it } from 'vitest';
import { deleteExpired } from './delete-expired.ts';
import { startOfTest, useTestApp } from './testing/app.ts';
import { addPerson } from './testing/fixtures.ts';
import { ownStudent } from './testing/own-student.ts';

const test = useTestApp();
const day = 24 * 60 * 60_000;
const retention = { auditMonths: 24, historyYears: 5, concernMonths: 36 };
const tables = ['registrations', 'pending_emails', 'email_changes', 'idempotency_keys'] as const;

/** The tables that have rows after the daily deletion, this many days later. */
async function keptAfter(days: number) {
  test.clock.now = new Date(startOfTest.getTime() + days * day);
  await deleteExpired(test.deps, retention, new AbortController().signal);
  const counts = tables.map(async (table) => {
    const rows = await test.deps.db.selectFrom(table).selectAll().execute();
    return rows.length > 0 ? [table] : [];
  });
  return (await Promise.all(counts)).flat();
}

it('the daily deletion keeps registrations, new and former emails and responses for their time', async () => {
  const { token } = await addPerson(test, 'student');
  const change = (email: string) =>
    test.call('PUT /api/student/profile', { token, body: ownStudent(email) });
  await change('former@example.org');
  await test.call('POST /api/student/submit-form', {
    token,
    body: ownStudent('former@example.org'),
    headers: { 'idempotency-key': 'once' },
  });
  test.deps.confirmsEmail = true;
  test.deps.hasMailServer = true;
  await change('pending@example.org');
  const registration = { name: 'Asha', email: 'asha@example.org', role: 'student' };
  const body = { ...registration, password: 'correct horse' };
  await test.call('POST /api/auth/register', { body });
  await test.deps.background.idle();

  expect(await keptAfter(0.9)).toEqual(tables);
  expect(await keptAfter(1.1)).toEqual(['email_changes']);
  expect(await keptAfter(6.9)).toEqual(['email_changes']);
  expect(await keptAfter(7.1)).toEqual([]);
});
