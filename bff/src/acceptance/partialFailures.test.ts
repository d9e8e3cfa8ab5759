import { gql } from 'graphql-tag';
import { expect, test } from 'vitest';
import { startBff } from '../testing/bff.ts';
import {
  clubRecord,
  countsRecord,
  many,
  mentoredRecord,
  mentorRecord,
  studentRecord,
  submissionRecord,
  trackerRecord,
} from '../testing/records.ts';
import { Answer } from '../testing/upstream.ts';

test('a failing part leaves the others', async () => {
  const bff = await startBff({
    'GET /api/mentor/profile': mentorRecord(),
    'GET /api/mentor/students': [mentoredRecord()],
    'GET /api/mentor/dashboard/stats': new Answer(500, {}),
    'GET /api/mentor/clubs/club1/stages': '<h1>broken</h1>',
  });

  const { data, errors } = await bff.ask(
    gql`{ mentorDashboard { mentor { id } stats { totalStudents } stages { id } people { items { id } } } }`,
  );

  expect(data).toEqual({
    mentorDashboard: {
      mentor: { id: 'mentor1' },
      stats: null,
      stages: null,
      people: { items: [{ id: 'student1' }] },
    },
  });
  expect(errors?.map(({ path, extensions }) => [path?.join('.'), extensions.code])).toEqual([
    ['mentorDashboard.stats', 'UPSTREAM_UNAVAILABLE'],
    ['mentorDashboard.stages', 'UPSTREAM_INVALID'],
  ]);
});

test('unreadable progress leaves the profile', async () => {
  const bff = await startBff({
    'GET /api/student/profile': studentRecord(),
    'GET /api/student/progress': new Answer(500, {}),
  });

  const { data, errors } = await bff.ask(gql`{ myStudentProfile { id progress { percent } } }`);

  expect(data).toEqual({ myStudentProfile: { id: 'student1', progress: null } });
  expect(errors).toHaveLength(1);
});

test.each([
  [
    'the tracker without the list of people',
    {
      'GET /api/admin/student-progress': many(3, trackerRecord),
      'GET /api/admin/students': new Answer(503, {}),
    },
    gql`{ progressRecords(audience: STUDENT) { items { mentorName person { id phone mentor { id } } } } }`,
    {
      progressRecords: {
        items: many(3, (n) => ({
          mentorName: 'Mentor 1',
          person: { id: `student${n}`, phone: null, mentor: null },
        })),
      },
    },
    ['progressRecords.items.0.person.mentor', 'progressRecords.items.0.person.phone'],
    'GET /api/admin/students',
  ],
  [
    'the tracker without its summary',
    {
      'GET /api/admin/student-progress': new Answer(200, [trackerRecord()], {
        headers: { 'x-total-count': '9', 'applied-parameters': 'page, limit' },
      }),
      'GET /api/admin/student-progress/summary': new Answer(500, {}),
    },
    gql`{ progressRecords(audience: STUDENT, page: { size: 1 }) { totalCount summary { total } } }`,
    { progressRecords: { totalCount: 9, summary: null } },
    ['progressRecords.summary'],
    'GET /api/admin/student-progress/summary',
  ],
  [
    'submissions without the mentors',
    {
      'GET /api/admin/form-submissions': [submissionRecord(studentRecord())],
      'GET /api/admin/students': [{ ...studentRecord(), assignedMentor: 'mentor1' }],
      'GET /api/admin/mentors': '<h1>broken</h1>',
    },
    gql`{ formSubmissions { items { submittedAt person { status mentor { id } } } } }`,
    {
      formSubmissions: {
        items: [
          { submittedAt: '2026-03-05T10:00:00.000Z', person: { status: 'active', mentor: null } },
        ],
      },
    },
    ['formSubmissions.items.0.person.mentor'],
    'GET /api/admin/mentors',
  ],
  [
    'a person without the history',
    {
      'GET /api/admin/students': [studentRecord()],
      'GET /api/admin/people/student1/history': new Answer(500, {}),
    },
    gql`{ students { items { id history { id } } } }`,
    { students: { items: [{ id: 'student1', history: null }] } },
    ['students.items.0.history'],
    'GET /api/admin/people/{id}/history',
  ],
])('%s is answered, with its errors', async (_what, answers, operation, expected, paths, call) => {
  const bff = await startBff(answers);

  const { data, errors } = await bff.ask(operation);

  expect(data).toMatchObject(expected);
  expect(errors).toMatchObject(paths.map(() => ({ extensions: { call } })));
  expect(errors?.map(({ path }) => path?.join('.')).sort()).toEqual(paths);
});

test('a failed call is one error for each response path without indices', async () => {
  const bff = await startBff({
    'GET /api/admin/students': many(50, (n) => ({ ...studentRecord(n), assignedMentor: 'm' })),
    'GET /api/admin/clubs': [clubRecord()],
    'GET /api/admin/mentors': new Answer(503, {}),
  });

  const { data, errors } = await bff.ask(gql`{
    clubs { mentors { id } }
    students(page: { size: 50 }) { items { mentor { id } again: mentor { name } } }
  }`);

  expect(data).toMatchObject({
    clubs: [{ mentors: null }],
    students: { items: many(50, () => ({ mentor: null, again: null })) },
  });
  expect(errors).toMatchObject([
    { path: ['clubs', 0, 'mentors'], extensions: { call: 'GET /api/admin/mentors' } },
    { path: ['students', 'items', 0, 'mentor'], extensions: { call: 'GET /api/admin/mentors' } },
    { path: ['students', 'items', 0, 'again'], extensions: { call: 'GET /api/admin/mentors' } },
  ]);
});

test('one field of a type at two response paths has an error at each', async () => {
  const clubs = 'GET /api/admin/clubs';
  const bff = await startBff({
    'GET /api/admin/students': many(2, studentRecord),
    'GET /api/admin/mentors': [mentorRecord()],
    [clubs]: new Answer(503, {}),
  });

  const { data, errors } = await bff.ask(gql`{
    students { items { club { stages { id } } mentor { club { stages { id } } } } }
  }`);

  const stages = null;
  expect(data).toEqual({
    students: { items: many(2, () => ({ club: { stages }, mentor: { club: { stages } } })) },
  });
  expect(errors).toMatchObject([
    { path: ['students', 'items', 0, 'club', 'stages'], extensions: { call: clubs } },
    { path: ['students', 'items', 0, 'mentor', 'club', 'stages'], extensions: { call: clubs } },
  ]);
});

test('two failing writes give two errors', async () => {
  const bff = await startBff({
    'PUT /api/mentor/progress': new Answer(404, { message: 'No such person' }),
  });
  const save = `updateProgress(input: { personId: "p", clubId: "c", stageId: "s", status: COMPLETED })`;

  const { errors } = await bff.ask(
    `mutation { a: ${save} { userErrors { code } } b: ${save} { userErrors { code } } }`,
  );

  expect(errors?.map(({ path }) => path)).toEqual([['a'], ['b']]);
});

test('two writes with the same failing read give two errors', async () => {
  const bff = await startBff({
    'PUT /api/admin/mentors/mentor1': { message: 'Saved' },
    'PUT /api/admin/mentors/mentor2': { message: 'Saved' },
    'GET /api/admin/mentors': new Answer(500, {}),
  });
  const move = (id: string) =>
    `assignMentorToClub(input: { mentorId: "${id}" }) { mentor { id } userErrors { code } }`;

  const { data, errors } = await bff.ask(
    `mutation { a: ${move('mentor1')} b: ${move('mentor2')} }`,
  );

  const saved = { mentor: null, userErrors: [] };
  expect(data).toEqual({ a: saved, b: saved });
  expect(errors?.map(({ path }) => path)).toEqual([
    ['a', 'mentor'],
    ['b', 'mentor'],
  ]);
});

test('the same error in every row is reported once', async () => {
  const bff = await startBff({
    'GET /api/admin/students': many(25, studentRecord),
    ...Object.fromEntries(
      many(25, (n) => [`GET /api/admin/people/student${n}/history`, []] as const),
    ),
  });

  const { errors } = await bff.ask(
    gql`{ students(page: { size: 25 }) { items { history { id } } } }`,
  );

  expect(errors?.map(({ path }) => path)).toEqual([['students', 'items', 10, 'history']]);
});

test('an expired session is one error for the whole operation', async () => {
  const refused = new Answer(401, { message: 'Please sign in' });
  const bff = await startBff({
    'GET /api/admin/students': refused,
    'GET /api/admin/mentors': refused,
    'GET /api/admin/clubs': refused,
    'GET /api/admin/dashboard/counts': countsRecord,
  });

  const { data, errors } = await bff.ask(
    gql`{ students { totalCount } mentors { id } clubs { id } dashboardCounts { clubs } }`,
  );

  expect(data).toMatchObject({ students: null, mentors: null, dashboardCounts: { clubs: 5 } });
  expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['UNAUTHENTICATED']);
});
