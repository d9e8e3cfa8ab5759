import { gql } from 'graphql-tag';
import { expect, test } from 'vitest';
import { startBff } from '../../testing/bff.ts';
import {
  clubRecord,
  many,
  mentoredRecord,
  mentorRecord,
  studentRecord,
  trackerRecord,
} from '../../testing/records.ts';
import { Answer } from '../../testing/upstream.ts';

/** Returns seven rows per page without being asked for pages. */
const inPages =
  (rows: object[]) =>
  (query: URLSearchParams): object => {
    const page = Number(query.get('page') ?? 1);
    const results = rows.slice((page - 1) * 7, page * 7);
    const next = page * 7 < rows.length ? `http://other.test/?page=${page + 1}` : null;
    return { count: rows.length, next, results };
  };

const change = (n: number) => ({
  _id: `h${n}`,
  at: `2026-01-${30 - n}T10:00:00.000Z`,
  by: { _id: 'admin1', name: 'Meera', role: 'admin' },
  what: 'mentor',
  before: null,
  after: { _id: 'mentor1', name: 'Ravi' },
});

test.each([
  ['{ list: clubs { id } }', 'GET /api/admin/clubs', many(20, clubRecord)],
  ['{ list: clubs(clubFor: STUDENT) { id } }', 'GET /api/admin/clubs', many(20, clubRecord)],
  ['{ list: mentors { id } }', 'GET /api/admin/mentors', many(20, mentorRecord)],
  [
    '{ list: clubChoices(clubFor: STUDENT) { id } }',
    'GET /api/student/clubs',
    many(20, clubRecord),
  ],
  [
    '{ list: mentorDashboard { people(page: { size: 50 }) { items { id } } } }',
    'GET /api/mentor/students',
    many(20, mentoredRecord),
  ],
])('%s is complete, for any kind of paging', async (operation, call, rows) => {
  const bff = await startBff({ [call]: inPages(rows) });

  const { data, errors } = await bff.ask(operation);

  expect(errors).toBeUndefined();
  expect(JSON.stringify(data).match(/"id":/g)).toHaveLength(20);
});

test('the history of a person is complete, for any kind of paging', async () => {
  const bff = await startBff({
    'GET /api/admin/students/student1': studentRecord(),
    'GET /api/admin/people/student1/history': inPages(many(20, change)),
  });

  const { data, errors } = await bff.ask(gql`{ student(id: "student1") { history { id } } }`);

  expect(errors).toBeUndefined();
  expect(data).toMatchObject({ student: { history: many(20, (n) => ({ id: `h${n}` })) } });
});

test('members of clubs and progress of several people are counted over all pages', async () => {
  const bff = await startBff({
    'GET /api/admin/clubs': inPages(
      many(9, (n) => ({ ...clubRecord(n), membersCount: undefined })),
    ),
    'GET /api/admin/students': inPages(many(20, studentRecord)),
    'GET /api/admin/student-progress': inPages(many(20, trackerRecord)),
  });

  const { data, errors } = await bff.ask(gql`{
    clubs { membersCount }
    students(page: { size: 50 }) { items { progress { percent } } }
    progressRecords(audience: STUDENT) { totalCount summary { total } }
  }`);

  expect(errors).toBeUndefined();
  expect(data).toMatchObject({
    clubs: many(9, (n) => ({ membersCount: n === 1 ? 20 : 0 })),
    students: { items: many(20, () => ({ progress: { percent: 33 } })) },
    progressRecords: { totalCount: 20, summary: { total: 20 } },
  });
});

const clubs = many(7, clubRecord);

test.each<[string, object]>([
  [
    'has a byte Content-Range',
    new Answer(206, clubs, { headers: { 'content-range': 'bytes 0-9/99' } }),
  ],
  [
    'has a `prev` link',
    new Answer(200, clubs, { headers: { link: '<http://other.test/>; rel="prev"' } }),
  ],
  ['has `has_more: 0`', { data: clubs, has_more: 0 }],
  ['has an empty `next`', { data: clubs, links: { next: {} } }],
])('a list that %s is complete', async (_what, answer) => {
  const bff = await startBff({ 'GET /api/admin/clubs': answer });

  const { data } = await bff.ask(gql`{ clubs { id } }`);

  expect(data).toEqual({ clubs: many(7, (n) => ({ id: `club${n}` })) });
  expect(bff.callsMade()).toHaveLength(1);
});

const headers = { 'x-total-count': '2000' };

test.each<[string, object]>([
  ['whose other pages are unavailable', new Answer(200, clubs, { headers })],
  ['whose total is not reached', new Answer(200, [], { headers })],
  ['with a next cursor', { data: clubs, nextCursor: 'c7' }],
])('a list %s is invalid', async (_what, answer) => {
  const bff = await startBff({ 'GET /api/admin/clubs': answer });

  const { data, errors } = await bff.ask(gql`{ clubs { id } }`);

  expect(data).toEqual({ clubs: null });
  expect(errors).toMatchObject([
    { extensions: { code: 'UPSTREAM_INVALID', call: 'GET /api/admin/clubs' } },
  ]);
  // The number of calls is limited.
  expect(bff.callsMade().length).toBeLessThan(10);
});

test('a paged list is read again after each write', async () => {
  const bff = await startBff({
    'PUT /api/admin/mentors/mentor1': { message: 'Done' },
    'GET /api/admin/mentors': inPages(many(9, mentorRecord)),
  });
  const write = 'assignMentorToClub(input: { mentorId: "mentor1" }) { mentor { id } }';

  expect(await bff.ask(`mutation { one: ${write} two: ${write} }`)).not.toHaveProperty('errors');

  const reads = ['GET /api/admin/mentors', 'GET /api/admin/mentors?page=2&limit=7&offset=7'];
  expect(bff.upstream.calls.map(({ call }) => call)).toEqual([
    'PUT /api/admin/mentors/mentor1',
    ...reads,
    'PUT /api/admin/mentors/mentor1',
    ...reads,
  ]);
});

test.each([
  ['has no route for', new Answer(404, 'Not Found')],
  ['answers with an HTML page to', new Answer(200, '<!doctype html><html></html>')],
  ['refuses', new Answer(400, { message: 'Unknown parameter' })],
])('a backend that %s a URL with parameters is called without them', async (_what, refusal) => {
  const students = many(12, studentRecord);
  const bff = await startBff({
    'GET /api/admin/students': (query: URLSearchParams) => (query.size > 0 ? refusal : students),
  });

  const { data } = await bff.ask(gql`{ students { totalCount } }`);

  expect(data).toEqual({ students: { totalCount: 12 } });
  expect(bff.callsMade()).toHaveLength(2);
});

test('a list without a next cursor is complete', async () => {
  const students = many(27, studentRecord);
  const bff = await startBff({
    'GET /api/admin/students': (query: URLSearchParams) => {
      const limit = Number(query.get('limit') ?? 100);
      return { data: students.slice(0, limit), nextCursor: limit < 27 ? 'c' : null };
    },
  });

  const { data } = await bff.ask(gql`{ students { totalCount } }`);

  expect(data).toEqual({ students: { totalCount: 27 } });
  expect(bff.callsMade()).toEqual(['GET /api/admin/students', 'GET /api/admin/students?limit=11']);
});
