import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../../testing/app.ts';
import { addAdmin, addClub, addMentor, addPerson } from '../../../testing/fixtures.ts';

const test = useTestApp();

/** A mentor with a student of a club and an educator without one, and a mentor of the club. */
async function addWorld() {
  const { token, id: adminId } = await addAdmin(test);
  const club = await addClub(test, 'student');
  const from = await addMentor(test, { name: 'Meera', clubId: club.id });
  const to = await addMentor(test, { name: 'Ravi', clubId: club.id });
  const values = { name: 'Asha', clubId: club.id, mentorId: from.id };
  const student = await addPerson(test, 'student', values);
  const educator = await addPerson(test, 'educator', { name: 'Zerlina', mentorId: from.id });
  const reassign = (mentorId: unknown, id = from.id) =>
    test.call(`PUT /api/admin/mentors/${id}/reassign`, { token, body: { mentorId } });
  return { token, adminId, club, from, to, student, educator, reassign };
}

const mentorsOfPeople = async () => {
  const rows = await test.deps.db.selectFrom('people').select(['user_id', 'mentor_id']).execute();
  return Object.fromEntries(rows.map((row) => [row.user_id, row.mentor_id]));
};
const history = () => test.deps.db.selectFrom('history').selectAll().orderBy('id').execute();

describe('the people of a mentor', () => {
  it('are given to another, with a history entry and a mail for each', async () => {
    const { token, adminId, from, to, student, educator, reassign } = await addWorld();
    const other = await addPerson(test, 'student', { mentorId: (await addMentor(test)).id });

    const { status, body } = await reassign(to.id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      results: [
        { id: student.id, record: { role: 'student', assignedMentor: { _id: to.id } } },
        { id: educator.id, record: { role: 'educator', assignedMentor: { _id: to.id } } },
      ],
    });
    const { results } = body as { results: { record: object; etag: string }[] };
    const read = await test.call(`GET /api/admin/students/${student.id}`, { token });
    expect(results[0]).toMatchObject({ record: read.body, etag: read.headers['etag'] });

    const entry = {
      by_id: adminId,
      what: 'mentor',
      before: { _id: from.id },
      after: { _id: to.id },
    };
    expect(await history()).toMatchObject([
      { ...entry, person_id: student.id },
      { ...entry, person_id: educator.id },
    ]);
    await test.deps.background.idle();
    expect(test.mails.map((mail) => mail.to).sort()).toEqual(
      [student.email, educator.email, to.email].sort(),
    );
    expect((await mentorsOfPeople())[other.id]).not.toBe(to.id);
    const audit = await test.deps.db.selectFrom('audit').selectAll().execute();
    expect(audit).toMatchObject([
      {
        action: 'change',
        what: 'people.list',
        person_id: null,
        by_id: adminId,
        route: '/api/admin/mentors/:id/reassign',
        row_count: 2,
      },
      { action: 'read', person_id: student.id },
    ]);
  });

  it('stay, all of them, if one is of another club', async () => {
    const { student, educator, reassign } = await addWorld();
    const before = await mentorsOfPeople();
    const foreign = await addMentor(test, { clubId: (await addClub(test)).id });
    expect(await reassign(foreign.id)).toMatchObject({
      status: 200,
      body: {
        results: [
          { id: student.id, code: 'VALIDATION', message: 'This mentor belongs to another club' },
          { id: educator.id, code: 'NOT_DONE' },
        ],
      },
    });
    expect(await mentorsOfPeople()).toEqual(before);
    expect(await history()).toEqual([]);
    expect(test.mails).toEqual([]);
  });

  it('are not given to an inactive mentor', async () => {
    const { token, to, reassign } = await addWorld();
    const before = await mentorsOfPeople();
    const change = { token, body: { status: 'inactive' } };
    expect((await test.call(`PUT /api/admin/mentors/${to.id}`, change)).status).toBe(200);
    const refused = { code: 'VALIDATION', message: 'This mentor is inactive' };
    expect(await reassign(to.id)).toMatchObject({ body: { results: [refused, refused] } });
    expect(await mentorsOfPeople()).toEqual(before);
  });

  it('are not changed by a second request, or by their own mentor', async () => {
    const { from, to, reassign } = await addWorld();
    expect(await reassign(from.id)).toMatchObject({ status: 200 });
    expect(await history()).toEqual([]);
    await reassign(to.id);
    expect(await reassign(to.id)).toMatchObject({ status: 200, body: { results: [] } });
    expect(await history()).toHaveLength(2);
  });

  it('need another mentor', async () => {
    const { reassign } = await addWorld();
    for (const mentorId of [undefined, null, ' ']) {
      expect(await reassign(mentorId)).toMatchObject({ status: 400 });
    }
  });
});
