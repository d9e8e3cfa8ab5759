import { describe, expect, it } from 'vitest';
import { useTestApp } from '../testing/app.ts';
import { addAdmin, addClub, addMentor, addPerson } from '../testing/fixtures.ts';

const test = useTestApp();

/** Paged lists with their role. */
const lists = {
  '/api/admin/students': 'admin',
  '/api/admin/educators': 'admin',
  '/api/admin/mentors': 'admin',
  '/api/admin/clubs': 'admin',
  '/api/admin/form-submissions': 'admin',
  '/api/admin/student-progress': 'admin',
  '/api/admin/educator-progress': 'admin',
  '/api/mentor/students': 'mentor',
} as const;
const addresses = Object.entries(lists);

/** Invalid parameters of all lists. */
const refusals: [parameter: string, words: RegExp][] = [
  ['limit=0', /^Limit must be a whole number from 1 to 200$/],
  ['limit=201', /^Limit must be a whole number from 1 to 200$/],
  ['limit=x', /^Limit must be a whole number from 1 to 200$/],
  ['page=0', /^Page must be a whole number from 1 to 1000000$/],
  ['page=1.5', /^Page must be a whole number from 1 to 1000000$/],
  ['page=', /^Page must be a whole number from 1 to 1000000$/],
  ['sort=password_hash', /^Sort must be one of name, .+, or one of them after a minus$/],
  ['sort=name;drop', /^Sort must be one of name, /],
  [`search=${'a'.repeat(201)}`, /^Search must have at most 200 characters$/],
];

/** Invalid parameters of some lists. */
const words: [address: string, parameter: string, message: string][] = [
  ['/api/admin/students', 'status=gone', 'Status must be one of active, pending, inactive'],
  ['/api/admin/students', 'band=huge', 'Band must be one of high, medium, low, not-started'],
  ['/api/admin/mentors', 'status=', 'Status must be one of active, pending, inactive'],
  ['/api/admin/mentors', 'silent=perhaps', 'Silent must be true or false'],
  ['/api/admin/mentors', 'silent=', 'Silent must be true or false'],
  [
    '/api/admin/students',
    'waitingBefore=2026-02-29',
    'Waiting before must be a date as YYYY-MM-DD',
  ],
  [
    '/api/admin/form-submissions',
    'submittedFrom=0000-01-01',
    'Submitted from must be a date as YYYY-MM-DD',
  ],
  [
    '/api/admin/form-submissions',
    'submittedTo=18-11-2026',
    'Submitted to must be a date as YYYY-MM-DD',
  ],
  ['/api/admin/form-submissions', 'role=mentor', 'Role must be one of student, educator'],
  [
    '/api/admin/student-progress',
    'status=active',
    'Status must be one of not-started, in-progress, completed',
  ],
  [
    '/api/admin/student-progress/summary',
    'band=0',
    'Band must be one of high, medium, low, not-started',
  ],
];

async function addTokens() {
  const { token: admin } = await addAdmin(test);
  const { token: mentor, id: mentorId } = await addMentor(test);
  return { admin, mentor, mentorId };
}

describe('lists', () => {
  it.each(addresses)('%s refuses invalid parameters', async (address, role) => {
    const tokens = await addTokens();
    for (const [parameter, message] of refusals) {
      const answer = await test.call(`GET ${address}?${parameter}`, { token: tokens[role] });
      const [field] = parameter.split('=');
      expect({ parameter, ...answer }).toMatchObject({
        status: 400,
        body: {
          code: 'VALIDATION',
          errors: [{ field, message: expect.stringMatching(message) as unknown }],
        },
      });
    }
  });

  it.each(words)('%s refuses %s', async (address, parameter, message) => {
    const { admin: token } = await addTokens();
    const answer = await test.call(`GET ${address}?${parameter}`, { token });
    expect(answer).toMatchObject({ status: 400, body: { message } });
  });

  it.each([
    ['/api/admin/students', 'status=Active'],
    ['/api/admin/students', 'band=Not%20Started'],
    ['/api/admin/student-progress', 'status=not+started'],
    ['/api/admin/student-progress/summary', 'status=NOT_STARTED'],
    ['/api/admin/form-submissions', 'status=Pending'],
    ['/api/admin/form-submissions', 'role=Student'],
  ])('%s accepts %s in this spelling', async (address, parameter) => {
    const { admin: token } = await addTokens();
    await addPerson(test, 'student');
    const ask = (query: string) => test.call(`GET ${address}?${query}`, { token });
    const plain = await ask(parameter.toLowerCase().replace(/%20|\+|_/g, '-'));
    expect(plain.body).not.toEqual([]);
    expect(await ask(parameter)).toMatchObject({ status: 200, body: plain.body });
  });

  it.each(addresses)('%s is a complete array without known parameters', async (address, role) => {
    const tokens = await addTokens();
    const plain = await test.call(`GET ${address}`, { token: tokens[role] });
    const other = await test.call(`GET ${address}?nonsense=1&__proto__=2`, {
      token: tokens[role],
    });
    for (const { status, headers } of [plain, other]) {
      expect(status).toBe(200);
      expect(headers).not.toHaveProperty('x-total-count');
      expect(headers).not.toHaveProperty('applied-parameters');
    }
    expect(other.body).toEqual(plain.body);
  });

  it.each(addresses)('%s is empty without matches', async (address, role) => {
    const tokens = await addTokens();
    await addPerson(test, 'student', { mentorId: tokens.mentorId });
    await addPerson(test, 'educator', { mentorId: tokens.mentorId });
    for (const query of ['search=%1F', 'search=zzz', 'ids=x', 'ids=', 'page=9']) {
      const answer = await test.call(`GET ${address}?${query}`, { token: tokens[role] });
      expect({ query, ...answer }).toMatchObject({ status: 200, body: [] });
    }
  });

  it.each(addresses)('%s needs a constant number of statements', async (address, role) => {
    const tokens = await addTokens();
    const audience = address.includes('educator') ? 'educator' : 'student';
    const clubs = [await addClub(test, audience)];
    const add = async (): Promise<void> => {
      const club = await addClub(test, audience);
      clubs.push(club);
      await addMentor(test, { clubId: club.id });
      await addPerson(test, audience, { clubId: club.id, mentorId: tokens.mentorId });
    };
    const statements = async (query: string): Promise<number> => {
      let count = 0;
      const executor = test.deps.db.getExecutor();
      const original = executor.executeQuery.bind(executor);
      executor.executeQuery = (compiled, ...rest) => {
        count += 1;
        return original(compiled, ...rest);
      };
      const answer = await test.call(`GET ${address}${query}`, { token: tokens[role] });
      executor.executeQuery = original;
      expect(answer.status).toBe(200);
      return count;
    };
    const measure = async (): Promise<number[]> => [
      await statements(''),
      await statements('?limit=200&sort=name'),
      await statements('?search=e&limit=200'),
    ];
    for (let n = 0; n < 2; n += 1) await add();
    const forTwo = await measure();
    for (let n = 0; n < 8; n += 1) await add();
    expect(await measure()).toEqual(forTwo);
    await addMany(tokens.mentorId, audience, clubs[0]?.id ?? '');
    expect(await measure()).toEqual(forTwo);
    // One of them stores the entry of the audit.
    expect(Math.max(...forTwo)).toBeLessThanOrEqual(8);
    expect(Math.min(...forTwo)).toBeGreaterThanOrEqual(2);
  });
});

/** Inserts 200 records with few statements. */
async function addMany(mentorId: string, audience: 'student' | 'educator', clubId: string) {
  const { db } = test.deps;
  const numbers = Array.from({ length: 200 }, (_, n) => n);
  const account = (role: 'mentor' | typeof audience) =>
    db
      .insertInto('users')
      .values(
        numbers.map((n) => ({
          name: `Many ${n}`,
          email: `${role}-many-${n}@example.org`,
          role,
          password_hash: '',
        })),
      )
      .returning('id')
      .execute();
  const people = await account(audience);
  await db
    .insertInto('people')
    .values(
      people.map(({ id }) => ({
        user_id: id,
        audience,
        club_id: clubId,
        mentor_id: mentorId,
      })),
    )
    .execute();
  const mentors = await account('mentor');
  await db
    .insertInto('mentors')
    .values(mentors.map(({ id }) => ({ user_id: id, club_id: clubId })))
    .execute();
  await db
    .insertInto('clubs')
    .values(numbers.map((n) => ({ name: `Club ${n}`, description: 'One of many', audience })))
    .execute();
}
