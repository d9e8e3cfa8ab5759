import { gql } from 'graphql-tag';
import { expect, test } from 'vitest';
import { startBff } from '../../testing/bff.ts';
import {
  clubRecord,
  educatorRecord,
  many,
  mentoredRecord,
  mentorRecord,
  studentRecord,
  submissionRecord,
  trackerRecord,
  userRecord,
} from '../../testing/records.ts';

const moment = { at: '2026-02-01T10:00:00Z', what: 'status' };
const unreadable: [what: string, row: unknown, field: string][] = [
  ['null', null, '[1]'],
  ['a number', 7, '[1]'],
  ['a word', 'student2', '[1]'],
  ['a list', [], '[1]'],
  [
    'a record without an id',
    { name: 'Asha', email: 'asha@waymark.test', role: 'student', ...moment },
    '[1].id',
  ],
];

const students = many(3, (n) => ({ ...studentRecord(n), assignedClub: `club${n}` }));
const SUBMISSIONS = '/api/admin/form-submissions';
const STAGES = '/api/mentor/clubs/club1/stages';
const lists: [operation: string, path: string, rows: object[]][] = [
  ['students { items { id name } }', '/api/admin/students', students],
  ['educators { items { id name } }', '/api/admin/educators', many(3, educatorRecord)],
  [
    'students(filter: { search: "s" }, sort: { field: NAME }) { items { id } }',
    '/api/admin/students',
    students,
  ],
  [
    'progressRecords(audience: STUDENT) { items { person { id } } }',
    '/api/admin/student-progress',
    many(3, trackerRecord),
  ],
  [
    'progressRecords(audience: EDUCATOR) { items { person { id } } }',
    '/api/admin/educator-progress',
    many(3, trackerRecord),
  ],
  [
    'formSubmissions { items { person { id } } }',
    SUBMISSIONS,
    students.map((student) => submissionRecord(student)),
  ],
  ['mentors { id }', '/api/admin/mentors', many(3, mentorRecord)],
  ['clubs { id }', '/api/admin/clubs', many(3, clubRecord)],
  ['clubChoices(clubFor: STUDENT) { id }', '/api/student/clubs', many(3, clubRecord)],
  ['clubChoices(clubFor: EDUCATOR) { id }', '/api/educator/clubs', many(3, clubRecord)],
  ['mentorDashboard { people { items { id } } }', '/api/mentor/students', many(3, mentoredRecord)],
  ['mentorDashboard { stages { id } }', STAGES, clubRecord().stages],
  [
    'student(id: "student1") { history { id } }',
    '/api/admin/people/student1/history',
    many(3, (id) => ({ id, ...moment })),
  ],
];

/** The other calls of these operations. */
const others = {
  'GET /api/auth/me': userRecord(),
  'GET /api/mentor/profile': mentorRecord(),
  'GET /api/admin/students/student1': studentRecord(),
};

test.each(
  lists
    .flatMap(([operation, path, rows]) =>
      unreadable.map(([what, row, field]) => ({ operation, path, rows, what, row, field })),
    )
    // A submission without an id is matched by the list of people.
    .filter(({ path, field }) => !(path === SUBMISSIONS && field.endsWith('id')))
    // A stage needs only a name.
    .filter(({ path, what }) => !(path === STAGES && /word|record/.test(what))),
)(
  '$what among the rows of GET $path: $operation',
  async ({ operation, path, rows, row, field }) => {
    const bff = await startBff({ ...others, [`GET ${path}`]: [rows[0], row, rows[2]] });

    const { data, errors } = await bff.ask(`{ me { id } ${operation} }`);

    const call = `GET ${path.replace('/club1/', '/{clubId}/').replace('/student1/', '/{id}/')}`;
    expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_INVALID', call, field } }]);
    expect(data).toMatchObject({ me: { id: 'student1' } });
  },
);

test.each(unreadable)(
  '%s in a list that completes other records does not affect them',
  async (_what, row, field) => {
    const bff = await startBff({
      'GET /api/admin/students': students,
      'GET /api/admin/clubs': [clubRecord(1), row, clubRecord(3)],
    });

    const { data, errors } = await bff.ask(gql`{ students { items { id club { name } } } }`);

    expect(data).toEqual({ students: { items: students.map(({ id }) => ({ id, club: null })) } });
    expect(errors).toMatchObject([
      { extensions: { code: 'UPSTREAM_INVALID', call: 'GET /api/admin/clubs', field } },
    ]);
  },
);

test.each(
  [
    { list: 'students', path: '/api/admin/students', record: studentRecord },
    { list: 'educators', path: '/api/admin/educators', record: educatorRecord },
    { list: 'people', path: '/api/mentor/students', record: mentoredRecord },
  ].flatMap((one) => ['name', 'email'].map((field) => ({ ...one, field }))),
)(
  'a person without $field among the rows of GET $path, on whichever page',
  async ({ list, path, record, field }) => {
    const rows = many<object>(30, record);
    rows[24] = { ...rows[24], [field]: null };
    const bff = await startBff({ ...others, [`GET ${path}`]: rows });

    for (const number of [1, 3]) {
      const people = `${list}(page: { number: ${number} }) { totalCount items { id } }`;
      const { errors } = await bff.ask(
        list === 'people' ? `{ mentorDashboard { ${people} } }` : `{ ${people} }`,
      );

      expect(errors).toMatchObject([
        { extensions: { code: 'UPSTREAM_INVALID', call: `GET ${path}`, field: `[24].${field}` } },
      ]);
    }
  },
);

test.each([
  ['another person’s', { ...studentRecord(2) }],
  ['another person’s, wrapped', { student: studentRecord(2) }],
])('a person with %s record is not returned', async (_what, record) => {
  const bff = await startBff({ 'GET /api/admin/students/student1': record });

  const { data, errors } = await bff.ask(gql`{ student(id: "student1") { id name } }`);

  expect(data).toEqual({ student: null });
  expect(errors).toMatchObject([
    {
      extensions: {
        code: 'UPSTREAM_INVALID',
        call: 'GET /api/admin/students/{id}',
        field: 'id',
      },
    },
  ]);
});
