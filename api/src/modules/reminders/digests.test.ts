import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/app.ts';
import { addMentor, addPerson } from '../../testing/fixtures.ts';
import { addPair } from '../../testing/next-session.ts';
import { at, iso, useReminders } from '../../testing/reminders.ts';

const test = useTestApp();
const { look, setInactive, turnOff } = useReminders(test);

/** A mentor and an administrator to whom the digest of Monday, November 23, has something to say. */
async function addWaiting() {
  test.clock.now = at(20, '12:00');
  const pair = await addPair(test);
  const { club, mentor, person, call } = pair;
  const others = [1, 2].map(() =>
    addPerson(test, 'student', { clubId: club.id, mentorId: mentor.id }),
  );
  await Promise.all(others);
  const url = `POST /api/mentor/people/${person.id}/steps`;
  await call(url, mentor, { text: 'Read', dueOn: '2026-11-22' });
  await call(url, mentor, { text: 'Write', dueOn: '2026-11-23' });
  await pair.set(iso(21, '10:00'));
  const body = { studentId: person.id, stageId: club.stageIds[0], feedback: 'Well begun' };
  await call('PUT /api/mentor/progress', mentor, body);
  await call(`PUT /api/student/stages/${club.stageIds[0] ?? ''}/answer`, person, {
    text: 'Thanks',
  });
  await call('POST /api/me/concerns', person, { category: 'SAFETY', text: 'He hits me' });
  const silent = await addMentor(test, { name: 'Nirmala & Sons' });
  const waiting = await addPerson(test, 'educator', { mentorId: silent.id });
  await test.deps.db
    .updateTable('users')
    .set({ created_at: new Date('2026-10-23T12:00:00+05:30') })
    .where('id', '=', waiting.id)
    .execute();
  test.mails.splice(0);
  return pair;
}

const digests = async (now: Date) =>
  (await look(now)).filter((mail) => mail.includes('week on Waymark'));

describe('the digest of a week', () => {
  it('has numbers without names of people; names of silent mentors', async () => {
    const { mentor, admin } = await addWaiting();
    test.clock.now = at(23, '08:00');
    test.deps.background.wake();
    await test.deps.background.idle();
    const text = (to: string) => test.mails.find((mail) => mail.to === to)?.text.split('\n\n');
    expect(text(mentor.email)?.slice(1, 6)).toEqual([
      '2 people wait for an update from you.',
      '1 answer waits to be read by you.',
      '1 session is over without an update.',
      '1 agreed step is overdue.',
      'Open your dashboard:\nhttps://waymark.example/mentor',
    ]);
    expect(text(admin.email)?.slice(1, 4)).toEqual([
      '1 mentor without a save for 30 days: Nirmala & Sons.',
      '1 concern is open.',
      'Open your dashboard:\nhttps://waymark.example/admin',
    ]);
    expect(JSON.stringify(test.mails)).not.toMatch(/Asha|hits|Read|Thanks/);
  });

  it.each([
    ['on Sunday', at(22, '08:00'), 0],
    ['before the hour', at(23, '07:59'), 0],
    ['at the hour', at(23, '08:00'), 3],
    ['until Tuesday midnight', at(24, '23:59'), 3],
    ['on Wednesday', at(25, '00:00'), 0],
  ])('is sent %s', async (_case, now, count) => {
    await addWaiting();
    expect(await digests(now)).toHaveLength(count);
    expect(await digests(new Date(now.getTime() + 59_000))).toHaveLength(0);
  });

  it('is sent each week', async () => {
    await addWaiting();
    expect(await digests(at(23, '08:00'))).toHaveLength(3);
    expect(await digests(at(24, '08:00'))).toHaveLength(0);
    expect(await digests(at(30, '08:00'))).toHaveLength(3);
  });

  it('is sent to nobody who has turned mails off or is inactive, and not without content', async () => {
    const { mentor, admin } = await addWaiting();
    const me = await test.call('GET /api/auth/me', { token: admin.token });
    expect(me.body).toMatchObject({ mailUpdates: true });
    expect((await turnOff(admin)).body).toMatchObject({ mailUpdates: false });
    await setInactive(mentor);
    await addMentor(test);
    // The silent mentor's people wait.
    expect(await digests(at(23, '08:00'))).toHaveLength(1);
  });
});
