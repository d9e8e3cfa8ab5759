import { describe, expect, it } from 'vitest';
import type { Audience } from '../../domain/words.ts';
import { startOfTest, useTestApp } from '../../testing/app.ts';
import { addAdmin, addClub, addMentor, addPerson } from '../../testing/fixtures.ts';

const test = useTestApp();
const unknownId = '00000000-0000-4000-8000-000000000000';

/** Two people of a club, and active and inactive mentors. */
async function addWorld(audience: Audience = 'student') {
  const admin = await addAdmin(test);
  const club = await addClub(test, audience);
  const mentor = await addMentor(test, { clubId: club.id });
  const first = await addPerson(test, audience, { name: 'Asha', clubId: club.id });
  const second = await addPerson(test, audience, { name: 'Zerlina', clubId: club.id });
  const send = (path: string, body: object, key: string = crypto.randomUUID()) =>
    test.call(`PUT /api/admin/batches/${audience}s/${path}`, {
      token: admin.token,
      body,
      headers: { 'idempotency-key': key },
    });
  const read = (id: string) =>
    test.call(`GET /api/admin/${audience}s/${id}`, { token: admin.token });
  return { admin, club, mentor, first, second, people: [first, second].map(byId), send, read };
}

const byId = ({ id }: { id: string }) => ({ id });
const waitingMails = () => test.deps.db.selectFrom('mail_outbox').selectAll().execute();
const history = () => test.deps.db.selectFrom('history').selectAll().orderBy('id').execute();
const audit = () => test.deps.db.selectFrom('audit').selectAll().orderBy('id').execute();

describe.each(['student', 'educator'] as const)('a batch of %ss', (audience) => {
  it('is changed with one history entry a person and one audit row', async () => {
    const { admin, club, mentor, first, second, people, send, read } = await addWorld(audience);
    const { status, body } = await send('assign-mentor', { people, mentorId: mentor.id });
    expect(status).toBe(200);
    const record = { role: audience, assignedMentor: { _id: mentor.id } };
    expect(body).toMatchObject({
      results: [
        { id: first.id, record },
        { id: second.id, record },
      ],
    });
    const entry = { by_id: admin.id, what: 'mentor', before: null, after: { _id: mentor.id } };
    expect(await history()).toMatchObject([entry, entry]);
    expect(await audit()).toMatchObject([
      {
        action: 'change',
        what: 'people.list',
        person_id: null,
        route: `/api/admin/batches/${audience}s/assign-mentor`,
        row_count: 2,
      },
    ]);
    const { results } = body as { results: { record: object; etag: string }[] };
    const present = await read(first.id);
    expect(results[0]).toMatchObject({ record: present.body, etag: present.headers['etag'] });

    const removed = { results: [{ record: { assignedMentor: null } }, {}] };
    expect(await send('assign-mentor', { people, mentorId: null })).toMatchObject({
      body: removed,
    });
    const other = await addClub(test, audience);
    const moved = { results: [{ record: { assignedClub: { _id: other.id } } }, {}] };
    expect(await send('assign-club', { people, clubId: other.id })).toMatchObject({ body: moved });
    expect(await send('assign-club', { people, clubId: null })).toMatchObject({
      body: { results: [{ record: { assignedClub: null } }, {}] },
    });
    expect((await history()).slice(-4)).toMatchObject([
      { what: 'club', person_id: first.id, before: { _id: club.id }, after: { _id: other.id } },
      { what: 'club', person_id: second.id },
      { what: 'club', before: { _id: other.id }, after: null },
      { what: 'club' },
    ]);
  });

  it('gets a status, and inactive ends all sessions', async () => {
    const { first, second, people, send } = await addWorld(audience);
    const { body } = await send('status', { people, status: 'Inactive' });
    const record = { status: 'inactive' };
    expect(body).toMatchObject({ results: [{ record }, { record }] });
    for (const { token } of [first, second]) {
      expect(await test.call('GET /api/auth/me', { token })).toMatchObject({ status: 401 });
    }
    const sessions = test.deps.db.selectFrom('sessions').select('user_id');
    const ended = sessions.where('user_id', 'in', [first.id, second.id]);
    expect(await ended.execute()).toEqual([]);
    const entry = { what: 'status', before: { status: 'active' }, after: { status: 'inactive' } };
    expect(await history()).toMatchObject([entry, entry]);
    await send('status', { people, status: 'inactive' });
    expect(await history()).toHaveLength(2);
  });
});

describe('a refused person', () => {
  type World = Awaited<ReturnType<typeof addWorld>>;
  const foreignClub = async () => (await addClub(test)).id;
  const notFound = 'NOT_FOUND';

  /** What is sent for the first person and as the value, and the refusal of the first person. */
  const rows: Record<
    string,
    [
      path: string,
      of: (world: World) => Promise<{ id?: string; etag?: string; value: object }>,
      refusal: { code: string; message: string },
    ]
  > = {
    'an unknown id': [
      'assign-mentor',
      ({ mentor }) => Promise.resolve({ id: unknownId, value: { mentorId: mentor.id } }),
      { code: notFound, message: 'Student not found' },
    ],
    'no id': [
      'status',
      () => Promise.resolve({ id: 'no-id', value: { status: 'pending' } }),
      { code: notFound, message: 'Student not found' },
    ],
    'an id in capitals': [
      'assign-club',
      ({ first }) => Promise.resolve({ id: first.id.toUpperCase(), value: { clubId: null } }),
      { code: notFound, message: 'Student not found' },
    ],
    'a person of the other audience': [
      'status',
      async () => ({ id: (await addPerson(test, 'educator')).id, value: { status: 'pending' } }),
      { code: notFound, message: 'Student not found' },
    ],
    'a mentor of another club': [
      'assign-mentor',
      async ({ first }) => {
        const clubId = await foreignClub();
        await test.deps.db
          .updateTable('people')
          .set({ club_id: null })
          .where('user_id', '!=', first.id)
          .execute();
        return { value: { mentorId: (await addMentor(test, { clubId })).id } };
      },
      { code: 'VALIDATION', message: 'This mentor belongs to another club' },
    ],
    'an outdated version': [
      'assign-mentor',
      ({ mentor }) => Promise.resolve({ etag: '"outdated.x"', value: { mentorId: mentor.id } }),
      {
        code: 'PRECONDITION_FAILED',
        message: 'This record was changed meanwhile. Please look at it again.',
      },
    ],
  };

  it.each(Object.entries(rows))('%s: is left out', async (_case, [path, of, refusal]) => {
    const world = await addWorld();
    const { first, second, send } = world;
    const { id = first.id, etag, value } = await of(world);
    const people = [{ id, ...(etag !== undefined && { etag }) }, byId(second)];
    const { status, body } = await send(path, { people, ...value });
    expect(status).toBe(200);
    expect(body).toEqual({
      results: [
        { id, ...refusal },
        {
          id: second.id,
          record: expect.anything() as unknown,
          etag: expect.any(String) as unknown,
        },
      ],
    });
    expect((await history()).map((entry) => entry.person_id)).toEqual([second.id]);
    // The answer shows one person.
    expect(await audit()).toMatchObject([{ action: 'change', person_id: second.id }]);
  });

  it.each([
    ['an unknown mentor', 'assign-mentor', () => unknownId, notFound, 'Mentor not found'],
    ['no id of a mentor', 'assign-mentor', () => 'no-id', notFound, 'Mentor not found'],
    ['an unknown club', 'assign-club', () => unknownId, notFound, 'Club not found'],
    [
      'a club of the other audience',
      'assign-club',
      async () => (await addClub(test, 'educator')).id,
      'VALIDATION',
      'This club is for educators',
    ],
    [
      'an inactive mentor',
      'assign-mentor',
      async () => (await addMentor(test, { status: 'inactive' })).id,
      'VALIDATION',
      'This mentor is inactive',
    ],
  ])('%s: everybody is refused', async (_case, path, target, code, message) => {
    const { people, send } = await addWorld();
    const field = path === 'assign-club' ? 'clubId' : 'mentorId';
    const { status, body } = await send(path, { people, [field]: await target() });
    expect(status).toBe(200);
    expect(body).toEqual({ results: people.map(({ id }) => ({ id, code, message })) });
    expect(await history()).toEqual([]);
  });
});

describe('the mails of a batch', () => {
  it('are those of single assignments, ten minutes later', async () => {
    const { first, second, mentor, people, send } = await addWorld();
    await send('assign-mentor', { people, mentorId: mentor.id });
    const due = new Date(startOfTest.getTime() + 10 * 60_000);
    const mails = await waitingMails();
    expect(mails.map(({ account_id }) => account_id).sort()).toEqual(
      [first.id, second.id, mentor.id, mentor.id].sort(),
    );
    expect(mails.every(({ due_at }) => due_at.getTime() === due.getTime())).toBe(true);
  });

  it('are not sent when people are given back before', async () => {
    const { first, second, mentor, people, send } = await addWorld();
    const former = await addMentor(test);
    const mentorId = former.id;
    const table = test.deps.db.updateTable('people').set({ mentor_id: mentorId });
    await table.where('user_id', '=', first.id).execute();
    await send('assign-mentor', { people, mentorId: mentor.id });
    await send('assign-mentor', { people: [byId(first)], mentorId });
    await send('assign-mentor', { people: [byId(second)], mentorId: null });
    expect(await waitingMails()).toEqual([]);
  });

  it('are replaced when people are given to a third mentor, and back', async () => {
    const { first, mentor, people, send } = await addWorld();
    const third = await addMentor(test);
    await send('assign-mentor', { people, mentorId: third.id });
    await test.deps.db.deleteFrom('mail_outbox').execute();
    const one = [byId(first)];
    const fourth = await addMentor(test);
    await send('assign-mentor', { people: one, mentorId: mentor.id });
    await send('assign-mentor', { people: one, mentorId: fourth.id });
    const mails = await waitingMails();
    expect(mails.map(({ account_id }) => account_id).sort()).toEqual([first.id, fourth.id].sort());
    await send('assign-mentor', { people: one, mentorId: third.id });
    expect(await waitingMails()).toEqual([]);
  });
});

describe('a batch', () => {
  it('accepts the present versions', async () => {
    const { first, mentor, send, read } = await addWorld();
    const { headers } = await read(first.id);
    const people = [{ id: first.id, etag: headers['etag'] }];
    const body = { results: [{ record: { assignedMentor: { _id: mentor.id } } }] };
    expect(await send('assign-mentor', { people, mentorId: mentor.id })).toMatchObject({ body });
  });

  it('needs 1 to 50 different people and a value', async () => {
    const { people, send } = await addWorld();
    const many = Array.from({ length: 51 }, () => ({ id: crypto.randomUUID() }));
    for (const wrong of [[], many, [...people, people[0]], undefined]) {
      expect(await send('status', { people: wrong, status: 'active' })).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'people' }] },
      });
    }
    const fifty = await send('assign-club', { people: many.slice(1), clubId: null });
    expect(fifty.status).toBe(200);
    for (const [path, value] of [
      ['assign-mentor', {}],
      ['assign-club', { clubId: ' ' }],
      ['status', { status: null }],
      ['status', { status: 'gone' }],
    ] as const) {
      expect((await send(path, { people, ...value })).status).toBe(400);
    }
  });

  it('has no further effect when it is repeated with its key', async () => {
    const { mentor, people, send } = await addWorld();
    const body = { people, mentorId: mentor.id };
    const first = await send('assign-mentor', body, 'key');
    await send('assign-mentor', { people, mentorId: null }, 'other');
    const again = await send('assign-mentor', body, 'key');
    expect(again).toMatchObject({ status: 200, body: first.body });
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(await history()).toHaveLength(4);
    expect(await waitingMails()).toEqual([]);
    expect((await audit()).map(({ action }) => action)).toEqual(['change', 'change', 'read']);
    expect((await send('assign-mentor', { ...body, mentorId: null }, 'key')).status).toBe(422);
  });
});
