import { describe, expect, it } from 'vitest';
import { startOfTest, useTestApp } from '../../testing/app.ts';
import { addAdmin, addClub, addMentor, addPerson } from '../../testing/fixtures.ts';

const test = useTestApp();
const unknownId = '00000000-0000-4000-8000-000000000000';

async function addWorld() {
  const admin = await addAdmin(test);
  const club = await addClub(test);
  const mentor = await addMentor(test, { name: 'Meera', clubId: club.id });
  const person = await addPerson(test, 'student', {
    name: 'Asha',
    clubId: club.id,
    mentorId: mentor.id,
  });
  const of = (id: string, token = admin.token, query = '') =>
    test.call(`GET /api/admin/people/${id}/history${query}`, { token });
  const ofOwn = (id: string, token = mentor.token, query = '') =>
    test.call(`GET /api/mentor/people/${id}/history${query}`, { token });
  const change = (route: string, body?: object) =>
    test.call(route, { token: admin.token, ...(body && { body }) });
  const save = (status: string, feedback: string) =>
    test.call('PUT /api/mentor/progress', {
      token: mentor.token,
      body: { studentId: person.id, stageId: club.stageIds[0], status, feedback },
    });
  const stage = { _id: club.stageIds[0], id: club.stageIds[0], name: 'Initial Counseling' };
  const clubNamed = { _id: club.id, id: club.id, name: 'Robotics Club' };
  const mentorNamed = { _id: mentor.id, id: mentor.id, name: 'Meera' };
  const names = { stage, club: clubNamed, mentor: mentorNamed };
  return { admin, club, mentor, person, of, ofOwn, change, save, names };
}

describe('the history of a person', () => {
  it('has author and change, newest first, with the names of that time', async () => {
    const { admin, club, mentor, person, of, change, save, names } = await addWorld();
    const started = { stage: names.stage, status: 'in progress', feedback: 'Welcome' };
    const completed = { stage: names.stage, status: 'completed', feedback: 'Well done' };
    await save('in progress', 'Welcome');
    await save('completed', 'Well done');
    await change(`PUT /api/admin/students/${person.id}`, { status: 'pending', name: 'Asha Rao' });
    await change(`DELETE /api/admin/mentors/${mentor.id}`);
    await change(`DELETE /api/admin/clubs/${club.id}`);

    const answer = await of(person.id);
    expect(answer.status).toBe(200);
    const byAdmin = { _id: admin.id, id: admin.id, name: 'Prakash Joshi', role: 'admin' };
    const byMentor = { _id: null, id: null, name: 'Meera', role: 'mentor' };
    const at = startOfTest.toISOString();
    expect(answer.body).toMatchObject([
      { what: 'progress', before: completed, after: null, by: byAdmin, at },
      { what: 'club', before: names.club, after: null, by: byAdmin, at },
      { what: 'mentor', before: names.mentor, after: null, by: byAdmin, at },
      { what: 'status', before: { status: 'active' }, after: { status: 'pending' }, by: byAdmin },
      { what: 'profile', before: { name: 'Asha' }, after: { name: 'Asha Rao' }, by: byAdmin },
      { what: 'progress', before: started, after: completed, by: byMentor },
      { what: 'progress', before: null, after: started, by: byMentor },
    ]);
    for (const entry of answer.body as { _id: string; id: string }[]) {
      expect(entry._id).toBe(entry.id);
    }
  });

  it('has the lost progress of a deleted stage, also for former members', async () => {
    const { club, person, of, change, save, names } = await addWorld();
    await save('completed', 'Well done');
    await change(`PUT /api/admin/students/${person.id}/assign-club`, { clubId: null });
    const stages = ['Assessment', 'Document Review', 'Career Planning', 'Final Guidance', 'More'];
    await change(`PUT /api/admin/clubs/${club.id}`, {
      stages: ['Start', ...stages.slice(1), 'End'],
    });
    const kept = (await of(person.id)).body as unknown[];
    expect(kept).toHaveLength(2);
    const { body } = await change(`GET /api/admin/clubs/${club.id}`);
    const [, ...others] = (body as { stages: { _id: string; name: string }[] }).stages;
    await change(`PUT /api/admin/clubs/${club.id}`, { stages: others });
    expect((await of(person.id)).body).toMatchObject([
      {
        what: 'progress',
        before: { stage: { ...names.stage, name: 'Start' }, status: 'completed' },
        after: null,
      },
      { what: 'club', before: names.club, after: null },
      { what: 'progress', after: { feedback: 'Well done' } },
    ]);
  });

  it('has pages', async () => {
    const { person, of, ofOwn, save, mentor } = await addWorld();
    for (const n of [1, 2, 3]) await save('in progress', `Note ${n}`);
    for (const page of [
      await of(person.id, undefined, '?page=2&limit=2'),
      await ofOwn(person.id, mentor.token, '?page=2&limit=2'),
    ]) {
      expect(page.headers['x-total-count']).toBe('3');
      expect(page.body).toMatchObject([{ after: { feedback: 'Note 1' } }]);
    }
    expect((await of(person.id, undefined, '?limit=0')).status).toBe(400);
  });

  it('has no own changes and no secrets', async () => {
    const { club, person, of } = await addWorld();
    const own = { name: 'Asha', email: 'asha@example.org', phone: '1', class: '9th' };
    const body = { ...own, schoolName: 'KV', assignedClub: club.id };
    const { token } = person;
    expect((await test.call('POST /api/student/submit-form', { token, body })).status).toBe(200);
    expect((await test.call('PUT /api/student/profile', { token, body })).status).toBe(200);
    expect(await of(person.id)).toMatchObject({ status: 200, body: [] });
  });

  it('shows a person their own progress only', async () => {
    const { admin, mentor, club, person, change, save, names } = await addWorld();
    await save('completed', 'Well done');
    await change(`PUT /api/admin/students/${person.id}`, { name: 'Asha Rao' });
    const other = await addPerson(test, 'educator', { clubId: club.id, mentorId: mentor.id });
    const own = (token: string, query = '', role = 'student') =>
      test.call(`GET /api/${role}/history${query}`, { token });
    const saved = { stage: names.stage, status: 'completed', feedback: 'Well done' };
    const entry = { what: 'progress', before: null, after: saved, by: { name: 'Meera' } };
    const answer = await own(person.token);
    expect(answer.body).toHaveLength(1);
    expect(answer.body).toMatchObject([entry]);
    expect((await own(person.token, '?page=2&limit=1')).headers['x-total-count']).toBe('1');
    expect((await own(other.token, '', 'educator')).body).toEqual([]);
    for (const { token } of [admin, mentor, other]) expect((await own(token)).status).toBe(403);
  });

  it('shows administrators everything, mentors the progress of their people', async () => {
    const { admin, mentor, person, of, ofOwn, change, save } = await addWorld();
    await save('completed', 'Well done');
    await change(`PUT /api/admin/students/${person.id}`, { name: 'Asha Rao' });
    expect(await ofOwn(person.id)).toMatchObject({ body: [{ what: 'progress' }] });
    const other = await addMentor(test);
    const refused = { status: 404, body: { message: 'No such person is assigned to you' } };
    expect(await ofOwn(person.id, other.token)).toMatchObject(refused);
    for (const id of [unknownId, 'no-id', mentor.id]) {
      expect(await ofOwn(id)).toMatchObject(refused);
      expect((await of(id)).status).toBe(404);
    }
    for (const { token } of [mentor, person]) expect((await of(person.id, token)).status).toBe(403);
    for (const { token } of [admin, person]) {
      expect((await ofOwn(person.id, token)).status).toBe(403);
    }
  });
});
