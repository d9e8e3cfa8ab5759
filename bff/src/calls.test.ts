import { expect, test } from 'vitest';
import { startBff } from './testing/bff.ts';
import {
  clubRecord,
  countsRecord,
  educatorRecord,
  many,
  mentoredRecord,
  mentorRecord,
  progressRecord,
  statsRecord,
  studentRecord,
  trackerRecord,
  userRecord,
} from './testing/records.ts';
import { Answer, type Answers } from './testing/upstream.ts';

const everyone = 'id name email phone status formSubmitted createdAt';
const clubs = 'club { id name description clubFor stages { id name } }';
const mentors = 'mentor { id name email specialization experience studentsCount club { id name } }';
const progress = 'progress { percent currentStage lastUpdated stages { id status feedback } }';

/** A backend with `rows` of everything, whose references are objects, or only ids. */
function backend(rows: number, references: 'objects' | 'ids'): Answers {
  const shaped = <T extends { assignedClub: object }>(record: T) =>
    references === 'objects'
      ? record
      : {
          ...record,
          assignedClub: 'club1',
          ...('assignedMentor' in record && { assignedMentor: 'mentor1' }),
        };
  const student = (n: number) => shaped(studentRecord(n));
  const educator = (n: number) => shaped(educatorRecord(n));
  return {
    'GET /api/auth/me': userRecord(),
    'POST /api/auth/login': { token: 't', user: userRecord() },
    'POST /api/auth/register': new Answer(201, { message: 'Welcome', user: userRecord() }),
    'POST /api/auth/logout': { message: 'Bye' },
    'GET /api/student/profile': student(1),
    'GET /api/student/progress': progressRecord(),
    'GET /api/student/clubs': many(rows, clubRecord),
    'POST /api/student/submit-form': student(1),
    'GET /api/educator/profile': educator(1),
    'GET /api/educator/progress': progressRecord(),
    'GET /api/educator/clubs': many(rows, (n) => clubRecord(n, 'educator')),
    'POST /api/educator/submit-form': educator(1),
    'GET /api/admin/students': many(rows, student),
    'GET /api/admin/students/student1/progress': progressRecord(),
    'GET /api/admin/student-progress': many(rows, trackerRecord),
    'PUT /api/admin/students/student1/assign-mentor': studentRecord(),
    'PUT /api/admin/students/student1/assign-club': studentRecord(),
    'GET /api/admin/educators': many(rows, educator),
    'PUT /api/admin/educators/educator1/assign-mentor': educatorRecord(),
    'PUT /api/admin/educators/educator1/assign-club': educatorRecord(),
    'GET /api/admin/mentors': many(rows, (n) => shaped(mentorRecord(n))),
    'GET /api/admin/clubs': many(rows, clubRecord),
    'GET /api/admin/dashboard/counts': countsRecord,
    'GET /api/mentor/profile': shaped(mentorRecord()),
    'GET /api/mentor/students': many(rows, mentoredRecord),
    'GET /api/mentor/dashboard/stats': statsRecord,
    'GET /api/mentor/clubs/club1/stages': clubRecord().stages,
    'PUT /api/mentor/progress': progressRecord(),
  };
}

interface Row {
  what: string;
  operation: string;
  calls: string[];
  /** Where several people need more than one does. */
  callsForMany?: string[];
  /** The list that ids are looked up in, where the operation does not read it anyway. */
  callsForIds?: string[];
  /** Calls that must be under way together. */
  atOnce?: number;
}

const form = 'fullName: "A", email: "a@b.in", phone: "1"';
const list = (audience: string) => `GET /api/admin/${audience}?page=1&limit=10`;

const rows: Row[] = [
  { what: 'me', operation: '{ me { id name role formSubmitted } }', calls: ['GET /api/auth/me'] },
  {
    what: 'a student’s whole dashboard',
    operation: `{ myStudentProfile { ${everyone} ${mentors} club { id name } ${progress} formDetails { class } } }`,
    calls: ['GET /api/student/profile', 'GET /api/student/progress'],
    callsForIds: ['GET /api/student/clubs'],
    atOnce: 2,
  },
  {
    what: 'a student’s profile alone',
    operation: '{ myStudentProfile { id name } }',
    calls: ['GET /api/student/profile'],
  },
  {
    what: 'an educator’s whole dashboard',
    operation: `{ myEducatorProfile { ${everyone} club { id name } ${progress} formDetails { institution } } }`,
    calls: ['GET /api/educator/profile', 'GET /api/educator/progress'],
    callsForIds: ['GET /api/educator/clubs'],
    atOnce: 2,
  },
  {
    what: 'clubChoices',
    operation: '{ clubChoices(clubFor: EDUCATOR) { id name stages { id } } }',
    calls: ['GET /api/educator/clubs'],
  },
  {
    what: 'the admin’s people tab',
    operation: `{ students { totalCount items { ${everyone} ${clubs} ${mentors} } }
      mentors(filter: { search: "mentor" }) { id club { name } } clubs(clubFor: STUDENT) { id stages { id } }
      dashboardCounts { students educators mentors clubs formSubmitted } }`,
    calls: [
      'GET /api/admin/clubs',
      'GET /api/admin/dashboard/counts',
      'GET /api/admin/mentors',
      list('students'),
    ],
    atOnce: 4,
  },
  {
    what: 'educators',
    operation: `{ educators { items { ${everyone} ${clubs} } } }`,
    calls: ['GET /api/admin/clubs', list('educators')],
  },
  {
    what: 'progress of listed people',
    operation: `{ students { items { id ${progress} } } }`,
    calls: ['GET /api/admin/students/student1/progress', list('students')],
    callsForMany: ['GET /api/admin/student-progress', list('students')],
  },
  {
    what: 'the same list under two names',
    operation: '{ one: students { totalCount } two: students { items { id } } }',
    calls: [list('students')],
  },
  {
    what: 'the mentor’s whole dashboard',
    operation: `{ mentorDashboard { mentor { id name } stats { totalStudents } stages { id }
      people { items { ${everyone} mentor { name } ${clubs} ${progress} } } person(id: "student1") { id } } }`,
    calls: [
      'GET /api/mentor/clubs/club1/stages',
      'GET /api/mentor/dashboard/stats',
      'GET /api/mentor/profile',
      'GET /api/mentor/students',
    ],
    atOnce: 3,
  },
  {
    what: 'login',
    operation: 'mutation { login(input: { email: "a@b.in", password: "secret" }) { token } }',
    calls: ['POST /api/auth/login'],
  },
  {
    what: 'register',
    operation:
      'mutation { register(input: { name: "A", email: "a@b.in", password: "secret", role: STUDENT }) { user { id } } }',
    calls: ['POST /api/auth/register'],
  },
  { what: 'logout', operation: 'mutation { logout { ended } }', calls: ['POST /api/auth/logout'] },
  {
    what: 'submitStudentForm',
    operation: `mutation { submitStudentForm(input: { ${form}, class: "10th", schoolName: "S" }) { student { id name } } }`,
    calls: ['POST /api/student/submit-form'],
  },
  {
    what: 'submitEducatorForm',
    operation: `mutation { submitEducatorForm(input: { ${form}, currentPosition: "Teacher", institution: "I" }) { educator { id name } } }`,
    calls: ['POST /api/educator/submit-form'],
  },
  {
    what: 'assignMentor',
    operation: `mutation { assignMentor(input: { personId: "student1", audience: STUDENT, mentorId: "mentor1" }) {
      person { id mentor { id name specialization } } } }`,
    calls: ['PUT /api/admin/students/student1/assign-mentor'],
  },
  {
    what: 'assignClub',
    operation: `mutation { assignClub(input: { personId: "educator1", audience: EDUCATOR }) { person { id club { name } } } }`,
    calls: ['PUT /api/admin/educators/educator1/assign-club'],
  },
  {
    what: 'updateProgress, read back from the list',
    operation: `mutation { updateProgress(input: { personId: "student1", clubId: "club1", stageId: "club1-stage2" }) {
      person { id ${progress} } } }`,
    calls: ['GET /api/mentor/students', 'PUT /api/mentor/progress'],
  },
];

const sizes = [1, 10];
const shapes = ['objects', 'ids'] as const;
const table = rows.flatMap((row) =>
  sizes.flatMap((size) => shapes.map((references) => ({ ...row, size, references }))),
);

test.each(table)(
  '$what asks no more than needed: $size rows, references as $references',
  async ({
    operation,
    calls,
    callsForMany = calls,
    callsForIds = [],
    atOnce = 1,
    size,
    references,
  }) => {
    const bff = await startBff(backend(size, references));
    bff.upstream.together = atOnce;

    expect(await bff.ask(operation)).not.toHaveProperty('errors');
    const expected = [
      ...(size === 1 ? calls : callsForMany),
      ...(references === 'ids' ? callsForIds : []),
    ];
    expect(bff.callsMade()).toEqual(expected.sort());
    expect(Math.max(...bff.upstream.calls.map((call) => call.atOnce))).toBeGreaterThanOrEqual(
      atOnce,
    );
  },
);
