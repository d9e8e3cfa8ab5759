import { describe, expect, it } from 'vitest';
import { startOfTest, useTestApp } from '../../testing/app.ts';
import { addAuditWorld } from '../../testing/audit-world.ts';
import { listRoutes } from '../../testing/audited-routes.ts';
import { addMentor, addPerson } from '../../testing/fixtures.ts';

const test = useTestApp();

const entries = () => test.deps.db.selectFrom('audit').selectAll().orderBy('id').execute();

describe('the audit of lists', () => {
  it.each(
    listRoutes.flatMap((route) =>
      ['ids={id}', 'search=zerlina', 'search=ZER&page=1&limit=10', 'limit=1&page=2&sort=name'].map(
        (query) => [route, query] as const,
      ),
    ),
  )('%s?%s is a read of the only person', async (route, query) => {
    const { admin, mentor, club, person, educator } = await addAuditWorld(test);
    const values = { name: 'Asha', clubId: club.id, mentorId: mentor.id };
    // Before the person by name; submissions are of both audiences.
    await addPerson(test, route.includes('educator') ? 'educator' : 'student', values);
    if (route.includes('submissions')) {
      await test.deps.db.deleteFrom('users').where('id', '=', educator.id).execute();
    }
    const { id } = route.includes('educator') ? educator : person;
    const by = route.includes('/mentor/') ? mentor : admin;
    const { body } = await test.call(`${route}?${query.replace('{id}', id)}`, by);
    expect(body).toMatchObject([{ id }]);
    expect(await entries()).toMatchObject([
      { person_id: id, by_id: by.id, action: 'read', what: 'list' },
    ]);
  });

  it('has an empty stage as a filter', async () => {
    const { mentor, person } = await addAuditWorld(test);
    const { body } = await test.call('GET /api/mentor/students?stage=', mentor);
    expect(body).toHaveLength(1);
    expect(await entries()).toMatchObject([{ person_id: person.id, what: 'list' }]);
  });

  it.each(listRoutes)('%s is one entry without a person', async (route) => {
    const { admin, mentor, club, person, educator } = await addAuditWorld(test);
    const isMentor = route.includes('/mentor/');
    const isEducator = route.includes('educator');
    const values = { clubId: club.id, mentorId: mentor.id };
    const other = await addPerson(test, isEducator ? 'educator' : 'student', values);
    const two = `${isEducator ? educator.id : person.id},${other.id}`;
    const { token, id: by_id } = isMentor ? mentor : admin;
    const read = (query: string) =>
      test.call(`${route}?${query}`, { token, headers: { 'x-request-id': 'client-1' } });
    await read('');
    const { headers } = await read(`ids=${two}&sort=name&limit=50`);
    const [all, ids, ...more] = await entries();
    expect(more).toEqual([]);
    expect(all?.row_count).toBeGreaterThan(1);
    expect(ids).toEqual({
      // PostgreSQL's driver reads a bigint as text.
      id: expect.toSatisfy((id) => /^\d+$/.test(String(id))) as unknown,
      person_id: null,
      concern_id: null,
      at: startOfTest,
      by_id,
      by_name: isMentor ? 'Meera' : 'Prakash Joshi',
      by_role: isMentor ? 'mentor' : 'admin',
      action: 'read',
      what: 'people.list',
      route: route.slice('GET '.length),
      row_count: 2,
      filter_hash: test.deps.filterHash(JSON.stringify([['ids', two]])),
      request_id: headers['x-request-id'],
      client_request_id: 'client-1',
      address_hash: test.deps.addressHash('127.0.0.1'),
    });
    expect(all?.filter_hash).not.toBe(ids?.filter_hash);
    // Pages of one filter have one hash.
    await read(`limit=2&page=1&ids=${two}&search=`);
    expect((await entries()).at(-1)?.filter_hash).toBe(ids?.filter_hash ?? '');
  });

  it.each([
    ['overview', 2],
    ['overview?audience=student', 1],
    ['deletion-requests', 1],
    ['deletion-requests?status=refused', 0],
  ])('GET /api/admin/%s is one entry for %i people', async (path, row_count) => {
    const { admin } = await addAuditWorld(test);
    expect((await test.call(`GET /api/admin/${path}`, admin)).status).toBe(200);
    expect(await entries()).toMatchObject([
      {
        person_id: null,
        by_id: admin.id,
        action: 'read',
        what: 'people.list',
        route: `/api/admin/${path.split('?')[0] ?? ''}`,
        row_count,
      },
    ]);
  });

  it('has a request for deletion that a filter leaves alone as a read of its person', async () => {
    const { admin, person } = await addAuditWorld(test);
    await test.call('GET /api/admin/deletion-requests?status=asked', admin);
    expect(await entries()).toMatchObject([{ person_id: person.id, what: 'list' }]);
  });

  it.each([
    ['a batch', 'PUT /api/admin/batches/students/assign-mentor', 'mentor'],
    ['a reassignment', 'PUT /api/admin/mentors/{id}/reassign', 'mentor'],
  ])('has %s of one person as a change of the person', async (_case, route, what) => {
    const { admin, mentor, person } = await addAuditWorld(test);
    const other = await addMentor(test);
    const body = { mentorId: other.id, ...(route.includes('batches') && { people: [person] }) };
    const call = { token: admin.token, body };
    expect((await test.call(route.replace('{id}', mentor.id), call)).status).toBe(200);
    expect(await entries()).toMatchObject([
      { person_id: person.id, by_id: admin.id, action: 'change', what },
    ]);
  });

  it.each([
    ['a complete list of one', 1, '', 1],
    ['the only page of one', 1, 'page=1&limit=10&sort=name', 1],
    ['a page of one with an empty filter', 1, 'search=&limit=1', 1],
    ['a filter that leaves two', 2, 'search=zerlina', 2],
    ['a filter that leaves none', 1, 'search=nobody', 0],
  ])('has %s as a list, which an erasure leaves', async (_case, people, query, row_count) => {
    const { admin, mentor, club, request } = await addAuditWorld(test);
    const values = { name: 'Zerlina', clubId: club.id, mentorId: mentor.id };
    if (people === 2) await addPerson(test, 'student', values);
    const { status } = await test.call(`GET /api/mentor/students?${query}`, mentor);
    expect(status).toBe(200);
    const expected = [{ person_id: null, what: 'people.list', row_count }];
    expect(await entries()).toMatchObject(expected);
    await test.call(`PUT /api/admin/deletion-requests/${request.id}/carry-out`, admin);
    expect(await entries()).toMatchObject(expected);
  });
});
