import { expect, test } from 'vitest';
import { startBff } from '../../testing/bff.ts';
import {
  clubRecord,
  educatorRecord,
  many,
  mentoredRecord,
  mentorRecord,
  studentRecord,
  trackerRecord,
} from '../../testing/records.ts';
import { Answer, type Answers } from '../../testing/upstream.ts';

const club = clubRecord();
const fields =
  'progress { percent status currentStage stages { id status feedback stage { name } } }';

const pending = (personId: string) => ({
  percent: 0,
  status: 'NOT_STARTED',
  currentStage: null,
  stages: club.stages.map(({ id, name }) => ({
    id: `${personId}~${id}`,
    status: 'NOT_STARTED',
    feedback: null,
    stage: { name },
  })),
});

/** Answers of a progress call without a record. */
const absences: Record<string, unknown> = {
  null: null,
  'null in data': { success: true, data: null },
  'null as progress': { success: true, progress: null },
  'null in a person': { student: { _id: 'student1', name: 'A' }, progress: null },
  'an empty record': {},
  'an empty list': { stageProgress: [], progress: 0 },
  'a message': { success: true, message: 'No progress found', data: [] },
  'no body': new Answer(200, ''),
  204: new Answer(204, ''),
  'a 404 about it': new Answer(404, { message: 'No progress yet' }),
  'a 404 of Django': new Answer(404, { detail: 'No StudentProgress matches the given query.' }),
  'a 404 in text': new Answer(404, 'Progress record not found'),
};

/** The callers of a single progress call, and their other calls. */
const callers: Record<string, { call: string; ask: string; id: string; others: Answers }> = {
  student: {
    call: 'GET /api/student/progress',
    ask: `{ person: myStudentProfile { ${fields} } }`,
    id: 'student1',
    others: {
      'GET /api/student/profile': studentRecord(),
      'GET /api/student/clubs': [club],
    },
  },
  educator: {
    call: 'GET /api/educator/progress',
    ask: `{ person: myEducatorProfile { ${fields} } }`,
    id: 'educator1',
    others: {
      'GET /api/educator/profile': { ...educatorRecord(), assignedClub: club },
    },
  },
  'admin, of a student': {
    call: 'GET /api/admin/students/student1/progress',
    ask: `{ person: student(id: "student1") { ${fields} } }`,
    id: 'student1',
    others: {
      'GET /api/admin/students/student1': { ...studentRecord(), assignedClub: 'club1' },
      'GET /api/admin/clubs': [club],
    },
  },
  'admin, of an educator': {
    call: 'GET /api/admin/educators/educator1/progress',
    ask: `{ person: educator(id: "educator1") { ${fields} } }`,
    id: 'educator1',
    others: {
      'GET /api/admin/educators/educator1': educatorRecord(),
      'GET /api/admin/clubs': [club],
    },
  },
};

test.each(
  Object.entries(callers).flatMap(([caller, of]) =>
    Object.entries(absences).map(([what, answer]) => ({ caller, what, answer, ...of })),
  ),
)('$caller: $what is progress that has not begun', async ({ call, ask, id, others, answer }) => {
  const bff = await startBff({ ...others, [call]: answer });

  expect(await bff.ask(ask)).toEqual({ data: { person: { progress: pending(id) } } });
});

test.each([
  ['another record', new Answer(404, { message: 'Student not found' })],
  ['nothing', new Answer(404, { message: 'Not found' })],
  ['a route', new Answer(404, { message: 'No route for progress' })],
  ['a message of something else', { message: 'Down for maintenance' }],
  ['a failure', new Answer(500, { message: 'No progress' })],
])('an answer about %s stays an error', async (_what, answer) => {
  for (const { call, ask, others } of Object.values(callers)) {
    const bff = await startBff({ ...others, [call]: answer });

    expect(await bff.ask(ask)).toMatchObject({
      data: { person: { progress: null } },
      errors: [{ path: ['person', 'progress'] }],
    });
  }
});

const unknown = { ...pending('student1'), stages: null };
const own = callers['student'] ?? { call: '', ask: '', others: {} };

test.each([
  ['without a club', { 'GET /api/student/profile': { ...studentRecord(), assignedClub: null } }],
  ['whose club has none', { 'GET /api/student/clubs': [{ ...club, stages: [] }] }],
  ['whose backend does not list them', { 'GET /api/student/clubs': new Answer(403, {}) }],
  ['whose backend lacks the list', { 'GET /api/student/clubs': undefined }],
])('a person %s has no stages', async (_what, others) => {
  const bff = await startBff({ ...own.others, [own.call]: null, ...others });

  expect(await bff.ask(own.ask)).toEqual({ data: { person: { progress: unknown } } });
});

test('stages that could not be loaded are an error', async () => {
  const answers = { [own.call]: null, 'GET /api/student/clubs': new Answer(503, {}) };
  const bff = await startBff({ ...own.others, ...answers });

  expect(await bff.ask(own.ask)).toMatchObject({
    data: { person: { progress: unknown } },
    errors: [
      { path: ['person', 'progress', 'stages'], extensions: { call: 'GET /api/student/clubs' } },
    ],
  });
});

test('people who are not in the list of progress have not begun', async () => {
  const bff = await startBff({
    'GET /api/admin/students': many(2, studentRecord),
    'GET /api/admin/student-progress': [],
    'GET /api/admin/clubs': [club],
  });

  expect(await bff.ask(`{ students { items { ${fields} } } }`)).toEqual({
    data: {
      students: {
        items: [{ progress: pending('student1') }, { progress: pending('student2') }],
      },
    },
  });
});

test.each([
  ['no progress', { stages: undefined, progress: undefined, currentStage: undefined }],
  ['an empty list', { stages: [], progress: 0, currentStage: 'Not Started' }],
])('a row with %s has not begun, for admin and mentor', async (_what, none) => {
  const bff = await startBff({
    'GET /api/admin/student-progress': [{ ...trackerRecord(), ...none }],
    'GET /api/admin/clubs': [club],
    'GET /api/mentor/profile': mentorRecord(),
    'GET /api/mentor/students': [{ ...mentoredRecord(), ...none }],
    'GET /api/mentor/clubs/club1/stages': club.stages,
  });
  const items = [{ progress: pending('student1') }];

  expect(
    await bff.ask(`{ progressRecords(audience: STUDENT) { items { ${fields} } }
      mentorDashboard { people { items { ${fields} } } } }`),
  ).toEqual({ data: { progressRecords: { items }, mentorDashboard: { people: { items } } } });
});

test('a first save is compared with stages that have not begun', async () => {
  const [first] = club.stages;
  const people = [{ ...mentoredRecord(), stages: [], progress: 0, currentStage: null }];
  const bff = await startBff({
    'GET /api/mentor/profile': mentorRecord(),
    'GET /api/mentor/students': people,
    'GET /api/mentor/clubs/club1/stages': club.stages,
    'GET /api/mentor/people/student1/progress': new Answer(404, { message: 'No progress found' }),
    'PUT /api/mentor/progress': { message: 'Saved' },
  });
  const { data } = await bff.ask(
    '{ mentorDashboard { person(id: "student1") { progress { stages { version } } } } }',
  );
  const version = /"version":"([^"]+)"/.exec(JSON.stringify(data))?.[1] ?? '';

  expect(
    await bff.ask(`mutation { updateProgress(input: { personId: "student1", clubId: "club1",
      stageId: "${first?.id ?? ''}", status: COMPLETED, ifVersion: "${version}" }) {
      userErrors { code } } }`),
  ).toEqual({ data: { updateProgress: { userErrors: [] } } });
});
