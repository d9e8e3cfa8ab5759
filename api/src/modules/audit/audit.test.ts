import { describe, expect, it } from 'vitest';
import { startOfTest, useTestApp } from '../../testing/app.ts';
import { operationsOf } from '../../testing/document.ts';
import { addAuditWorld, type AuditWorld } from '../../testing/audit-world.ts';
import { listRoutes, otherLists, unaudited } from '../../testing/audited-routes.ts';
import { addMentor } from '../../testing/fixtures.ts';
import { planSession } from '../counselling-sessions/repository.ts';
import type { Document } from '../../platform/openapi/types.ts';

const test = useTestApp();

/** A session some days from the start of the test. */
const inDays = (days: number) => new Date(startOfTest.getTime() + days * 24 * 60 * 60 * 1000);
const tomorrow = inDays(1).toISOString();
const plan = (personId: string, days: number) => {
  const of = { personId, planned: null, clock: test.deps };
  return planSession(test.deps.db, of, { at: inDays(days), place: null });
};

/** Reads and changes of a single person by administrators and mentors, with the stored entry. */
interface AuditedRoute {
  entry: string;
  /** Adds data that the route needs. */
  prepare?: (world: AuditWorld) => Promise<unknown>;
  body?: (world: AuditWorld) => object;
}
const audited: Record<string, AuditedRoute> = {
  'GET /api/admin/students/{id}': { entry: 'read record' },
  'PUT /api/admin/students/{id}': { entry: 'change record', body: () => ({ name: 'Asha' }) },
  'PUT /api/admin/students/{id}/assign-mentor': {
    entry: 'change mentor',
    body: () => ({ mentorId: null }),
  },
  'PUT /api/admin/students/{id}/assign-club': {
    entry: 'change club',
    body: () => ({ clubId: null }),
  },
  'GET /api/admin/students/{id}/progress': { entry: 'read progress' },
  'GET /api/admin/educators/{id}': { entry: 'read record' },
  'PUT /api/admin/educators/{id}': { entry: 'change record', body: () => ({ name: 'Asha' }) },
  'PUT /api/admin/educators/{id}/assign-mentor': {
    entry: 'change mentor',
    body: () => ({ mentorId: null }),
  },
  'PUT /api/admin/educators/{id}/assign-club': {
    entry: 'change club',
    body: () => ({ clubId: null }),
  },
  'GET /api/admin/educators/{id}/progress': { entry: 'read progress' },
  'GET /api/admin/people/{id}/history': { entry: 'read history' },
  'GET /api/admin/people/{id}/audit': { entry: 'read audit' },
  'GET /api/admin/accounts/{id}/sessions': { entry: 'read sessions' },
  'DELETE /api/admin/accounts/{id}/sessions': { entry: 'change sessions' },
  'POST /api/admin/accounts/{id}/password-link': { entry: 'change password link' },
  'PUT /api/admin/deletion-requests/{id}/refuse': {
    entry: 'change deletion request',
    body: () => ({ answer: 'Not yet' }),
  },
  'GET /api/admin/concerns/{id}': { entry: 'read concern' },
  'PUT /api/admin/concerns/{id}/take': { entry: 'change concern' },
  'PUT /api/admin/concerns/{id}/close': {
    entry: 'change concern',
    body: () => ({ note: 'Done' }),
  },
  'GET /api/mentor/people/{id}/progress': { entry: 'read progress' },
  'GET /api/mentor/people/{id}/history': { entry: 'read history' },
  'PUT /api/mentor/people/{id}/next-session': {
    entry: 'change next session',
    body: () => ({ at: tomorrow }),
  },
  'DELETE /api/mentor/people/{id}/next-session': {
    entry: 'change next session',
    prepare: ({ person }) => plan(person.id, 1),
  },
  'PUT /api/mentor/people/{id}/next-session/missed': {
    entry: 'change next session',
    prepare: ({ person }) => plan(person.id, -1),
  },
  'PUT /api/mentor/people/{id}/answers/read': { entry: 'read answers' },
  'POST /api/mentor/people/{id}/steps': {
    entry: 'change steps',
    body: () => ({ text: 'Write' }),
  },
  'PUT /api/mentor/people/{id}/steps/{stepId}': {
    entry: 'change steps',
    body: () => ({ text: 'Read' }),
  },
  'DELETE /api/mentor/people/{id}/steps/{stepId}': { entry: 'change steps' },
  'PUT /api/mentor/people/{id}/steps/{stepId}/done': {
    entry: 'change steps',
    body: () => ({ isDone: true }),
  },
  'PUT /api/mentor/progress': {
    entry: 'change progress',
    body: ({ person, club }) => ({ studentId: person.id, stageId: club.stageIds[0] }),
  },
};

/** Deletes the person and so all entries; only a line of the log is left. */
const erasing = 'PUT /api/admin/deletion-requests/{id}/carry-out';

function addressOf(
  route: string,
  { person, educator, request, step, concern }: AuditWorld,
): string {
  if (route.includes('/concerns/')) return route.replace('{id}', concern.id);
  const ids = route.includes('deletion-requests') ? request : person;
  return route
    .replace('{stepId}', step.id)
    .replace('{id}', route.includes('/educators/') ? educator.id : ids.id);
}

function entries() {
  return test.deps.db.selectFrom('audit').selectAll().orderBy('id').execute();
}

describe('the audit', () => {
  it('has a row for every route of administrators and mentors', () => {
    const routes = operationsOf(test.app.swagger() as unknown as Document)
      .map(({ route }) => route)
      .filter((route) => /\/api\/(admin|mentor)\//.test(route));
    expect(routes.sort()).toEqual(
      [
        ...Object.keys(audited),
        erasing,
        ...listRoutes,
        ...otherLists,
        ...Object.keys(unaudited),
      ].sort(),
    );
  });

  it.each(Object.entries(audited))('%s is stored: %j', async (route, { entry, prepare, body }) => {
    const world = await addAuditWorld(test);
    await prepare?.(world);
    const by = route.includes('/mentor/') ? 'mentor' : 'admin';
    const { status, headers } = await test.call(addressOf(route, world), {
      token: world[by].token,
      body: body?.(world),
      headers: { 'x-request-id': 'client-1' },
    });
    expect(status).toBe(route.endsWith('/steps') ? 201 : 200);
    const [stored, ...more] = await entries();
    expect(more).toEqual([]);
    expect(`${stored?.action ?? ''} ${stored?.what ?? ''}`).toBe(entry);
    expect(stored).toMatchObject({
      person_id: route.includes('/educators/') ? world.educator.id : world.person.id,
      by_id: world[by].id,
      by_name: by === 'admin' ? 'Prakash Joshi' : 'Meera',
      by_role: by,
      at: startOfTest,
      request_id: headers['x-request-id'],
      client_request_id: 'client-1',
      address_hash: test.deps.addressHash('127.0.0.1'),
    });
  });

  it.each([
    'PUT /api/admin/students/{id}',
    'PUT /api/admin/students/{id}/assign-mentor',
    'PUT /api/admin/students/{id}/assign-club',
    'PUT /api/mentor/progress',
    'PUT /api/admin/concerns/{id}/take',
    'PUT /api/admin/concerns/{id}/close',
  ])('%s refused as outdated is a read, as the response has the record', async (route) => {
    const world = await addAuditWorld(test);
    const known = audited[route];
    const by = world[route.includes('/mentor/') ? 'mentor' : 'admin'];
    const { status } = await test.call(addressOf(route, world), {
      token: by.token,
      body: known?.body?.(world),
      headers: { 'if-match': '"outdated"' },
    });
    expect(status).toBe(412);
    expect(await entries()).toMatchObject([
      {
        person_id: world.person.id,
        by_id: by.id,
        action: 'read',
        what: known?.entry.split(' ')[1],
      },
    ]);
  });

  it.each([...Object.keys(unaudited), erasing].filter((route) => /^GET|carry-out/.test(route)))(
    '%s is not stored',
    async (route) => {
      const world = await addAuditWorld(test);
      const { admin, mentor, club } = world;
      const id = route.includes('/mentors/') ? mentor.id : club.id;
      const address = route.endsWith('carry-out')
        ? addressOf(route, world)
        : route.replace(/\{\w+\}/, id);
      const { token } = route.includes('/mentor/') ? mentor : admin;
      expect((await test.call(address, { token })).status).toBe(200);
      expect(await entries()).toEqual([]);
    },
  );

  it('has no entry for refused requests, own reads, and accounts other than students and educators', async () => {
    const { admin, mentor, person } = await addAuditWorld(test);
    const other = await addMentor(test);
    const unknownId = '00000000-0000-4000-8000-000000000000';
    const call = async (route: string, { token }: { token: string }, body?: object) =>
      (await test.call(route, { token, body })).status;
    const read = `GET /api/admin/students/${person.id}`;
    expect(await call(read, mentor)).toBe(403);
    expect(await call(`GET /api/mentor/people/${person.id}/progress`, other)).toBe(404);
    expect(await call(`GET /api/admin/students/${unknownId}`, admin)).toBe(404);
    expect(await call(`PUT ${read.slice(4)}`, admin, { name: '' })).toBe(400);
    expect(await call('GET /api/student/profile', person)).toBe(200);
    expect(await call('GET /api/student/progress', person)).toBe(200);
    expect(await call(`GET /api/admin/accounts/${mentor.id}/sessions`, admin)).toBe(200);
    expect(await entries()).toEqual([]);
  });

  it('counts a repeat with an Idempotency-Key as a read', async () => {
    const { mentor, person, club } = await addAuditWorld(test);
    const body = { studentId: person.id, stageId: club.stageIds[0] };
    const headers = { 'idempotency-key': crypto.randomUUID() };
    for (let time = 0; time < 2; time++) {
      await test.call('PUT /api/mentor/progress', { token: mentor.token, body, headers });
    }
    expect((await entries()).map(({ action }) => action)).toEqual(['change', 'read']);
  });

  it('is read by administrators, newest first, in pages, with the names at that time', async () => {
    const { admin, mentor, person } = await addAuditWorld(test);
    const list = `GET /api/admin/people/${person.id}/audit`;
    const { token } = admin;
    await test.call(`GET /api/mentor/people/${person.id}/progress`, { token: mentor.token });
    await test.call(`GET /api/admin/students/${person.id}`, { token });
    await test.call(`DELETE /api/admin/mentors/${mentor.id}`, { token });

    const { body } = await test.call(list, { token });
    expect(body).toMatchObject([
      {
        by: { id: admin.id, name: 'Prakash Joshi', role: 'admin' },
        action: 'read',
        what: 'record',
        at: startOfTest.toISOString(),
      },
      { by: { id: mentor.id, name: 'Meera', role: 'mentor' }, action: 'read', what: 'progress' },
    ]);
    const page = await test.call(`${list}?page=2&limit=2`, { token });
    expect(page.headers['x-total-count']).toBe('3');
    expect(page.body).toMatchObject([{ what: 'progress' }]);
  });

  it('is in the data of the person, without the accounts of others', async () => {
    const { mentor, person } = await addAuditWorld(test);
    await test.call(`GET /api/mentor/students?ids=${person.id}`, mentor);
    await test.call(`GET /api/mentor/people/${person.id}/history`, { token: mentor.token });
    const { body } = await test.call('GET /api/me/data', { token: person.token });
    const { sections } = body as { sections: { name: string; entries: unknown[] }[] };
    const section = sections.find(({ name }) => name === 'audit');
    const rows = [
      { label: 'Accessed on', value: startOfTest.toISOString(), isOnPage: true },
      { label: 'Access', value: 'Mentor read the history', isOnPage: true },
      { label: 'Role', raw: 'mentor', isOnPage: false },
      { label: 'Action', raw: 'read', isOnPage: false },
      { label: 'Part', raw: 'history', isOnPage: false },
    ];
    const listed = { label: 'Access', value: 'Mentor read the entry in a list', isOnPage: true };
    expect(section?.entries).toMatchObject([
      { rows },
      { rows: expect.arrayContaining([expect.objectContaining(listed)]) as unknown },
    ]);
    expect(JSON.stringify(section)).not.toContain(mentor.id);
  });
});
