import { describe, expect, it } from 'vitest';
import { deleteExpired } from '../../delete-expired.ts';
import { startOfTest, useTestApp } from '../../testing/app.ts';
import { addAdmin, addMentor, addPerson, password, type Account } from '../../testing/fixtures.ts';

const test = useTestApp();
const at = startOfTest.toISOString();
const DAY = 24 * 60 * 60 * 1000;

async function addWorld() {
  const admin = await addAdmin(test);
  const other = await addAdmin(test);
  const mentor = await addMentor(test);
  const person = await addPerson(test, 'student', { name: 'Asha', mentorId: mentor.id });
  const call = (route: string, by: Account, body?: object, headers: Record<string, string> = {}) =>
    test.call(route, { token: by.token, body, headers });
  const report = async (body: object = {}, headers?: Record<string, string>) => {
    const sent = { category: 'BULLYING', text: ' He hits me ', ...body };
    const answer = await call('POST /api/me/concerns', person, sent, headers);
    return { ...answer, id: (answer.body as { id: string }).id };
  };
  const list = async (query = '') => (await call(`GET /api/admin/concerns${query}`, admin)).body;
  const take = (id: string, by = admin, headers = {}) =>
    call(`PUT /api/admin/concerns/${id}/take`, by, undefined, headers);
  const close = (id: string, by = admin, note = ' Called ', headers = {}) =>
    call(`PUT /api/admin/concerns/${id}/close`, by, { note }, headers);
  return { admin, other, mentor, person, call, report, list, take, close };
}

describe('a concern', () => {
  it('is read by administrators; the list has neither text nor name', async () => {
    const { report, list, call, admin, person } = await addWorld();
    const { status, id } = await report();
    expect(status).toBe(201);
    const listed = { id, category: 'bullying', status: 'open', reportedAt: at, takenBy: null };
    expect(await list()).toMatchObject([listed]);
    expect(JSON.stringify(await list())).not.toMatch(/hits|Asha/);
    expect((await call(`GET /api/admin/concerns/${id}`, admin)).body).toMatchObject({
      ...listed,
      text: 'He hits me',
      person: { id: person.id, name: 'Asha', role: 'student' },
      note: null,
    });
  });

  it.each([
    [{ category: 'weather' }, 'category'],
    [{ category: undefined }, 'category'],
    [{ text: ' ' }, 'text'],
    [{ text: '\u200b' }, 'text'],
    [{ text: 'x'.repeat(2001) }, 'text'],
  ])('%j is refused', async (body, field) => {
    const { report, list } = await addWorld();
    expect(await report(body)).toMatchObject({ status: 400, body: { errors: [{ field }] } });
    expect(await list()).toEqual([]);
  });

  it('is one of at most five in a day, and one for a repeated request', async () => {
    const { report, list } = await addWorld();
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const [first, again] = [await report({}, headers), await report({}, headers)];
    expect(again.id).toBe(first.id);
    for (let count = 0; count < 4; count++) expect((await report()).status).toBe(201);
    const refused = await report();
    expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    expect(refused.headers['retry-after']).toBe(String(DAY / 1000));
    expect(await list()).toHaveLength(5);
    await test.deps.db
      .updateTable('concerns')
      .set({ reported_at: new Date(startOfTest.getTime() - DAY) })
      .where('id', '=', first.id)
      .execute();
    expect((await report()).status).toBe(201);
  });

  it('is taken by one and closed with a note', async () => {
    const { report, list, take, close, admin, other } = await addWorld();
    const { id } = await report();
    const taken = {
      status: 'taken',
      takenBy: { id: admin.id, name: 'Prakash Joshi' },
      takenAt: at,
    };
    for (let time = 0; time < 2; time++) {
      expect(await take(id)).toMatchObject({ status: 200, body: taken });
    }
    const conflict = { status: 409, body: { code: 'CONFLICT' } };
    expect(await take(id, other)).toMatchObject(conflict);
    expect(await close(id, other)).toMatchObject(conflict);
    expect((await close(id, admin, ' \u200b')).status).toBe(400);
    for (let time = 0; time < 2; time++) {
      const closed = { status: 'closed', note: 'Called', closedBy: { id: admin.id }, closedAt: at };
      expect(await close(id)).toMatchObject({ status: 200, body: closed });
    }
    for (const answer of [await take(id), await close(id, admin, 'More'), await close(id, other)]) {
      expect(answer).toMatchObject(conflict);
    }
    await report();
    expect(await list('?status=closed')).toMatchObject([{ id }]);
    expect(await list('?status=open')).toHaveLength(1);
    expect(await list('?status=taken')).toEqual([]);
  });

  it('is changed only in the version that was read', async () => {
    const { report, take, close, call, admin } = await addWorld();
    const { id } = await report();
    const outdated = { 'if-match': '"outdated"' };
    const changed = { status: 412, body: { code: 'PRECONDITION_FAILED' } };
    expect(await take(id, admin, outdated)).toMatchObject(changed);
    expect(await close(id, admin, 'Called', outdated)).toMatchObject(changed);
    const read = await call(`GET /api/admin/concerns/${id}`, admin);
    const version = { 'if-match': String(read.headers['etag']) };
    expect((await take(id, admin, version)).status).toBe(200);
    expect(await close(id, admin, 'Called', version)).toMatchObject(changed);
  });

  it('is open again when the administrator who has taken it is removed', async () => {
    const { report, list, take, close, call, admin, other } = await addWorld();
    const [taken, closed] = [await report(), await report()];
    await take(taken.id, other);
    await close(closed.id, other);
    const route = `POST /api/admin/administrators/${other.id}/remove`;
    expect((await call(route, admin, { currentPassword: password })).status).toBe(200);
    expect(await list('?status=open')).toMatchObject([{ id: taken.id, takenBy: null }]);
    expect(await list('?status=closed')).toMatchObject([{ closedBy: { id: other.id } }]);
    expect(await take(taken.id)).toMatchObject({ status: 200, body: { status: 'taken' } });
  });

  it('is listed by status: open, taken, closed', async () => {
    const { report, list, take, close } = await addWorld();
    const ids = [];
    for (let time = 0; time < 4; time++) ids.push((await report()).id);
    const [closed = '', taken = '', ...open] = ids;
    await take(closed);
    await close(closed);
    await take(taken);
    expect(await list()).toMatchObject([...open, taken, closed].map((id) => ({ id })));
  });

  it('is taken once by two administrators at once', async () => {
    const { report, take, admin, other } = await addWorld();
    const { id } = await report();
    const answers = await Promise.all([take(id, admin), take(id, other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is nothing of the mentor, the history or the events', async () => {
    const { report, mentor, person, call, admin } = await addWorld();
    await report();
    for (const [route, by] of [
      ['GET /api/mentor/students', mentor],
      ['GET /api/student/history', person],
      [`GET /api/mentor/people/${person.id}/history`, mentor],
      [`GET /api/admin/people/${person.id}/history`, admin],
    ] as const) {
      expect(JSON.stringify((await call(route, by)).body)).not.toMatch(/hits|bullying/);
    }
    const own = JSON.stringify((await call('GET /api/me/data', person)).body);
    expect(own).toContain('He hits me');
  });

  it('sends a mail without content to the mailbox of the settings', async () => {
    const { report } = await addWorld();
    await report();
    await test.deps.background.idle();
    expect(test.mails).toEqual([]);
    test.deps.concernMailTo = 'safety@example.org';
    await report();
    await test.deps.background.idle();
    expect(test.mails).toMatchObject([{ to: 'safety@example.org' }]);
    expect(JSON.stringify(test.mails)).not.toMatch(/hits|Asha|bullying/i);
  });

  it('is deleted 36 months after it was closed, an open one never', async () => {
    const { report, close, list } = await addWorld();
    const open = await report();
    const recent = await report();
    const old = await report();
    for (const { id } of [recent, old]) await close(id);
    const closedAt = (id: string, moment: string) =>
      test.deps.db
        .updateTable('concerns')
        .set({ closed_at: new Date(moment) })
        .where('id', '=', id)
        .execute();
    await closedAt(recent.id, '2023-11-18T13:05:00.000Z');
    await closedAt(old.id, '2023-11-18T13:04:59.999Z');
    const retention = { auditMonths: 12, historyYears: 3, concernMonths: 36 };
    await deleteExpired(test.deps, retention, new AbortController().signal);
    const left = (await list()) as { id: string }[];
    expect(left.map(({ id }) => id).sort()).toEqual([open.id, recent.id].sort());
  });
});
