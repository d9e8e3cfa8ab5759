import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/app.ts';
import { addAdmin, addClub, addMentor, addPerson } from '../../testing/fixtures.ts';
import { defaultStages } from '../../domain/default-stages.ts';

const test = useTestApp();
const robotics = { name: ' Robotics ', description: 'Machines and more', clubFor: 'student' };

const names = (body: unknown) => (body as { stages: { name: string }[] }).stages.map((s) => s.name);
const save = (mentor: { token: string }, studentId: string, stageId: string) =>
  test.call('PUT /api/mentor/progress', {
    token: mentor.token,
    body: { studentId, stageId, status: 'completed', feedback: 'Done' },
  });

describe('clubs', () => {
  it('start with the five default stages', async () => {
    const { token } = await addAdmin(test);
    const answer = await test.call('POST /api/admin/clubs', { token, body: robotics });
    expect(answer).toMatchObject({
      status: 201,
      body: { name: 'Robotics', description: 'Machines and more', clubFor: 'student' },
    });
    expect(names(answer.body)).toEqual(defaultStages);
    const withNull = { ...robotics, stages: null };
    const other = await test.call('POST /api/admin/clubs', { token, body: withNull });
    expect(names(other.body)).toEqual(defaultStages);
    await test.call(`DELETE /api/admin/clubs/${(other.body as { id: string }).id}`, { token });
    expect((await test.call('GET /api/admin/clubs', { token })).body).toEqual([
      { ...(answer.body as object), membersCount: 0, etag: answer.headers['etag'] },
    ]);
  });

  it.each([
    [['a', 'b', 'c', 'd', 'e']],
    [['', '', 'same', 'same', ' x ', 'f']],
    [[{ name: 'a' }, 'b', 'c', 'd', 'e']],
  ])('accept the stages %j', async (stages) => {
    const { token } = await addAdmin(test);
    const body = { ...robotics, stages };
    expect((await test.call('POST /api/admin/clubs', { token, body })).status).toBe(201);
  });

  it.each([
    ['four', ['a', 'b', 'c', 'd'], 'A club needs at least five stages'],
    ['none', [], 'A club needs at least five stages'],
    ['too many', Array(1001).fill('a'), 'Stages must have at most 1000 entries'],
    ['a number', ['a', 'b', 'c', 'd', 5], 'Each stage must be a name of at most 200 characters'],
    [
      'a long name',
      Array(5).fill('a'.repeat(201)),
      'Each stage must be a name of at most 200 characters',
    ],
    ['a text', 'a, b, c, d, e', 'Each stage must be a name of at most 200 characters'],
  ])('refuse %s as stages', async (_what, stages, message) => {
    const { token } = await addAdmin(test);
    const body = { ...robotics, stages };
    expect(await test.call('POST /api/admin/clubs', { token, body })).toMatchObject({
      status: 400,
      body: { message, errors: [{ field: 'stages', message }] },
    });
  });

  it.each([
    [{ name: '' }, 'Club name is required'],
    [{ name: 'ab' }, 'Club name must be at least 3 characters'],
    [{ description: ' ' }, 'Description is required'],
    [{ description: 'short' }, 'Description must be at least 10 characters'],
    [{ clubFor: 'mentor' }, 'Club type must be student or educator'],
    [{ clubFor: undefined }, 'Club type is required'],
  ])('refuse %j: %s', async (wrong, message) => {
    const { token } = await addAdmin(test);
    const answer = await test.call('POST /api/admin/clubs', {
      token,
      body: { ...robotics, ...wrong },
    });
    expect(answer).toMatchObject({ status: 400, body: { message } });
  });

  it('are listed by audience', async () => {
    const { token } = await addAdmin(test);
    const student = await addClub(test, 'student');
    const educator = await addClub(test, 'educator');
    const ids = async (url: string, asker: string) => {
      const { body } = await test.call(`GET ${url}`, { token: asker });
      return (body as { _id: string }[]).map(({ _id }) => _id);
    };
    expect((await ids('/api/admin/clubs', token)).sort()).toEqual([student.id, educator.id].sort());
    expect(await ids('/api/admin/clubs?clubFor=student', token)).toEqual([student.id]);
    expect((await test.call('GET /api/admin/clubs?clubFor=x', { token })).status).toBe(400);
    const pupil = await addPerson(test, 'student');
    expect(await ids('/api/student/clubs', pupil.token)).toEqual([student.id]);
    const teacher = await addPerson(test, 'educator');
    expect(await ids('/api/educator/clubs', teacher.token)).toEqual([educator.id]);
  });

  it('are listed with the number of their members', async () => {
    const { token } = await addAdmin(test);
    const full = await addClub(test);
    const empty = await addClub(test);
    await addPerson(test, 'student', { clubId: full.id });
    await addPerson(test, 'student', { clubId: full.id });
    const { body } = await test.call('GET /api/admin/clubs', { token });
    expect(body).toMatchObject([
      { id: full.id, membersCount: 2 },
      { id: empty.id, membersCount: 0 },
    ]);
  });

  it('keep missing fields and the progress of renamed and moved stages', async () => {
    const { token } = await addAdmin(test);
    const club = await addClub(test);
    const mentor = await addMentor(test);
    const person = await addPerson(test, 'student', { clubId: club.id, mentorId: mentor.id });
    const [first = ''] = club.stageIds;
    expect((await save(mentor, person.id, first)).status).toBe(200);

    const moved = ['Renamed', 'Extra', ...defaultStages.slice(2), 'Initial Counseling'];
    const url = `PUT /api/admin/clubs/${club.id}`;
    const answer = await test.call(url, { token, body: { stages: moved } });
    expect(answer).toMatchObject({ status: 200, body: { name: 'Robotics Club' } });
    expect(names(answer.body)).toEqual(moved);
    const progress = await test.call('GET /api/student/progress', { token: person.token });
    expect((progress.body as { stageProgress: unknown[] }).stageProgress.at(-1)).toMatchObject({
      stage: { _id: first, name: 'Initial Counseling' },
      status: 'completed',
    });
    expect((await test.call(url, { token, body: { stages: ['a'] } })).status).toBe(400);
    const renamed = await test.call(url, { token, body: { name: ' New name ' } });
    expect(renamed).toMatchObject({ status: 200, body: { name: 'New name' } });
    expect(names(renamed.body)).toEqual(moved);
  });

  it('keep the progress of blank stages, matched by id', async () => {
    const { token } = await addAdmin(test);
    const club = await addClub(test);
    const url = `PUT /api/admin/clubs/${club.id}`;
    const [a, b, ...others] = club.stageIds.map((_id) => ({ _id, name: '' }));
    await test.call(url, { token, body: { stages: [a, b, ...others] } });
    const mentor = await addMentor(test);
    const person = await addPerson(test, 'student', { clubId: club.id, mentorId: mentor.id });
    await save(mentor, person.id, a?._id ?? '');

    const stages = [b, { _id: null, name: '' }, ...others, { ...a, name: 'Last' }];
    expect((await test.call(url, { token, body: { stages } })).status).toBe(200);
    const { body } = await test.call('GET /api/student/progress', { token: person.token });
    const { stageProgress } = body as { stageProgress: { stage: object; status: string }[] };
    expect(stageProgress).toHaveLength(6);
    expect(stageProgress.filter(({ status }) => status === 'completed')).toMatchObject([
      { stage: { _id: a?._id, name: 'Last' }, feedback: 'Done' },
    ]);
  });

  it('change their audience only without members', async () => {
    const { token } = await addAdmin(test);
    const { id } = await addClub(test);
    const change = (clubFor: string) =>
      test.call(`PUT /api/admin/clubs/${id}`, { token, body: { clubFor } });
    expect(await change('educator')).toMatchObject({ status: 200, body: { clubFor: 'educator' } });
    await addPerson(test, 'educator', { clubId: id });
    expect((await change('student')).status).toBe(409);
  });

  it('are deleted with their stages, not with people and mentors', async () => {
    const { token } = await addAdmin(test);
    const club = await addClub(test);
    const mentor = await addMentor(test, { clubId: club.id });
    const person = await addPerson(test, 'student', { clubId: club.id, mentorId: mentor.id });
    await save(mentor, person.id, club.stageIds[0] ?? '');

    expect((await test.call(`DELETE /api/admin/clubs/${club.id}`, { token })).status).toBe(200);
    expect(await test.call('GET /api/student/profile', { token: person.token })).toMatchObject({
      body: { assignedClub: null, assignedMentor: { id: mentor.id } },
    });
    expect(await test.call('GET /api/mentor/profile', { token: mentor.token })).toMatchObject({
      body: { assignedClub: null, studentsCount: 1 },
    });
    expect(await test.call('GET /api/student/progress', { token: person.token })).toMatchObject({
      body: { stageProgress: [], progress: 0, currentStage: null, lastUpdated: null },
    });
    const stage = { _id: club.stageIds[0], name: 'Initial Counseling' };
    const saved = { stage, status: 'completed', feedback: 'Done' };
    const history = test.deps.db.selectFrom('history').select(['what', 'before', 'after']);
    expect(await history.orderBy('id').execute()).toMatchObject([
      { what: 'progress', before: null, after: saved },
      { what: 'club', before: { _id: club.id, name: 'Robotics Club' }, after: null },
      { what: 'progress', before: saved, after: null },
    ]);
    expect((await test.call(`DELETE /api/admin/clubs/${club.id}`, { token })).status).toBe(404);
  });

  it.each(['no-id', '00000000-0000-4000-8000-000000000000'])('%s is 404', async (id) => {
    const { token } = await addAdmin(test);
    const put = await test.call(`PUT /api/admin/clubs/${id}`, { token, body: { name: 'Some' } });
    expect(put).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect((await test.call(`DELETE /api/admin/clubs/${id}`, { token })).status).toBe(404);
  });
});
