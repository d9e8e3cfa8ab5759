import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/app.ts';
import { addPerson } from '../../testing/fixtures.ts';
import { withLog } from '../../testing/log.ts';
import { addPair } from '../../testing/next-session.ts';
import { at, iso, useReminders } from '../../testing/reminders.ts';
import { skipPastReminders } from './queue-reminders.ts';

const test = useTestApp();
const { set, look, addReminded, move } = useReminders(test);

const marks = () => test.deps.db.selectFrom('sent_reminders').selectAll().execute();

describe('reminders', () => {
  it('go out once in a week, with two processes that look every eight hours', async () => {
    const pair = await addReminded();
    const { mentor, person, admin, club } = pair;
    const second = await addPerson(test, 'student', { clubId: club.id, mentorId: mentor.id });
    const url = `PUT /api/mentor/people/${second.id}/next-session`;
    await test.call(url, { token: mentor.token, body: { at: iso(20, '17:00') } });
    await test.deps.db
      .updateTable('users')
      .set({ created_at: at(1, '00:00') })
      .execute();
    const sent: [string, string[]][] = [];
    for (
      let now = at(19, '00:00');
      now < at(26, '00:00');
      now = new Date(now.getTime() + 28_800_000)
    ) {
      const mails = await look(now);
      if (mails.length > 0) sent.push([now.toISOString(), mails]);
      if (now.getTime() === at(21, '16:00').getTime()) await move(pair, iso(24, '10:00'));
    }
    const friday = 'on Friday, 20 November 2026';
    const tuesday = 'Your session on Tuesday, 24 November 2026';
    expect(sent).toEqual([
      [
        iso(19, '08:00'),
        [
          `${mentor.email}: Your sessions ${friday}`,
          `${person.email}: Your session ${friday}`,
          `${second.email}: Your session ${friday}`,
        ].sort(),
      ],
      [
        iso(23, '08:00'),
        [
          `${mentor.email}: ${tuesday}`,
          `${mentor.email}: Your week on Waymark`,
          `${person.email}: ${tuesday}`,
        ].sort(),
      ],
    ]);
    expect(new Set((await marks()).map(({ account_id }) => account_id))).toContain(admin.id);
  });

  it('write neither rows nor marks in production without a mail server', async () => {
    await addReminded();
    set({ sendsMail: false });
    await look(at(23, '08:00'));
    expect(await marks()).toEqual([]);
  });

  it('are logged by number', async () => {
    const logged = await withLog(test.deps);
    await addReminded();
    test.clock.now = at(19, '08:00');
    test.deps.background.wake();
    await test.deps.background.idle();
    expect(logged.events()).toMatchObject([
      { event: 'reminders.queued', kind: 'session-reminder', day: '2026-11-20', rowCount: 2 },
    ]);
    await logged.close();
  });

  it('of past days are not sent after a restore', async () => {
    const pair = await addReminded();
    const another = await addPair(test);
    await another.set(iso(21, '10:00'));
    test.clock.now = at(20, '09:00');
    await skipPastReminders(test.deps.db, test.deps);
    expect(await look(at(20, '09:01'))).toHaveLength(2);
    await move(pair, iso(25, '10:00'));
    test.clock.now = at(24, '09:00');
    await skipPastReminders(test.deps.db, test.deps);
    expect(await look(at(24, '09:01'))).toEqual([
      expect.stringContaining('Wednesday, 25'),
      expect.stringContaining('Wednesday, 25'),
    ]);
  });
});
