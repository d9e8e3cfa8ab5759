import { describe, expect, it } from 'vitest';
import { startOfTest, useTestApp } from '../../testing/app.ts';
import { addClub, addMentor, addPerson, type Account } from '../../testing/fixtures.ts';

const test = useTestApp();
type Headers = Record<string, string>;

async function addPair() {
  const club = await addClub(test);
  const mentor = await addMentor(test, { name: 'Meera', clubId: club.id });
  const person = await addPerson(test, 'student', { clubId: club.id, mentorId: mentor.id });
  const [stageId = '', other = ''] = club.stageIds;
  const call = (route: string, by: Account, body?: object, headers: Headers = {}) =>
    test.call(route, { token: by.token, body, headers });
  const stats = async () => (await call('GET /api/mentor/dashboard/stats', mentor)).body;
  return {
    mentor,
    person,
    stageId,
    other,
    call,
    save: (feedback?: string, status = 'in progress') =>
      call('PUT /api/mentor/progress', mentor, { studentId: person.id, stageId, status, feedback }),
    answer: async (text: string, headers?: Headers, stage = stageId) => {
      const route = `PUT /api/student/stages/${stage}/answer`;
      const answered = await call(route, person, { text }, headers);
      const { stageProgress } = answered.body as { stageProgress?: { answer: unknown }[] };
      return { ...answered, answer: stageProgress?.[0]?.answer };
    },
    shown: async () => {
      const { body } = await call('GET /api/student/progress', person);
      return (body as { stageProgress: { answer: unknown }[] }).stageProgress[0]?.answer;
    },
    history: async () =>
      ((await call('GET /api/student/history', person)).body as { what: string }[]).filter(
        ({ what }) => what === 'answer',
      ),
    unread: async () => stats().then((body) => (body as { unreadAnswers: number }).unreadAnswers),
    listed: async (query = '') =>
      (await call(`GET /api/mentor/students${query}`, mentor)).body as { stages: object[] }[],
  };
}

const at = startOfTest.toISOString();
const closed = 'Your mentor has saved this stage since. The answer stays as it is.';

describe('an answer', () => {
  it('is one a stage, and may be changed and removed', async () => {
    const { save, answer, shown, history, listed } = await addPair();
    await save('Well begun');
    const open = { at, readAt: null, isClosed: false };
    expect(await answer(' Thank you ')).toMatchObject({
      status: 200,
      answer: { ...open, text: 'Thank you' },
    });
    expect((await answer('Thanks!')).answer).toMatchObject({ text: 'Thanks!' });
    expect(await listed()).toMatchObject([
      { stages: [{ answer: { text: 'Thanks!' } }, {}, {}, {}, {}] },
    ]);
    // No change, so no entry.
    await answer('Thanks!');
    expect((await answer(' \u200b ')).answer).toBeNull();
    expect(await shown()).toBeNull();
    expect(await history()).toMatchObject([
      { before: { text: 'Thanks!' }, after: null },
      { before: { text: 'Thank you' }, after: { text: 'Thanks!' } },
      { before: null, after: { text: 'Thank you' }, by: { role: 'student' } },
    ]);
  });

  it.each([
    ['without feedback', null, 409, 'There is no feedback to answer'],
    ['to feedback', 'Good', 200, undefined],
  ])('%s: %3$j', async (_case, feedback, status, message) => {
    const { save, answer } = await addPair();
    await save(feedback ?? undefined);
    const { body, ...answered } = await answer('Thank you');
    expect(answered.status).toBe(status);
    if (message !== undefined) expect(body).toMatchObject({ message });
  });

  it.each([
    ['x'.repeat(1000), 200],
    ['x'.repeat(1001), 400],
  ])('of %s: %j', async (text, status) => {
    const { save, answer } = await addPair();
    await save('Good');
    expect((await answer(text)).status).toBe(status);
  });

  it.each([
    ['new feedback: it goes to the history, and another may be written', 'Better', true],
    ['no feedback: it goes to the history, and none may be written', '', false],
  ])('is closed by a save with %s', async (_case, feedback, isAllowed) => {
    const { save, answer, shown, history, unread } = await addPair();
    await save('Good');
    await answer('Thank you');
    expect(await unread()).toBe(1);
    await save(feedback);
    expect(await shown()).toBeNull();
    expect(await unread()).toBe(0);
    expect(await history()).toMatchObject([{ after: { text: 'Thank you' } }]);
    expect((await answer('Once more')).status).toBe(isAllowed ? 200 : 409);
  });

  it('is read and closed by a save with the same feedback', async () => {
    const { save, answer, shown, unread } = await addPair();
    await save('Good');
    await answer('Thank you');
    await save(undefined, 'completed');
    const kept = { text: 'Thank you', at, readAt: at, isClosed: true };
    expect(await shown()).toEqual(kept);
    expect(await unread()).toBe(0);
    for (const text of ['Once more', '']) {
      expect(await answer(text)).toMatchObject({ status: 409, body: { message: closed } });
    }
    expect(await shown()).toEqual(kept);
    await save('Better');
    expect((await answer('Once more')).answer).toMatchObject({ isClosed: false, readAt: null });
  });

  it('may be written after a save with the same feedback', async () => {
    const { save, answer } = await addPair();
    await save('Good');
    await save('Good', 'completed');
    expect((await answer('Thank you')).status).toBe(200);
  });

  it('is sent for the feedback that was read', async () => {
    const { save, answer, call, person, mentor } = await addPair();
    await save('Good');
    const tag = async () =>
      String((await call('GET /api/student/progress', person)).headers['etag']);
    const read = { 'if-match': await tag() };
    expect((await answer('Thank you', read)).status).toBe(200);
    // An answer is no part of the state: neither of the own progress nor of the mentor's.
    expect((await answer('Thanks', read)).status).toBe(200);
    const route = `GET /api/mentor/people/${person.id}/progress`;
    const known = String((await call(route, mentor)).headers['etag']);
    await answer('Thank you!');
    const again = await call(route, mentor, undefined, { 'if-match': known });
    expect(String(again.headers['etag']).split('.')[0]).toBe(known.split('.')[0]);
    await save('Better');
    expect(await answer('Thank you', read)).toMatchObject({
      status: 412,
      body: { current: { stageProgress: [{ feedback: 'Better' }, {}, {}, {}, {}] } },
    });
  });

  it('is written once by a repeated request', async () => {
    const { save, answer, history } = await addPair();
    await save('Good');
    const headers = { 'idempotency-key': crypto.randomUUID() };
    for (let time = 0; time < 2; time++) {
      expect((await answer('Thank you', headers)).answer).toMatchObject({ text: 'Thank you' });
    }
    expect(await history()).toHaveLength(1);
  });

  it('in a club that the person has left stays unread', async () => {
    const { save, answer, shown, call, mentor, person } = await addPair();
    await save('Good');
    await answer('Thank you');
    const move = (club_id: string | null) =>
      test.deps.db
        .updateTable('people')
        .set({ club_id })
        .where('user_id', '=', person.id)
        .execute();
    const { club_id: club } = await test.deps.db
      .selectFrom('people')
      .select('club_id')
      .where('user_id', '=', person.id)
      .executeTakeFirstOrThrow();
    for (const other of [(await addClub(test)).id, null]) {
      await move(other);
      const route = `PUT /api/mentor/people/${person.id}/answers/read`;
      expect((await call(route, mentor)).status).toBe(200);
    }
    await move(club);
    expect(await shown()).toMatchObject({ readAt: null });
  });

  it('is unread until the mentor marks it, and again after a change', async () => {
    const { save, answer, shown, unread, call, mentor, person, listed } = await addPair();
    await save('Good');
    await answer('Thank you');
    await addPerson(test, 'student', { mentorId: mentor.id });
    expect(await listed('?unreadAnswers=true')).toMatchObject([{ id: person.id }]);
    expect(await listed('?unreadAnswers=false')).toHaveLength(1);
    const route = `PUT /api/mentor/people/${person.id}/answers/read`;
    const marked = { person: { stages: [{ answer: { readAt: at } }, {}, {}, {}, {}] } };
    expect((await call(route, mentor)).body).toMatchObject({
      ...marked,
      stats: { unreadAnswers: 0, pendingUpdates: 1 },
    });
    expect(await listed('?unreadAnswers=true')).toEqual([]);
    await answer('Thank you!');
    expect(await shown()).toMatchObject({ readAt: null });
    expect(await unread()).toBe(1);
  });
});
