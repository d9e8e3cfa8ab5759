import { describe, expect, it, vi } from 'vitest';
import { useTestApp } from '../../testing/app.ts';
import { addPair } from '../../testing/next-session.ts';
import { at, iso, useReminders, type Pair } from '../../testing/reminders.ts';

const test = useTestApp();
const { set, look, addReminded, move, setInactive, turnOff } = useReminders(test);

const removeMentor = (id: string) =>
  test.deps.db.updateTable('people').set({ mentor_id: null }).where('user_id', '=', id).execute();

describe('the reminder of a session', () => {
  it('has time and place, and no names', async () => {
    const { person } = await addReminded();
    test.clock.now = at(19, '08:00');
    test.deps.background.wake();
    await test.deps.background.idle();
    const mail = test.mails.find(({ to }) => to === person.email);
    expect(mail?.text).toBe(`Hello,

You have a session on Friday, 20 November 2026:

16:30, Room <12>

Times are those of Asia/Kolkata.

Open your dashboard:
https://waymark.example/student

You receive one such mail for a day.

Turn these mails off:
https://waymark.example/my-data

Warm wishes,
Waymark
`);
    expect(mail?.html).toContain('16:30, Room &lt;12&gt;');
    expect(JSON.stringify(test.mails)).not.toMatch(/Asha|Meera/);
    expect(test.mails.map(({ text }) => /waymark.example\/\w+/.exec(text)?.[0]).sort()).toEqual([
      'waymark.example/mentor',
      'waymark.example/student',
    ]);
  });

  it.each([
    ['before the hour', at(19, '07:59'), 0],
    ['at the hour', at(19, '08:00'), 2],
    ['in the night', at(20, '00:00'), 2],
    ['until it begins', at(20, '16:29'), 2],
    ['when it has begun', at(20, '16:30'), 0],
    ['on a later day', at(21, '08:00'), 0],
  ])('after an outage: %s', async (_case, now, count) => {
    await addReminded();
    expect(await look(now)).toHaveLength(count);
    expect(await look(now)).toEqual([]);
  });

  it.each([
    ['planned before the hour', [[at(19, '07:59'), iso(20, '10:00')]], 2],
    ['planned after the hour', [[at(19, '08:01'), iso(20, '10:00')]], 0],
    ['planned on its day', [[at(20, '07:00'), iso(20, '10:00')]], 0],
    [
      'planned before the hour, moved within its day after it',
      [
        [at(18, '12:00'), iso(20, '10:00')],
        [at(19, '08:01'), iso(20, '11:00')],
      ],
      2,
    ],
    [
      'moved to the next day after the hour',
      [
        [at(18, '12:00'), iso(24, '10:00')],
        [at(19, '08:01'), iso(20, '10:00')],
      ],
      0,
    ],
  ] as [string, [Date, string][], number][])('%s', async (_case, plans, count) => {
    test.clock.now = at(18, '12:00');
    const pair = await addPair(test);
    for (const [now, session] of plans) {
      test.clock.now = now;
      await move(pair, session);
    }
    expect(await look(at(20, '08:59'))).toHaveLength(count);
  });

  it('goes out again for a session moved to another day, not within the day', async () => {
    const pair = await addReminded();
    expect(await look(at(19, '08:00'))).toHaveLength(2);
    await move(pair, iso(20, '17:30'));
    expect(await look(at(19, '08:05'))).toEqual([]);
    await move(pair, iso(22, '10:00'));
    expect(await look(at(20, '08:00'))).toEqual([]);
    expect(await look(at(21, '08:00'))).toHaveLength(2);
  });

  it.each([
    ['a cancelled session', (pair: Pair) => pair.cancel(), 'neither'],
    ['an inactive person', (pair: Pair) => setInactive(pair.person), 'neither'],
    ['an inactive mentor', (pair: Pair) => setInactive(pair.mentor), 'neither'],
    ['a person without a mentor', (pair: Pair) => removeMentor(pair.person.id), 'neither'],
    ['mails turned off by the person', (pair: Pair) => turnOff(pair.person), 'mentor'],
    ['mails turned off by the mentor', (pair: Pair) => turnOff(pair.mentor), 'person'],
  ])('of %s', async (_case, change, recipient) => {
    const pair = await addReminded();
    const { person, mentor } = pair;
    await change(pair);
    const to = { neither: [], person: [person.email], mentor: [mentor.email] }[recipient] ?? [];
    const sent = await look(at(19, '08:00'));
    expect(sent.map((mail) => mail.split(':')[0])).toEqual(to);
  });

  it('is not sent when the session was moved while the mail server was away', async () => {
    const pair = await addReminded();
    const away = vi.spyOn(test.deps, 'sendMail').mockRejectedValue(new Error('away'));
    await look(at(19, '08:00'));
    away.mockRestore();
    await move(pair, iso(25, '10:00'));
    expect(await look(at(19, '08:01'))).toEqual([]);
    expect(await test.deps.db.selectFrom('mail_outbox').selectAll().execute()).toEqual([]);
  });

  it.each([
    ['UTC', 8, '2028-03-01T10:00:00Z', '2028-02-29T08:00:00Z'],
    ['UTC', 8, '2027-03-01T10:00:00Z', '2027-02-28T08:00:00Z'],
    ['Pacific/Kiritimati', 0, '2026-11-19T10:00:00Z', '2026-11-18T10:00:00Z'],
    // The clock goes forward on March 14, at 02:00, and back on November 7, at 02:00.
    ['America/New_York', 8, '2027-03-14T13:00:00Z', '2027-03-13T13:00:00Z'],
    ['America/New_York', 8, '2027-03-15T13:00:00Z', '2027-03-14T12:00:00Z'],
    ['America/New_York', 2, '2027-03-15T13:00:00Z', '2027-03-14T07:00:00Z'],
    ['America/New_York', 1, '2027-11-08T13:00:00Z', '2027-11-07T05:00:00Z'],
    ['America/New_York', 23, '2027-11-08T13:00:00Z', '2027-11-08T04:00:00Z'],
  ])('in %s at %i: the session of %s at %s', async (timeZone, hour, session, due) => {
    set({ timeZone, mailHour: hour });
    const dueAt = Date.parse(due);
    test.clock.now = new Date(dueAt - 86_400_000);
    const pair = await addPair(test);
    await pair.set(session);
    const sessionMails = async (now: number) =>
      (await look(new Date(now))).filter((mail) => mail.includes('Your session'));
    expect(await sessionMails(dueAt - 1)).toEqual([]);
    expect(await sessionMails(dueAt)).toHaveLength(2);
    expect(await sessionMails(dueAt + 3_600_000)).toEqual([]);
  });
});
