import { gql } from 'graphql-tag';
import { expect, test } from 'vitest';
import { startBff } from '../testing/bff.ts';
import {
  clubRecord,
  clubReference,
  educatorRecord,
  mentorRecord,
  progressRecord,
  studentRecord,
} from '../testing/records.ts';
import { Answer, type Answers } from '../testing/upstream.ts';

const whole: Answers = {
  'GET /api/admin/students': [studentRecord()],
  'GET /api/admin/students/student1': { ...studentRecord(), assignedMentor: 'mentor1' },
  'GET /api/admin/students/student1/progress': progressRecord(),
  'GET /api/admin/educators': [educatorRecord()],
  'GET /api/admin/mentors': [mentorRecord()],
  'GET /api/admin/clubs': [clubRecord(1), clubRecord(2, 'educator')],
  'PUT /api/admin/students/student1': { message: 'Saved' },
  'PUT /api/admin/mentors/mentor1': { message: 'Saved' },
  'PUT /api/admin/clubs/club1': { message: 'Saved' },
  'POST /api/admin/mentors': { message: 'Saved' },
  'POST /api/admin/clubs': { message: 'Saved' },
};

const student = `student(id: "student1") {
  id progress { percent } mentor { name } club { id stages { name } } }`;
const clubs = 'clubs { id mentors { id } membersCount }';
const oneStudent = {
  id: 'student1',
  progress: { percent: 33 },
  mentor: { name: 'Mentor 1' },
  club: { id: 'club1', stages: clubRecord().stages.map(({ name }) => ({ name })) },
};
const allClubs = [
  { id: 'club1', mentors: [{ id: 'mentor1' }], membersCount: 1 },
  { id: 'club2', mentors: [], membersCount: 0 },
];

/** A failing call, the data that remains of both parts, and the paths of the errors. */
const parts: [call: string, student: object | null, clubs: object[] | null, ...paths: string[]][] =
  [
    ['GET /api/admin/students/student1', null, allClubs, 'student'],
    [
      'GET /api/admin/students/student1/progress',
      { ...oneStudent, progress: null },
      allClubs,
      'student.progress',
    ],
    [
      'GET /api/admin/students',
      oneStudent,
      [{ ...allClubs[0], membersCount: null }, allClubs[1] ?? {}],
      'clubs.0.membersCount',
    ],
    [
      'GET /api/admin/educators',
      oneStudent,
      [allClubs[0] ?? {}, { ...allClubs[1], membersCount: null }],
      'clubs.1.membersCount',
    ],
    [
      'GET /api/admin/mentors',
      { ...oneStudent, mentor: null },
      allClubs.map((club) => ({ ...club, mentors: null })),
      'clubs.0.mentors',
      'student.mentor',
    ],
    [
      'GET /api/admin/clubs',
      { ...oneStudent, club: { id: 'club1', stages: null } },
      null,
      'clubs',
      'student.club.stages',
    ],
  ];
const failures: [what: string, answer: unknown, code: string][] = [
  ['500', new Answer(500, { message: 'at db.ts:3' }), 'UPSTREAM_UNAVAILABLE'],
  ['garbage', { message: 'fine' }, 'UPSTREAM_INVALID'],
  ['a page', '<h1>Hello</h1>', 'UPSTREAM_INVALID'],
];
const table = parts.flatMap(([call, left, clubsLeft, ...paths]) =>
  failures.map(([what, answer, code]) => ({ call, left, clubsLeft, paths, what, answer, code })),
);

test.each(table)(
  '$call fails with $what: the other fields have data, with one error for each empty field',
  async ({ call, left, clubsLeft, paths, answer, code }) => {
    const bff = await startBff({ ...whole, [call]: answer });

    const { data, errors } = await bff.ask(`{ ${student} ${clubs} }`);

    expect(data).toEqual({ student: left, clubs: clubsLeft });
    expect(errors).toMatchObject(paths.map(() => ({ extensions: { code } })));
    expect(errors?.map(({ path }) => path?.join('.')).sort()).toEqual(paths);
  },
);

const newMentor = 'name: "Dev", email: "mentor1@waymark.test", phone: "1", clubId: "club1"';
const newClub = 'name: "Club 1", description: "About", clubFor: STUDENT';

test.each([
  ['updateStudent(input: { id: "student1" })', 'student', 'GET /api/admin/students/student1'],
  [`addMentor(input: { ${newMentor}, password: "x" })`, 'mentor', 'GET /api/admin/mentors'],
  [`updateMentor(input: { id: "mentor1", ${newMentor} })`, 'mentor', 'GET /api/admin/mentors'],
  ['assignMentorToClub(input: { mentorId: "mentor1" })', 'mentor', 'GET /api/admin/mentors'],
  [`addClub(input: { ${newClub} })`, 'club', 'GET /api/admin/clubs'],
  [`updateClub(input: { id: "club1", ${newClub}, stages: [] })`, 'club', 'GET /api/admin/clubs'],
])('%s: an unreadable record does not hide the change', async (field, entity, call) => {
  const bff = await startBff({ ...whole, [call]: new Answer(503, {}) });

  const { data, errors } = await bff.ask(
    `mutation { done: ${field} { ${entity} { id } userErrors { message } } }`,
  );

  expect(data).toEqual({ done: { [entity]: null, userErrors: [] } });
  expect(errors).toMatchObject([
    { path: ['done', entity], extensions: { code: 'UPSTREAM_UNAVAILABLE' } },
  ]);
});

test.each([
  [401, 'UNAUTHENTICATED'],
  [403, 'FORBIDDEN'],
  [404, 'NOT_FOUND'],
  [429, 'RATE_LIMITED'],
  [500, 'UPSTREAM_UNAVAILABLE'],
])('a change that is answered with %s is a user error', async (status, code) => {
  const bff = await startBff({
    'DELETE /api/admin/clubs/club1': new Answer(status, { message: 'No' }),
  });

  const { data, errors } = await bff.ask(
    gql`mutation { deleteClub(input: { id: "club1" }) { deletedId userErrors { code } } }`,
  );

  expect(data).toEqual({ deleteClub: null });
  expect(errors).toMatchObject([{ extensions: { code, call: 'DELETE /api/admin/clubs/{id}' } }]);
});

test('a reference that no list contains is null', async () => {
  const bff = await startBff({
    ...whole,
    'GET /api/admin/students/student1': {
      ...studentRecord(),
      assignedMentor: 'gone',
      assignedClub: clubReference(9),
    },
  });

  expect(await bff.ask(`{ ${student} }`)).toMatchObject({
    data: { student: { mentor: null, club: { id: 'club9', stages: null } } },
  });
});
