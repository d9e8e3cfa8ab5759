import { describe, expect, it } from 'vitest';
import { useTestApp, type TestResponse } from '../testing/app.ts';
import { addAdmin, addClub, addMentor, addPerson, password } from '../testing/fixtures.ts';

const test = useTestApp();
const tagOf = ({ headers }: TestResponse) => headers['etag'] as string;

/** One record of each kind; per change its body, its GET and the reader. */
async function addWorld() {
  const admin = await addAdmin(test);
  const club = await addClub(test);
  const mentor = await addMentor(test, { clubId: club.id });
  const person = await addPerson(test, 'student', { clubId: club.id, mentorId: mentor.id });
  const students = `/api/admin/students/${person.id}`;
  const profile = { name: 'Asha', email: 'asha@example.org', phone: '1', class: '9th' };
  const stage = { studentId: person.id, stageId: club.stageIds[0] };
  const { token } = admin;
  const changes = {
    'PUT progress': {
      read: [`GET /api/mentor/people/${person.id}/progress`, mentor.token],
      change: ['PUT /api/mentor/progress', mentor.token, { ...stage, status: 'completed' }],
    },
    'PUT profile': {
      read: ['GET /api/student/profile', person.token],
      change: ['PUT /api/student/profile', person.token, { ...profile, schoolName: 'KV' }],
    },
    'PUT student': { read: [`GET ${students}`, token], change: [`PUT ${students}`, token] },
    'PUT assign-club': {
      read: [`GET ${students}`, token],
      change: [`PUT ${students}/assign-club`, token, { clubId: null }],
    },
    'PUT assign-mentor': {
      read: [`GET ${students}`, token],
      change: [`PUT ${students}/assign-mentor`, token, { mentorId: null }],
    },
    'PUT mentor': {
      read: [`GET /api/admin/mentors/${mentor.id}`, token],
      change: [`PUT /api/admin/mentors/${mentor.id}`, token],
    },
    'DELETE mentor': {
      read: [`GET /api/admin/mentors/${mentor.id}`, token],
      change: [`DELETE /api/admin/mentors/${mentor.id}`, token],
    },
    'PUT club': {
      read: [`GET /api/admin/clubs/${club.id}`, token],
      change: [`PUT /api/admin/clubs/${club.id}`, token],
    },
    'DELETE club': {
      read: [`GET /api/admin/clubs/${club.id}`, token],
      change: [`DELETE /api/admin/clubs/${club.id}`, token],
    },
  } as Record<string, { read: [string, string]; change: [string, string, object?] }>;
  const get = ([route, reader]: [string, string], ifNoneMatch?: string) =>
    test.call(route, {
      token: reader,
      ...(ifNoneMatch !== undefined && { headers: { 'if-none-match': ifNoneMatch } }),
    });
  const put = ([route, writer, body]: [string, string, object?], ifMatch?: string) =>
    test.call(route, {
      token: writer,
      body: route.startsWith('PUT') ? (body ?? { name: 'Another name' }) : undefined,
      ...(ifMatch !== undefined && { headers: { 'if-match': ifMatch } }),
    });
  return { admin, club, mentor, person, students, changes, get, put };
}
const calls = [
  'PUT profile',
  'PUT student',
  'PUT assign-club',
  'PUT assign-mentor',
  'PUT mentor',
  'DELETE mentor',
  'PUT club',
  'DELETE club',
  'PUT progress',
];

describe('the ETag of a record', () => {
  it('is the same in all responses and changes with the record', async () => {
    const { admin, club, mentor, person, students, changes, get, put } = await addWorld();
    const { token } = admin;
    for (const [name, { read, change }] of Object.entries(changes)) {
      if (name.startsWith('DELETE')) continue;
      const before = tagOf(await get(read));
      expect(before, name).toMatch(/^"[\w-]+\.[\w-]+"$/);
      const changed = await put(change);
      expect(changed.status, name).toBe(200);
      expect(tagOf(changed), name).not.toBe(before);
      expect(tagOf(await get(read)), name).toBe(tagOf(changed));
    }
    const tag = async (route: string, reader = token) => tagOf(await get([route, reader]));
    expect(await tag('GET /api/student/profile', person.token)).toBe(await tag(`GET ${students}`));
    expect(await tag('GET /api/mentor/profile', mentor.token)).toBe(
      await tag(`GET /api/admin/mentors/${mentor.id}`),
    );
    await test.call(`PUT ${students}/assign-club`, { token, body: { clubId: club.id } });
    expect(await tag('GET /api/student/progress', person.token)).toBe(
      await tag(`GET ${students}/progress`),
    );
  });

  it('is a field in the lists of the administrator', async () => {
    const { admin, club, mentor, person, get } = await addWorld();
    const { token } = admin;
    for (const { list, id } of [
      { list: '/api/admin/students', id: person.id },
      { list: '/api/admin/mentors', id: mentor.id },
      { list: '/api/admin/clubs', id: club.id },
    ]) {
      const { body } = await test.call(`GET ${list}?ids=${id}`, { token });
      const alone = await get([`GET ${list}/${id}`, token]);
      expect(body, list).toMatchObject([{ id, etag: tagOf(alone) }]);
      expect(alone.body).not.toHaveProperty('etag');
    }
  });

  it('is in the response to a POST', async () => {
    const { admin, club } = await addWorld();
    const { token } = admin;
    const post = (route: string, body: object) => test.call(route, { token, body });
    const description = 'Machines and how to build';
    const added = await post('POST /api/admin/clubs', {
      name: 'Art',
      description,
      clubFor: 'student',
    });
    const { id } = added.body as { id: string };
    expect(tagOf(added)).toBe(tagOf(await test.call(`GET /api/admin/clubs/${id}`, { token })));

    const account = { name: 'Meera', email: 'meera@example.org', password };
    const mentor = { ...account, phone: '98900 27514', assignedClub: club.id };
    const hired = await post('POST /api/admin/mentors', mentor);
    const { mentor: record } = hired.body as { mentor: { id: string } };
    expect(tagOf(hired)).toBe(
      tagOf(await test.call(`GET /api/admin/mentors/${record.id}`, { token })),
    );
    const body = { ...account, email: 'ravi@example.org', role: 'student' };
    const registered = await test.call('POST /api/auth/register', { body });
    const login = await test.call('POST /api/auth/login', { body });
    const { token: own } = login.body as { token: string };
    expect(tagOf(registered)).toBe(tagOf(await test.call('GET /api/auth/me', { token: own })));
  });

  it.each([
    ['the tag', (tag: string) => tag, 304],
    ['the tag, weak', (tag: string) => `W/${tag}`, 304],
    ['the ETag among others', (tag: string) => `"a", ${tag} ,"b,c"`, 304],
    ['any', () => '*', 304],
    ['another', () => '"a"', 200],
    ['half of the ETag', (tag: string) => `${tag.split('.')[0] ?? ''}"`, 200],
    ['an invalid value', () => 'abc', 200],
  ])('with If-None-Match %s', async (_case, header, status) => {
    const { changes, get } = await addWorld();
    for (const name of ['PUT student', 'PUT mentor', 'PUT club', 'PUT progress']) {
      const { read } = changes[name] as (typeof changes)[string];
      const tag = tagOf(await get(read));
      const answer = await get(read, header(tag));
      expect(answer.status, name).toBe(status);
      expect(tagOf(answer)).toBe(tag);
      if (status === 304) expect(answer.body).toBeNull();
      const [route, reader] = read;
      const head = await get([route.replace('GET', 'HEAD'), reader], header(tag));
      expect(head).toMatchObject({ status, headers: { etag: tag }, body: null });
    }
  });
});

describe.each(calls)('If-Match with %s', (name) => {
  it.each([
    ['the tag', (tag: string) => tag, 200],
    ['any', () => '*', 200],
    ['the ETag among others', (tag: string) => `, "a,b" ,${tag}`, 200],
    ['the tag, weak', (tag: string) => `W/${tag}`, 412],
    ['other tags', () => '"a", "b.c"', 412],
    ['nothing', () => '', 400],
    ['an invalid value', () => 'abc', 400],
    ['an unclosed tag', (tag: string) => tag.slice(0, -1), 400],
    ['any among others', (tag: string) => `*, ${tag}`, 400],
  ])('%s', async (_case, header, status) => {
    const { changes, get, put } = await addWorld();
    const { read, change } = changes[name] as (typeof changes)[string];
    const before = await get(read);
    const answer = await put(change, header(tagOf(before)));
    expect(answer.status).toBe(status);
    if (status === 200) return;
    if (status === 412) {
      expect(answer.body).toEqual({
        message: 'This record was changed meanwhile. Please look at it again.',
        reason: 'CHANGED_MEANWHILE',
        code: 'PRECONDITION_FAILED',
        current: before.body,
      });
      expect(tagOf(answer)).toBe(tagOf(before));
    } else expect(answer.body).toMatchObject({ errors: [{ field: 'If-Match' }] });
    expect((await get(read)).body).toEqual(before.body);
  });
});

describe('If-Match', () => {
  it('of a missing record is 404', async () => {
    const { admin } = await addWorld();
    const route = 'PUT /api/admin/clubs/00000000-0000-4000-8000-000000000000';
    const headers = { 'if-match': '*' };
    expect((await test.call(route, { token: admin.token, body: {}, headers })).status).toBe(404);
  });

  it('holds when only fields of other records changed', async () => {
    const { admin, club, mentor, changes, get, put } = await addWorld();
    const names = ['PUT student', 'PUT mentor', 'PUT progress'];
    const tags = new Map<string, string>();
    const call = (name: string) => changes[name] as (typeof changes)[string];
    for (const name of names) tags.set(name, tagOf(await get(call(name).read)));
    await addPerson(test, 'student', { mentorId: mentor.id });
    const { token } = admin;
    const stages = ['Hello', 'Assessment', 'Document Review', 'Career Planning', 'Final Guidance'];
    const body = { name: 'Robots', stages };
    await test.call(`PUT /api/admin/clubs/${club.id}`, { token, body });
    for (const name of names) {
      expect(tagOf(await get(call(name).read)), name).not.toBe(tags.get(name));
      expect((await put(call(name).change, tags.get(name))).status, name).toBe(200);
    }
  });

  it.each(['PUT student', 'PUT assign-mentor', 'PUT mentor', 'PUT club', 'PUT progress'])(
    'with %s twenty times at once lets one through',
    async (name) => {
      const { changes, get, put } = await addWorld();
      const { read, change } = changes[name] as (typeof changes)[string];
      const tag = tagOf(await get(read));
      const puts = Array.from({ length: 20 }, (_, n) => {
        const [route, token, body] = change;
        return put([route, token, body ?? { name: `Number ${n}` }], tag);
      });
      const statuses = (await Promise.all(puts)).map(({ status }) => status);
      expect(statuses.toSorted((a, b) => a - b)).toEqual([200, ...Array<number>(19).fill(412)]);
    },
  );
});
