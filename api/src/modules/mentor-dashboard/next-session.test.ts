import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/app.ts';
import { addClub, addMentor, type Account } from '../../testing/fixtures.ts';
import { addPair, after, DAY, MINUTE, type Call, type Saved } from '../../testing/next-session.ts';

const test = useTestApp();

const wait = (ms: number) => {
  test.clock.now = new Date(test.clock.now.getTime() + ms);
};

describe('the next session', () => {
  it('is shown to the person, the mentor and administrators', async () => {
    const { set, own, person, admin, mentor, call } = await addPair(test);
    const { status, session, body } = await set(after(DAY), ' Room 12 ');
    const shown = { at: after(DAY), place: 'Room 12', sequence: 0 };
    expect([status, session]).toMatchObject([200, shown]);
    expect(body).toMatchObject({ stats: { totalStudents: 1, heldSessions: 0 } });
    expect(await own()).toEqual(session);
    for (const [route, by] of [
      [`GET /api/admin/students/${person.id}`, admin],
      ['GET /api/mentor/students', mentor],
    ] as const) {
      const [record] = [(await call(route, by)).body].flat() as { nextSession: unknown }[];
      expect(record?.nextSession).toEqual(session);
    }
  });

  it.each([
    ['now', 0, 'The session must be later than now'],
    ['a moment later', 1, null],
    ['in 366 days', 366 * DAY, null],
    ['a moment after these', 366 * DAY + 1, 'The session may be at most 366 days away'],
  ])('is refused %s: %3$j', async (_case, ms, message) => {
    const { set, stored } = await addPair(test);
    const { status, body } = await set(after(ms));
    if (message === null) expect(status).toBe(200);
    else {
      const errors = [{ field: 'at', message }];
      expect([status, body]).toMatchObject([400, { code: 'VALIDATION', errors }]);
      expect(await stored()).toEqual([]);
    }
  });

  it.each([
    ['2028-02-29T16:30:00+05:30', '2027-03-01T00:00:00Z', '2028-02-29T11:00:00.000Z'],
    // A year from 29 February has 366 days.
    ['2029-03-01T10:00:00Z', '2028-02-29T10:00:00Z', '2029-03-01T10:00:00.000Z'],
    // The hour that a change of the clock repeats, and the one that it skips.
    ['2027-10-31T02:30:00+02:00', '2027-10-01T00:00:00Z', '2027-10-31T00:30:00.000Z'],
    ['2027-10-31T02:30:00+01:00', '2027-10-01T00:00:00Z', '2027-10-31T01:30:00.000Z'],
    ['2027-03-28T02:30:00+01:00', '2027-03-01T00:00:00Z', '2027-03-28T01:30:00.000Z'],
  ])('at %s, planned on %s, is a moment', async (at, now, moment) => {
    test.clock.now = new Date(now);
    const { set } = await addPair(test);
    expect((await set(at)).session?.at).toBe(moment);
  });

  it.each([
    [null, null],
    [' \u200b ', null],
    ['https://meet.example/x', 'https://meet.example/x'],
    ['Room\u0007 \u001b12', 'Room 12'],
    ['x'.repeat(200), 'x'.repeat(200)],
    ['x'.repeat(201), 'Place must have at most 200 characters'],
    ['Room 12\nBlock B', 'This must be one line.'],
  ])('at the place %j: %j', async (place, result) => {
    const { set } = await addPair(test);
    const { status, session, body } = await set(after(DAY), place);
    if (status === 200) expect(session?.place).toBe(result);
    else
      expect([status, body]).toMatchObject([
        400,
        { errors: [{ field: 'place', message: result }] },
      ]);
  });

  it('keeps its id when it is moved, with a higher sequence', async () => {
    const { set, cancel, history, stored } = await addPair(test);
    const first = (await set(after(DAY), 'Room 12')).session;
    const moved = (await set(after(2 * DAY), 'Room 12')).session;
    expect(moved).toMatchObject({ id: first?.id, at: after(2 * DAY), sequence: 1 });
    expect((await cancel()).session).toBeNull();
    const next = (await set(after(3 * DAY))).session;
    expect(next).toMatchObject({ sequence: 0 });
    expect(next?.id).not.toBe(first?.id);
    expect(await stored()).toEqual(['cancelled', 'planned']);
    const planned = { place: 'Room 12', status: 'planned' };
    expect(await history()).toMatchObject([
      { before: null, after: { at: after(3 * DAY), place: null, status: 'planned' } },
      { before: { at: after(2 * DAY), ...planned }, after: { status: 'cancelled' } },
      { before: { at: after(DAY), ...planned }, after: { at: after(2 * DAY), ...planned } },
      { before: null, after: planned, by: { name: 'Meera', role: 'mentor' } },
    ]);
  });

  it('is not moved when the same is sent again', async () => {
    const { set, history } = await addPair(test);
    const { session } = await set(after(DAY), 'Room 12');
    expect((await set(after(DAY), ' Room 12 ')).session).toEqual(session);
    expect(await history()).toHaveLength(1);
  });

  it('is changed only in the version that was read', async () => {
    const { set, cancel, miss } = await addPair(test);
    const first = (await set(after(DAY))).session?.version ?? '';
    const second = (await set(after(2 * DAY), null, { 'if-match': first })).session;
    const outdated = { 'if-match': first };
    for (const answer of [await set(after(DAY), null, outdated), await cancel(outdated)]) {
      expect(answer).toMatchObject({ status: 412, body: { current: second } });
    }
    expect((await miss(outdated)).status).toBe(412);
    const version = { 'if-match': second?.version ?? '' };
    expect((await cancel(version)).status).toBe(200);
    const gone = await set(after(DAY), null, version);
    expect(gone).toMatchObject({ status: 412, body: { code: 'PRECONDITION_FAILED' } });
  });

  it('is no part of the state of person and progress', async () => {
    const { set, person, admin, mentor, call } = await addPair(test);
    const state = async (route: string, by: Account) =>
      String((await call(route, by)).headers['etag']);
    const routes = [
      [`GET /api/admin/students/${person.id}`, admin],
      ['GET /api/student/profile', person],
      [`GET /api/mentor/people/${person.id}/progress`, mentor],
    ] as const;
    const before = await Promise.all(routes.map(([route, by]) => state(route, by)));
    await set(after(DAY));
    const now = await Promise.all(routes.map(([route, by]) => state(route, by)));
    const half = (tag: string) => tag.split('.')[0];
    expect(now.map(half)).toEqual(before.map(half));
    // A conditional read sees it.
    expect(now[0]).not.toBe(before[0]);
  });

  it('is planned, cancelled and missed once for a repeated request', async () => {
    const { set, cancel, miss, history } = await addPair(test);
    const repeat = async (send: (headers: Call) => Promise<{ status: number }>) => {
      const headers = { 'idempotency-key': crypto.randomUUID() };
      for (let time = 0; time < 2; time++) expect((await send(headers)).status).toBe(200);
    };
    await repeat((headers) => set(after(DAY), null, headers));
    await repeat(cancel);
    await set(after(MINUTE));
    wait(MINUTE);
    await repeat(miss);
    expect(await history()).toHaveLength(4);
    for (const again of [await cancel(), await miss()]) {
      expect(again).toMatchObject({ status: 409, body: { message: 'No session is planned' } });
    }
  });

  it.each([
    [-1, 'planned'],
    [0, 'held'],
    [600 * MINUTE, 'held'],
  ])('after a save %d ms after its time is %s', async (ms, status) => {
    const { set, save, stored, own } = await addPair(test);
    await set(after(MINUTE));
    wait(MINUTE + ms);
    expect((await save()).status).toBe(200);
    expect(await stored()).toEqual([status]);
    if (status === 'held') {
      expect(await own()).toBeNull();
      expect((await save()).status).toBe(200);
      expect(await stored()).toEqual(['held']);
    }
  });

  it('is held or missed once: the other is refused', async () => {
    const { set, save, miss, history } = await addPair(test);
    await set(after(MINUTE));
    expect(await miss()).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    wait(MINUTE);
    expect((await miss()).session).toBeNull();
    await save();
    expect(await history()).toMatchObject([
      { before: { status: 'planned' }, after: { status: 'missed' } },
      { before: null },
    ]);
  });

  it('stays through changes of mentor and club, and is hidden without a mentor', async () => {
    const { set, save, own, admin, person, call, stats } = await addPair(test);
    const session = (await set(after(MINUTE))).session;
    const put = async (what: string, body: object) => {
      const route = `PUT /api/admin/students/${person.id}/${what}`;
      expect((await call(route, admin, body)).status).toBe(200);
    };
    await put('assign-mentor', { mentorId: null });
    expect(await own()).toBeNull();
    expect(await stats()).toMatchObject({ todaySessions: [], heldSessions: null });
    const club = await addClub(test);
    await put('assign-club', { clubId: club.id });
    const next = await addMentor(test, { clubId: club.id });
    await put('assign-mentor', { mentorId: next.id });
    expect(await own()).toEqual(session);
    wait(MINUTE);
    // The former mentor has no access.
    expect((await save()).status).toBe(404);
    const body = { studentId: person.id, stageId: club.stageIds[0] };
    expect((await call('PUT /api/mentor/progress', next, body)).status).toBe(200);
    expect(await own()).toBeNull();
  });

  it.each(['person', 'mentor'] as const)('is hidden while the %s is inactive', async (who) => {
    const pair = await addPair(test);
    const { set, admin, person, call, stats } = pair;
    await set(after(MINUTE));
    const status = async (value: 'active' | 'inactive') => {
      const users = test.deps.db.updateTable('users').set({ status: value });
      await users.where('id', '=', pair[who].id).execute();
    };
    const read = async () =>
      ((await call(`GET /api/admin/students/${person.id}`, admin)).body as Saved['person'])
        .nextSession;
    await status('inactive');
    expect(await read()).toBeNull();
    if (who === 'person') {
      const own = await call('GET /api/mentor/students', pair.mentor);
      expect(own.body).toMatchObject([{ id: person.id, status: 'inactive' }]);
      expect(await stats()).toMatchObject({ todaySessions: [], heldSessions: null });
      for (const headers of [undefined, { 'if-match': '"outdated"' }]) {
        const refused = { status: 409, body: { code: 'CONFLICT' } };
        expect(await set(after(DAY), null, headers)).toMatchObject(refused);
      }
    }
    await status('active');
    expect(await read()).toMatchObject({ at: after(MINUTE) });
  });

  it('is counted in the statistics of its month', async () => {
    const { set, save, stats, person } = await addPair(test);
    const waiting = { id: person.id, name: 'Asha', since: after(MINUTE) };
    expect(await stats()).toMatchObject({ heldSessions: null });
    await set(after(MINUTE));
    expect(await stats()).toMatchObject({
      todaySessions: [waiting],
      missedSessions: [],
      heldSessions: 0,
    });
    wait(MINUTE);
    expect(await stats()).toMatchObject({ todaySessions: [], missedSessions: [waiting] });
    expect((await save()).body).toMatchObject({ stats: { heldSessions: 1, missedSessions: [] } });
    await test.deps.db
      .updateTable('counselling_sessions')
      .set({ at: new Date('2026-10-31T18:29:59Z') })
      .execute();
    expect(await stats()).toMatchObject({ heldSessions: null });
    await test.deps.db
      .updateTable('counselling_sessions')
      .set({ at: new Date('2026-10-31T18:30:00Z') })
      .execute();
    expect(await stats()).toMatchObject({ heldSessions: 1 });
  });
});
