import { describe, expect, it } from 'vitest';
import { startOfTest, useTestApp } from '../../testing/app.ts';
import { addClub, addMentor, addPerson, type Account } from '../../testing/fixtures.ts';
import { setClub, setMentor } from '../people/repository.ts';

const test = useTestApp();
const hour = 60 * 60 * 1000;
const unknownId = '00000000-0000-4000-8000-000000000000';

async function addPair() {
  const club = await addClub(test);
  const mentor = await addMentor(test, { name: 'Meera', clubId: club.id });
  const person = await addPerson(test, 'student', { clubId: club.id, mentorId: mentor.id });
  return { club, mentor, person, studentId: person.id, stageId: club.stageIds[0] ?? '' };
}

const save = (mentor: Account, body: unknown) =>
  test.call('PUT /api/mentor/progress', { token: mentor.token, body });
const history = () => test.deps.db.selectFrom('history').selectAll().orderBy('id').execute();

describe('saving progress', () => {
  it('stores status, feedback and date per stage', async () => {
    const { club, mentor, person, studentId, stageId } = await addPair();
    const body = {
      studentId,
      clubId: club.id,
      stageId,
      status: 'completed',
      feedback: ' Well done ',
    };
    const answer = await save(mentor, body);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        progress: 20,
        currentStage: 'Initial Counseling',
        lastUpdated: startOfTest.toISOString(),
      },
    });
    expect((answer.body as { stageProgress: unknown[] }).stageProgress).toMatchObject([
      {
        stage: { _id: stageId, id: stageId, name: 'Initial Counseling', description: null },
        status: 'completed',
        feedback: 'Well done',
        date: startOfTest.toISOString(),
      },
      ...Array.from({ length: 4 }, () => ({ status: 'not started', feedback: null, date: null })),
    ]);
    const own = await test.call('GET /api/student/progress', { token: person.token });
    expect(answer.body).toMatchObject(own.body as object);
  });

  it('returns person and statistics as in their own routes', async () => {
    const { mentor, studentId, stageId } = await addPair();
    await addPerson(test, 'student', { mentorId: mentor.id });
    const { body, headers } = await save(mentor, {
      studentId,
      stageId,
      status: 'completed',
      feedback: 'Well done',
    });
    const read = (route: string) => test.call(`GET /api/mentor/${route}`, { token: mentor.token });
    const people = (await read('students')).body as { id: string }[];
    const stats = (await read('dashboard/stats')).body;
    expect(body).toMatchObject({ person: people.find(({ id }) => id === studentId), stats });
    expect(stats).toMatchObject({ totalStudents: 2, completedSessions: 1, withoutFeedback: 1 });
    const progress = await read(`people/${studentId}/progress`);
    expect(headers['etag']).toBe(progress.headers['etag']);
  });

  it.each([
    [undefined, 'in progress'],
    [null, 'in progress'],
    ['', 'in progress'],
    ['not started', 'not started'],
    ['in progress', 'in progress'],
    ['in-progress', 'in progress'],
    ['Not_Started', 'not started'],
    ['COMPLETED', 'completed'],
    ['done', null],
    ['pending', null],
  ])('stores the status %j as %j', async (status, stored) => {
    const { mentor, studentId, stageId } = await addPair();
    const answer = await save(mentor, { studentId, stageId, status });
    expect(answer.status).toBe(stored === null ? 400 : 200);
    const rows = await test.deps.db.selectFrom('progress').select('status').execute();
    expect(rows).toEqual(stored === null ? [] : [{ status: stored }]);
  });

  it('keeps missing feedback, clears blank feedback and completes once', async () => {
    const { mentor, studentId, stageId } = await addPair();
    const row = () => test.deps.db.selectFrom('progress').selectAll().executeTakeFirstOrThrow();
    const stage = { studentId, stageId };
    await save(mentor, { ...stage, status: 'completed', feedback: 'Well done' });
    const later = new Date(startOfTest.getTime() + hour);
    test.clock.now = later;
    await save(mentor, { ...stage, status: 'completed' });
    expect(await row()).toMatchObject({
      feedback: 'Well done',
      completed_at: startOfTest,
      saved_at: later,
    });
    await save(mentor, { ...stage, status: 'in progress', feedback: '' });
    expect(await row()).toMatchObject({ feedback: null, completed_at: null });
    await save(mentor, { ...stage, status: 'completed' });
    expect(await row()).toMatchObject({ completed_at: later });
  });

  it('is limited to own people', async () => {
    const { mentor, studentId, stageId } = await addPair();
    const other = await addPair();
    const refused = await save(other.mentor, { studentId, stageId });
    expect(refused).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    for (const id of [unknownId, 'no-id', mentor.id]) {
      expect((await save(mentor, { studentId: id, stageId })).status).toBe(404);
    }
    expect(await history()).toEqual([]);
  });

  it('returns no data to a repeat after the mentor changed', async () => {
    const { mentor, studentId, stageId } = await addPair();
    const repeat = () =>
      test.call('PUT /api/mentor/progress', {
        token: mentor.token,
        body: { studentId, stageId },
        headers: { 'idempotency-key': 'key-1' },
      });
    expect((await repeat()).status).toBe(200);
    expect((await repeat()).body).toMatchObject({ person: { id: studentId } });
    await setMentor(test.deps.db, null, studentId);
    expect(await repeat()).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(await history()).toHaveLength(1);
  });

  it("is limited to stages of the person's club", async () => {
    const { mentor, studentId, stageId } = await addPair();
    const other = await addClub(test);
    const wrong = [
      { stageId: other.stageIds[0] },
      { stageId: 'no-stages' },
      { stageId: unknownId },
      { stageId, clubId: other.id },
    ];
    for (const body of wrong) {
      expect(await save(mentor, { studentId, ...body })).toMatchObject({
        status: 400,
        body: { message: 'Invalid stage selected', code: 'VALIDATION' },
      });
    }
  });

  it.each([{ studentId: undefined }, { stageId: '' }, { stageId: null }])(
    'with %j is 400: both ids are required',
    async (missing) => {
      const { mentor, studentId, stageId } = await addPair();
      expect(await save(mentor, { studentId, stageId, ...missing })).toMatchObject({
        status: 400,
        body: { message: 'Please select a student and stage' },
      });
    },
  );

  it('has one row and fifty consecutive history entries after fifty concurrent saves', async () => {
    const { mentor, studentId, stageId } = await addPair();
    const saves = Array.from({ length: 50 }, (_, n) =>
      save(mentor, { studentId, stageId, feedback: `Note ${n}` }),
    );
    const answers = await Promise.all(saves);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const rows = await test.deps.db.selectFrom('progress').selectAll().execute();
    const entries = await history();
    expect(rows).toHaveLength(1);
    expect(entries).toHaveLength(50);
    expect(entries.slice(1).map(({ before }) => before)).toEqual(
      entries.slice(0, -1).map(({ after }) => after),
    );
    expect(entries.at(-1)?.after).toMatchObject({ feedback: rows[0]?.feedback });
    expect(entries[0]).toMatchObject({ by_id: mentor.id, by_name: 'Meera', by_role: 'mentor' });
  });

  it('is kept for a former club but not counted', async () => {
    const { club, mentor, person, studentId, stageId } = await addPair();
    await save(mentor, { studentId, stageId, status: 'completed' });
    const other = await addClub(test);
    const move = (clubId: string) => setClub(test.deps.db, clubId, person.id);
    const own = () => test.call('GET /api/student/progress', { token: person.token });
    await move(other.id);
    expect((await own()).body).toMatchObject({ progress: 0, lastUpdated: null });
    await move(club.id);
    expect((await own()).body).toMatchObject({ progress: 20 });
  });
});
