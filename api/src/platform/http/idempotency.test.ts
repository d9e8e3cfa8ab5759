import { describe, expect, it } from 'vitest';
import { startOfTest, useTestApp, type TestResponse } from '../../testing/app.ts';
import { addAdmin, addClub, addMentor, addPerson, password } from '../../testing/fixtures.ts';

const test = useTestApp();
const day = 24 * 60 * 60 * 1000;

type Sender = (key: string, changes?: object, token?: string) => Promise<TestResponse>;
interface Repeatable {
  send: Sender;
  /** Number of effects in the database. */
  effects: () => Promise<number>;
}

async function count(table: 'clubs' | 'users' | 'history'): Promise<number> {
  return (await test.deps.db.selectFrom(table).select('id').execute()).length;
}
const sender =
  (route: string, body: object, writer?: string): Sender =>
  (key, changes, token = writer) =>
    test.call(route, {
      ...(token !== undefined && { token }),
      body: { ...body, ...changes },
      headers: { 'idempotency-key': key },
    });

/** Routes with Idempotency-Key, each with its own data. */
const calls: Record<string, () => Promise<Repeatable>> = {
  'POST register': () => {
    const body = { name: 'Asha', email: 'asha@example.org', password, role: 'student' };
    const send = sender('POST /api/auth/register', body);
    return Promise.resolve({ send, effects: () => count('users') });
  },
  'POST clubs': async () => {
    const { token } = await addAdmin(test);
    const body = { name: 'Art', description: 'Paint and pictures', clubFor: 'student' };
    return { send: sender('POST /api/admin/clubs', body, token), effects: () => count('clubs') };
  },
  'POST mentors': async () => {
    const { token } = await addAdmin(test);
    const { id } = await addClub(test);
    const account = { name: 'Meera', email: 'meera@example.org', phone: '9890027514', password };
    const send = sender('POST /api/admin/mentors', { ...account, assignedClub: id }, token);
    return { send, effects: async () => (await count('users')) - 1 };
  },
  'PUT progress': async () => {
    const club = await addClub(test);
    const mentor = await addMentor(test);
    const person = await addPerson(test, 'student', { clubId: club.id, mentorId: mentor.id });
    const body = { studentId: person.id, stageId: club.stageIds[0], feedback: 'Well done' };
    const send = sender('PUT /api/mentor/progress', body, mentor.token);
    return { send, effects: () => count('history') };
  },
  'POST change-password': async () => {
    const { id, token } = await addPerson(test, 'student');
    const hash = () =>
      test.deps.db.selectFrom('users').select('password_hash').where('id', '=', id);
    const before = await hash().executeTakeFirstOrThrow();
    const body = { currentPassword: password, newPassword: 'another horse' };
    return {
      send: sender('POST /api/auth/change-password', body, token),
      effects: async () => {
        const after = await hash().executeTakeFirstOrThrow();
        return after.password_hash === before.password_hash ? 0 : 1;
      },
    };
  },
  'POST submit-form': async () => {
    const { token } = await addPerson(test, 'student');
    const body = {
      name: 'Asha',
      email: 'a@example.org',
      phone: '1',
      class: '9th',
      schoolName: 'KV',
    };
    const submitted = test.deps.db.selectFrom('people').where('form_submitted', '=', true);
    return {
      send: sender('POST /api/student/submit-form', body, token),
      effects: async () => (await submitted.select('user_id').execute()).length,
    };
  },
};
const named = Object.entries(calls);

/** The body of a repeat: a link with a token is not stored, so only the first response has it. */
function stored(body: unknown): unknown {
  return { ...(body as object), passwordLink: undefined };
}

describe.each(named)('an Idempotency-Key with %s', (_name, add) => {
  it('returns the first response to a repeat', async () => {
    const { send, effects } = await add();
    const first = await send('key-1');
    expect(first.status).toBeGreaterThanOrEqual(200);
    expect(first.status).toBeLessThan(300);
    expect(first.headers).not.toHaveProperty('idempotency-replayed');
    const again = await send('key-1');
    expect({ status: again.status, body: again.body, etag: again.headers['etag'] }).toEqual({
      status: first.status,
      body: stored(first.body),
      etag: first.headers['etag'],
    });
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(await effects()).toBe(1);
  });

  it('is refused with another body', async () => {
    const { send, effects } = await add();
    await send('key-1');
    const names = { name: 'Another', feedback: 'Another', newPassword: 'a third horse' };
    expect(await send('key-1', names)).toMatchObject({
      status: 422,
      body: { code: 'IDEMPOTENCY_KEY_REUSED' },
    });
    expect(await effects()).toBe(1);
  });

  it('has one effect in twenty concurrent requests', async () => {
    const { send, effects } = await add();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send('key-1')));
    const [first] = answers.filter(({ headers }) => !('idempotency-replayed' in headers));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(first?.status));
    const repeats = answers.filter((answer) => answer !== first);
    expect(repeats.map(({ body }) => body)).toEqual(Array(19).fill(stored(first?.body)));
    expect(repeats.filter(({ headers }) => 'idempotency-replayed' in headers)).toHaveLength(19);
    expect(await effects()).toBe(1);
  });

  it.each(['', ' ', 'two words', 'é', 'k'.repeat(256)])('is refused as %j', async (key) => {
    const { send, effects } = await add();
    expect(await send(key)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', errors: [{ field: 'Idempotency-Key' }] },
    });
    expect(await effects()).toBe(0);
  });

  it('stores neither secrets nor the key', async () => {
    const { send } = await add();
    await send('key-1');
    const rows = await test.deps.db.selectFrom('idempotency_keys').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/horse|argon2|key-1|token=|127\.0\.0\.1/);
  });
});

describe('an Idempotency-Key', () => {
  it('is valid per user and route for 24 hours', async () => {
    const { send, effects } = await (calls['POST clubs'] as () => Promise<Repeatable>)();
    await send('key-1');
    await send('key-2');
    const { token } = await addAdmin(test);
    expect((await send('key-1', {}, token)).headers).not.toHaveProperty('idempotency-replayed');
    expect(await effects()).toBe(3);
    const { send: addElsewhere } = await (calls['POST mentors'] as () => Promise<Repeatable>)();
    expect((await addElsewhere('key-1')).status).toBe(201);

    test.clock.now = new Date(startOfTest.getTime() + day - 1);
    await send('key-1', {}, token).then(({ status }) => status);
    await test.deps.db.updateTable('sessions').set({ last_used_at: test.clock.now }).execute();
    expect((await send('key-1', {}, token)).headers).toHaveProperty('idempotency-replayed');
    test.clock.now = new Date(startOfTest.getTime() + day);
    const late = await send('key-1', {}, token);
    expect(late).toMatchObject({ status: 201 });
    expect(late.headers).not.toHaveProperty('idempotency-replayed');
    // Expired responses are deleted.
    const rows = await test.deps.db.selectFrom('idempotency_keys').select('id').execute();
    expect(rows).toHaveLength(1);
  });

  it('is separate for visitors from different addresses', async () => {
    const body = { name: 'Asha', email: 'asha@example.org', password, role: 'student' };
    const register = (address: string, changes: object = {}) =>
      test.call('POST /api/auth/register', {
        body: { ...body, ...changes },
        headers: { 'idempotency-key': 'key-1', 'x-forwarded-for': address },
      });
    expect((await register('192.0.2.1')).status).toBe(201);
    expect((await register('192.0.2.2')).status).toBe(409);
    expect((await register('192.0.2.2', { email: 'ravi@example.org' })).status).toBe(201);
  });

  it('does not store failures', async () => {
    const { send, effects } = await (calls['POST clubs'] as () => Promise<Repeatable>)();
    expect((await send('key-1', { name: '' })).status).toBe(400);
    expect((await send('key-1')).status).toBe(201);
    expect(await effects()).toBe(1);
  });

  it('takes precedence over If-Match in a repeat', async () => {
    const club = await addClub(test);
    const mentor = await addMentor(test);
    const person = await addPerson(test, 'student', { clubId: club.id, mentorId: mentor.id });
    const { token } = mentor;
    const read = await test.call(`GET /api/mentor/people/${person.id}/progress`, { token });
    const body = { studentId: person.id, stageId: club.stageIds[0], status: 'completed' };
    const tag = read.headers['etag'] as string;
    const save = (key: string) =>
      test.call('PUT /api/mentor/progress', {
        token,
        body,
        headers: { 'idempotency-key': key, 'if-match': tag },
      });
    const statuses = [await save('key-1'), await save('key-1'), await save('key-2')];
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 412]);
  });
});
