import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/app.ts';
import { addAdmin, addClub, addMentor, addPerson } from '../../testing/fixtures.ts';
import type { AccountStatus } from '../../domain/words.ts';

const test = useTestApp();

/** A time of Asia/Kolkata; the current date is November 18, and October 19 is 30 days before. */
const indian = (time: string) => new Date(`${time}+05:30`);
const before = indian('2026-09-01T12:00:00');
const lastSilent = indian('2026-10-19T23:59:59.999');
const firstHeard = indian('2026-10-20T00:00:00');

/** A person of the mentor: registration and saves of the two stages. */
interface Mentored {
  registered?: Date;
  completed?: Date[];
  byAdmin?: boolean;
}

const rows: [name: string, isSilent: boolean, people: Mentored[], status?: AccountStatus][] = [
  ['no people', false, []],
  ['everybody complete', false, [{ completed: [before, before] }]],
  ['registered 30 days ago', true, [{ registered: lastSilent }]],
  ['registered 29 days ago', false, [{ registered: firstHeard }]],
  ['saved 30 days ago', true, [{ completed: [lastSilent] }]],
  ['saved 29 days ago', false, [{ completed: [firstHeard] }]],
  ['saved by another', false, [{ completed: [firstHeard], byAdmin: true }]],
  ['one of two saved', false, [{}, { completed: [firstHeard] }]],
  ['completed today, the other waits', true, [{ completed: [before, firstHeard] }, {}]],
  ['pending', false, [{}], 'pending'],
  ['inactive', false, [{}], 'inactive'],
  ['active', true, [{}], 'active'],
];

async function addMentors() {
  const { token, id: adminId } = await addAdmin(test);
  const club = await addClub(test, 'student', ['First', 'Second']);
  for (const [name, , people, status] of rows) {
    const mentor = await addMentor(test, { name, ...(status && { status }) });
    for (const { registered = before, completed = [], byAdmin } of people) {
      const { id } = await addPerson(test, 'student', { clubId: club.id, mentorId: mentor.id });
      await test.deps.db
        .updateTable('users')
        .set({ created_at: registered })
        .where('id', '=', id)
        .execute();
      for (const [place, at] of completed.entries()) {
        await test.deps.db
          .insertInto('progress')
          .values({
            person_id: id,
            stage_id: club.stageIds[place] ?? '',
            status: 'completed',
            saved_at: at,
            completed_at: at,
            saved_by: byAdmin ? adminId : mentor.id,
            saved_by_name: '',
          })
          .execute();
      }
    }
  }
  return token;
}

describe('a silent mentor', () => {
  it.each([true, false])('is listed with silent=%s', async (silent) => {
    const token = await addMentors();
    const answer = await test.call(`GET /api/admin/mentors?silent=${silent}&sort=name`, { token });
    const found = (answer.body as { name: string }[]).map(({ name }) => name);
    const expected = rows.filter(([, isSilent]) => isSilent === silent).map(([name]) => name);
    expect(found).toEqual(expected.sort());
    expect(answer.headers).toMatchObject({
      'x-total-count': String(expected.length),
      'applied-parameters': 'silent, sort',
    });
  });

  it('is one until the day before, and again at the end of the last day', async () => {
    const token = await addMentors();
    const names = async () => {
      const answer = await test.call('GET /api/admin/mentors?silent=true', { token });
      return (answer.body as { name: string }[]).map(({ name }) => name);
    };
    test.clock.now = indian('2026-11-17T23:59:59.999');
    expect(await names()).not.toContain('saved 30 days ago');
    test.clock.now = indian('2026-11-18T00:00:00');
    expect(await names()).toContain('saved 30 days ago');
    test.clock.now = indian('2026-11-19T00:00:00');
    expect(await names()).toContain('saved 29 days ago');
  });
});
