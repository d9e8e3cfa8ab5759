import { expect, onTestFinished, test } from 'vitest';
import { express } from '../src/testing/foreign/express.ts';
import { laravel } from '../src/testing/foreign/laravel.ts';
import { spring } from '../src/testing/foreign/spring.ts';
import { Answer, startUpstream, type Answers } from '../src/testing/upstream.ts';
import { readConfig } from '../src/config.ts';
import { checkBackend, type Report } from './checkBackend.ts';
import type { Role as CheckRole } from '../src/domain/account.ts';
import { tableOf } from './table.ts';

async function check(answers: Answers, role: CheckRole, mayWrite = false): Promise<Report> {
  const upstream = await startUpstream(answers);
  onTestFinished(() => upstream.close());
  return checkBackend(
    readConfig({ API_URL: upstream.origin }),
    [{ role, email: `${role}@example.org`, password: 'a secret' }],
    mayWrite,
  );
}

/** Result of each call that was made with a session. */
const results = ({ rows }: Report) =>
  Object.fromEntries(
    rows.filter(({ role }) => role !== null).map(({ call, result }) => [call, result]),
  );

const rowOf = ({ rows }: Report, call: string) =>
  rows.find((row) => row.call === call && row.role !== null);

test('a server on MongoDB: shapes recognised, missing calls found', async () => {
  const report = await check(express, 'admin');

  expect(results(report)).toMatchObject({
    'POST /api/auth/login': 'ok',
    'GET /api/auth/me': 'refused',
    'GET /api/admin/mentors': 'incomplete',
    'GET /api/admin/students': 'ok',
    'GET /api/admin/students/{id}/progress': 'missing',
    'GET /api/admin/educators': 'missing',
    'GET /api/admin/educators/{id}': 'skipped',
  });
  expect(rowOf(report, 'GET /api/admin/students')).toMatchObject({
    status: 200,
    shape: {
      wrapper: 'data',
      records: 1,
      ids: '_id',
      references: { assignedClub: 'text', assignedMentor: 'null' },
      dates: { createdAt: 'ISO 8601', dateOfBirth: 'ISO 8601' },
      pages: 'whole list',
    },
    missing: [],
  });
  expect(rowOf(report, 'GET /api/admin/mentors')).toMatchObject({
    missing: ['studentsCount'],
    loses: ['how many people a mentor has, unless the list of people shows it'],
  });
  expect(rowOf(report, 'GET /api/admin/educators')).toMatchObject({
    loses: ["the administrator's list of educators"],
  });
  expect(report.isUsable).toBe(false);
});

test('a Laravel server: a field that cannot be read is named with its loss', async () => {
  const report = await check(laravel, 'mentor');

  expect(results(report)).toEqual({
    'POST /api/auth/login': 'ok',
    'GET /api/auth/me': 'incomplete',
    'GET /api/mentor/profile': 'ok',
    'GET /api/mentor/students': 'incomplete',
    'GET /api/mentor/clubs/{clubId}/stages': 'ok',
    'GET /api/mentor/dashboard/stats': 'missing',
  });
  expect(rowOf(report, 'GET /api/mentor/students')).toMatchObject({
    shape: { wrapper: 'data', ids: 'id', dates: { lastUpdated: 'other text' } },
    unreadable: ['progress'],
    missing: ['phone', 'nextSession.at', 'agreedSteps.text'],
  });
  expect(tableOf(report)).toMatch(/next sessions with the mentor.*agreed steps/);
});

test('a Spring server: a failing call makes the backend unusable', async () => {
  const report = await check(spring, 'student');

  expect(results(report)).toMatchObject({
    'GET /api/student/profile': 'incomplete',
    'GET /api/student/progress': 'failed',
    'GET /api/student/clubs': 'ok',
  });
  expect(rowOf(report, 'GET /api/student/profile')).toMatchObject({
    shape: {
      wrapper: 'student',
      references: { assignedClub: 'text' },
      dates: { createdAt: 'number' },
    },
    unreadable: ['dateOfBirth'],
    missing: ['nextSession.at'],
  });
  expect(rowOf(report, 'GET /api/student/clubs')?.shape?.wrapper).toBe('content');
  const table = tableOf(report);
  expect(table).toContain('A required call is missing or cannot be used.');
  expect(table).toContain("The product loses: progress and feedback on the student's dashboard");
  expect(table).not.toContain('a secret');
});

test.each([
  ['status 400', new Answer(400, { message: 'Unknown parameter' })],
  ['status 404', new Answer(404, { message: 'Not found' })],
  ['a page', new Answer(404, '<h1>Not found</h1>')],
])(
  'a list that is refused with parameters, by %s, is judged without them',
  async (_how, refusal) => {
    const list = 'GET /api/admin/students';
    const strict = (query: URLSearchParams) => (query.size > 0 ? refusal : express[list]);

    const row = rowOf(await check({ ...express, [list]: strict }, 'admin'), list);

    expect(row).toEqual({
      ...rowOf(await check(express, 'admin'), list),
      milliseconds: expect.any(Number) as number,
    });
  },
);

test('a missing call of which the record has the percentage', async () => {
  const call = 'GET /api/student/progress';
  const profile = { _id: 's1', name: 'Asha Rao', email: 'asha@example.org', progress: 40 };
  const report = await check(
    {
      'POST /api/auth/login': { token: 't', user: { ...profile, role: 'student' } },
      'GET /api/student/profile': profile,
      [call]: new Answer(404, `Cannot ${call}`),
    },
    'student',
  );

  expect(rowOf(report, call)).toMatchObject({ result: 'missing', status: 404, missing: [] });
});

const club = { _id: 'c1', name: {} };
const mentor = { _id: 'm1', name: {} };
const stageProgress = [{ name: 'One', status: {} }];

test.each([
  ['profile', { assignedClub: club }, 'assignedClub.name', 'the club of a person or mentor'],
  ['profile', { assignedMentor: mentor }, 'assignedMentor.name', 'the mentor of a person'],
  [
    'progress',
    { stageProgress, progress: 0 },
    'stageProgress[0].status',
    'the stages, and with them the path of progress',
  ],
])('GET /api/student/%s: %j is named with its loss', async (name, fields, unreadable, loss) => {
  const profile = { _id: 's1', name: 'Asha Rao', email: 'asha@example.org', status: 'active' };
  const call = `GET /api/student/${name}`;
  const report = await check(
    {
      'POST /api/auth/login': { token: 't', user: { ...profile, role: 'student' } },
      'GET /api/student/profile': profile,
      [call]: { ...profile, ...fields },
    },
    'student',
  );

  const row = rowOf(report, call);
  expect(row?.unreadable).toEqual([unreadable]);
  expect(row?.loses).toContain(loss);
  expect(row?.loses).not.toContain('the account status: everyone counts as active');
});

test('calls for many people are optional: missing ones are named with their effect', async () => {
  const admin = { _id: 'a1', name: 'Admin', email: 'admin@example.org', role: 'admin' };
  const report = await check(
    {
      'POST /api/auth/login': { token: 't', user: admin },
      'POST /api/auth/register': new Answer(201, { message: 'Welcome' }),
      'POST /api/admin/students/import': { rows: [{ line: 1, outcome: 'MADE' }] },
    },
    'admin',
    true,
  );

  expect(results(report)).toMatchObject({
    'GET /api/admin/overview': 'missing',
    'GET /api/admin/concerns': 'missing',
    'PUT /api/admin/batches/students/assign-mentor': 'missing',
    'PUT /api/admin/batches/educators/status': 'missing',
    'POST /api/admin/students/import': 'ok',
    'POST /api/admin/educators/import': 'missing',
    'POST /api/admin/exports': 'missing',
  });
  expect(rowOf(report, 'PUT /api/admin/batches/students/assign-club')).toMatchObject({
    isRequired: false,
    loses: ['changes of many students in one call: they are made one by one'],
  });
});

test('of two registrations, only the account that was made remains', async () => {
  const admin = { _id: 'a1', name: 'Admin', email: 'admin@example.org', role: 'admin' };
  const { remaining } = await check(
    {
      'POST /api/auth/login': { token: 't', user: admin },
      'POST /api/auth/register': (_query: unknown, { role }: { role: string }) =>
        role === 'student'
          ? new Answer(201, { message: 'Welcome' })
          : new Answer(400, { message: 'Only students can register' }),
    },
    'admin',
    true,
  );

  expect(remaining).toEqual([expect.stringMatching(/^student-/)]);
});

test.each([
  ['https://api.example.org/api/auth/me', 'https://api.example.org/api/auth/me'],
  ['/v2/api/auth/me', 'ORIGIN/v2/api/auth/me'],
])('an address that redirects to %s', async (location, target) => {
  const redirect = new Answer(301, '', { headers: { location } });
  const upstream = await startUpstream({ 'GET /api/auth/me': redirect });
  onTestFinished(() => upstream.close());
  const report = await checkBackend(readConfig({ API_URL: upstream.origin }), [], false);

  expect(report.isUsable).toBe(false);
  expect(report.rows).toMatchObject([{ status: 301, result: 'unreadable' }]);
  expect(tableOf(report)).toContain(
    `The address redirects to ${target.replace('ORIGIN', upstream.origin)},`,
  );
});

test('a backend that does not respond', async () => {
  const upstream = await startUpstream({});
  await upstream.close();
  const { rows, isUsable } = await checkBackend(
    readConfig({ API_URL: upstream.origin }),
    [],
    false,
  );

  expect(rows).toMatchObject([{ status: 'unreachable', result: 'failed' }]);
  expect(isUsable).toBe(false);
});
