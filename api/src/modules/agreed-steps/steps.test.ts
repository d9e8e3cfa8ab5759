import { describe, expect, it } from 'vitest';
import { deleteExpired } from '../../delete-expired.ts';
import { startOfTest, useTestApp } from '../../testing/app.ts';
import { addAdmin, addClub, addMentor, addPerson, type Account } from '../../testing/fixtures.ts';
import { startSession } from '../auth/sessions.ts';

const test = useTestApp();
const DAY = 24 * 60 * 60 * 1000;

interface Step {
  id: string;
  text: string;
  version: string;
}
type Headers = Record<string, string>;

async function addPair() {
  const club = await addClub(test);
  const mentor = await addMentor(test, { name: 'Meera', clubId: club.id });
  const person = await addPerson(test, 'student', { clubId: club.id, mentorId: mentor.id });
  const admin = await addAdmin(test);
  const steps = `/api/mentor/people/${person.id}/steps`;
  const call = (route: string, by: Account, body?: object, headers: Headers = {}) =>
    test.call(route, { token: by.token, body, headers });
  const shown = async (by: Account = person, route = '/api/student/progress') =>
    ((await call(`GET ${route}`, by)).body as { agreedSteps: Step[] }).agreedSteps;
  return {
    club,
    mentor,
    person,
    admin,
    call,
    shown,
    add: async (body: object, headers?: Headers) => {
      const answer = await call(`POST ${steps}`, mentor, body, headers);
      const added = answer.status === 201 ? (await shown()).at(-1) : undefined;
      return { ...answer, step: added ?? { id: '', text: '', version: '' } };
    },
    update: (id: string, body: object, headers?: Headers) =>
      call(`PUT ${steps}/${id}`, mentor, body, headers),
    remove: (id: string, headers?: Headers) =>
      call(`DELETE ${steps}/${id}`, mentor, undefined, headers),
    tick: (id: string, isDone = true, headers?: Headers) =>
      call(`PUT /api/student/steps/${id}/done`, person, { isDone }, headers),
    tickAsMentor: (id: string, isDone = true, headers?: Headers) =>
      call(`PUT ${steps}/${id}/done`, mentor, { isDone }, headers),
    history: async () =>
      ((await call('GET /api/student/history', person)).body as { what: string }[]).filter(
        ({ what }) => what === 'step',
      ),
  };
}

describe('an agreed step', () => {
  it('is shown to the person, the mentor and administrators', async () => {
    const { add, mentor, person, admin, shown, call } = await addPair();
    const { body, step } = await add({ text: ' Ask two engineers ', dueOn: '2026-11-27' });
    const open = { text: 'Ask two engineers', dueOn: '2026-11-27', doneAt: null, doneBy: null };
    expect(step).toMatchObject(open);
    expect(body).toMatchObject({ person: { agreedSteps: [step] }, stats: { totalStudents: 1 } });
    expect(await shown(mentor, `/api/mentor/people/${person.id}/progress`)).toEqual([step]);
    expect(await shown(admin, `/api/admin/students/${person.id}/progress`)).toEqual([step]);
    const people = (await call('GET /api/mentor/students', mentor)).body;
    expect(people).toMatchObject([{ agreedSteps: [step] }]);
  });

  it.each([
    [{ text: ' ' }, 'text', 'Please enter a step'],
    [{}, 'text', 'Please enter a step'],
    [{ text: 'x'.repeat(201) }, 'text', 'A step must have at most 200 characters'],
    [{ text: 'x'.repeat(200) }, null, null],
    [{ text: 'Read', dueOn: null }, null, null],
    [{ text: 'Read', dueOn: '2028-02-29' }, null, null],
    [{ text: 'Read', dueOn: '2027-02-29' }, 'dueOn', 'Please enter a valid day'],
    [{ text: 'Read', dueOn: '' }, 'dueOn', 'Please enter a valid day'],
    [{ text: 'Read', dueOn: 'tomorrow' }, 'dueOn', 'Please enter a valid day'],
  ])('%j: %j', async (body, field, message) => {
    const { add, shown } = await addPair();
    const answer = await add(body);
    if (field === null) expect(answer.status).toBe(201);
    else {
      expect(answer).toMatchObject({ status: 400, body: { errors: [{ field, message }] } });
      expect(await shown()).toEqual([]);
    }
  });

  it('is one of at most ten open ones', async () => {
    const { add, tick, shown } = await addPair();
    for (let count = 1; count <= 10; count++) {
      expect((await add({ text: `Step ${count}` })).status).toBe(201);
    }
    const full = { status: 409, body: { message: 'At most 10 steps can be open' } };
    expect(await add({ text: 'One more' })).toMatchObject(full);
    const [first] = await shown();
    await tick(first?.id ?? '');
    expect((await add({ text: 'One more' })).status).toBe(201);
    expect(await tick(first?.id ?? '', false)).toMatchObject(full);
    expect(await shown()).toHaveLength(11);
  });

  it('is ticked and unticked by either, and its changes are in the history', async () => {
    const { add, update, remove, tick, tickAsMentor, shown, history } = await addPair();
    const { step } = await add({ text: 'Read', dueOn: '2026-11-27' });
    const doneAt = startOfTest.toISOString();
    expect((await tick(step.id)).body).toMatchObject({
      agreedSteps: [{ id: step.id, doneAt, doneBy: 'student' }],
    });
    // No change, so no entry.
    await tick(step.id);
    expect((await tickAsMentor(step.id, false)).status).toBe(200);
    expect((await tickAsMentor(step.id)).body).toMatchObject({
      person: { agreedSteps: [{ doneAt, doneBy: 'mentor' }] },
    });
    await tick(step.id, false);
    await update(step.id, { text: 'Read more' });
    expect(await shown()).toMatchObject([{ text: 'Read more', dueOn: '2026-11-27' }]);
    await update(step.id, { text: 'Read more', dueOn: null });
    await remove(step.id);
    expect(await shown()).toEqual([]);
    const read = { text: 'Read', dueOn: '2026-11-27' };
    expect(await history()).toMatchObject([
      { before: { text: 'Read more', dueOn: null }, after: null },
      { before: { dueOn: '2026-11-27' }, after: { text: 'Read more', dueOn: null } },
      { before: read, after: { text: 'Read more', dueOn: '2026-11-27' } },
      { before: { isDone: true }, after: { isDone: false }, by: { role: 'student' } },
      { before: { isDone: false }, after: { isDone: true }, by: { role: 'mentor' } },
      { before: { isDone: true }, after: { isDone: false }, by: { role: 'mentor' } },
      { before: { isDone: false }, after: { ...read, isDone: true }, by: { role: 'student' } },
      { before: null, after: { ...read, isDone: false }, by: { name: 'Meera', role: 'mentor' } },
    ]);
  });

  it('is changed and ticked only in the version that was read', async () => {
    const { add, update, remove, tick, tickAsMentor, shown } = await addPair();
    const { step } = await add({ text: 'Read' });
    const outdated = { 'if-match': step.version };
    expect((await update(step.id, { text: 'Write' }, outdated)).status).toBe(200);
    const [current] = await shown();
    for (const answer of [
      await update(step.id, { text: 'Sing' }, outdated),
      await tick(step.id, true, outdated),
      await tickAsMentor(step.id, true, outdated),
      await remove(step.id, outdated),
    ]) {
      expect(answer).toMatchObject({ status: 412, body: { current } });
    }
    const version = { 'if-match': current?.version ?? '' };
    expect((await remove(step.id, version)).status).toBe(200);
    expect(await tick(step.id, true, version)).toMatchObject({ status: 404 });
  });

  it('is no part of the state of the progress', async () => {
    const { add, tick, mentor, person, club, call } = await addPair();
    const route = `GET /api/mentor/people/${person.id}/progress`;
    const tag = String((await call(route, mentor)).headers['etag']);
    const { step } = await add({ text: 'Read' });
    await tick(step.id);
    const { headers } = await call(route, mentor, undefined, { 'if-none-match': tag });
    expect(headers['etag']).not.toBe(tag);
    const save = { studentId: person.id, stageId: club.stageIds[0] };
    const saved = await call('PUT /api/mentor/progress', mentor, save, { 'if-match': tag });
    expect(saved).toMatchObject({ status: 200, body: { agreedSteps: [{ id: step.id }] } });
  });

  it('is changed once by a repeated request', async () => {
    const { add, update, remove, tick, tickAsMentor, history } = await addPair();
    const twice = async (send: (headers: Headers) => Promise<{ status: number }>) => {
      const headers = { 'idempotency-key': crypto.randomUUID() };
      expect(await send(headers)).toMatchObject({ status: (await send(headers)).status });
    };
    await twice((headers) => add({ text: 'Read' }, headers));
    const { step } = await add({ text: 'Write' });
    await twice((headers) => update(step.id, { text: 'Sing' }, headers));
    await twice((headers) => tick(step.id, true, headers));
    await twice((headers) => tickAsMentor(step.id, false, headers));
    await twice((headers) => remove(step.id, headers));
    expect(await history()).toHaveLength(6);
  });

  it('is shown for 14 days once it is done', async () => {
    const { add, tick, shown, person, history } = await addPair();
    const { step } = await add({ text: 'Read' });
    await add({ text: 'Write' });
    await tick(step.id);
    const on = async (ms: number) => {
      test.clock.now = new Date(startOfTest.getTime() + ms);
      const token = await startSession(test.deps.db, person.id, test.clock.now);
      return (await shown({ ...person, token })).map(({ text }) => text);
    };
    expect(await on(14 * DAY - 1)).toEqual(['Read', 'Write']);
    expect(await on(14 * DAY)).toEqual(['Write']);
    person.token = await startSession(test.deps.db, person.id, test.clock.now);
    expect((await tick(step.id, false)).status).toBe(404);
    const retention = { auditMonths: 12, historyYears: 3, concernMonths: 36 };
    await deleteExpired(test.deps, retention, new AbortController().signal);
    const rows = await test.deps.db.selectFrom('agreed_steps').select('text').execute();
    expect(rows).toEqual([{ text: 'Write' }]);
    expect(await history()).toHaveLength(3);
  });

  it('stays when mentor and club change, for the present mentor alone', async () => {
    const { add, admin, person, call, tickAsMentor, shown } = await addPair();
    const { step } = await add({ text: 'Read' });
    const put = (what: string, body: object) =>
      call(`PUT /api/admin/students/${person.id}/${what}`, admin, body);
    const club = await addClub(test);
    const next = await addMentor(test, { clubId: club.id });
    await put('assign-club', { clubId: club.id });
    await put('assign-mentor', { mentorId: next.id });
    expect(await shown()).toEqual([step]);
    expect((await tickAsMentor(step.id)).status).toBe(404);
    const route = `PUT /api/mentor/people/${person.id}/steps/${step.id}`;
    expect((await call(route, next, { text: 'Write' })).status).toBe(200);
  });
});
