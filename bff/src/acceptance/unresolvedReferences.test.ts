import { expect, test } from 'vitest';
import { startBff, type GraphqlAnswer } from '../testing/bff.ts';
import {
  clubRecord,
  educatorRecord,
  many,
  mentoredRecord,
  mentorRecord,
  studentRecord,
  submissionRecord,
  trackerRecord,
} from '../testing/records.ts';
import type { Answers } from '../testing/upstream.ts';

const ID = '65f0c0ffee65f0c0ffee0001';
const both = { assignedClub: ID, assignedMentor: ID };
const lists = {
  'GET /api/admin/clubs': [clubRecord()],
  'GET /api/admin/mentors': [mentorRecord()],
};
const refs = 'club { name } mentor { name }';

/** Where a reference cannot be resolved: operation, answers, and the path of each error. */
const table: [what: string, ask: string, answers: Answers, paths: string[]][] = [
  ...(['student', 'educator'] as const).map((audience): (typeof table)[number] => {
    const field = audience === 'student' ? 'myStudentProfile' : 'myEducatorProfile';
    const record = audience === 'student' ? studentRecord() : educatorRecord();
    return [
      `the own profile of a ${audience}`,
      `{ ${field} { id ${refs} } }`,
      {
        [`GET /api/${audience}/profile`]: { ...record, ...both },
        [`GET /api/${audience}/clubs`]: [clubRecord()],
      },
      [`${field}.club`, `${field}.mentor`],
    ];
  }),
  [
    'an own mentor without a name',
    '{ myStudentProfile { mentor { name } } }',
    { 'GET /api/student/profile': { ...studentRecord(), assignedMentor: { _id: 7 } } },
    ['myStudentProfile.mentor'],
  ],
  [
    'many students',
    `{ students { items { id ${refs} } } }`,
    {
      ...lists,
      'GET /api/admin/students': many(3, (n) => ({
        ...studentRecord(n),
        assignedClub: `${ID}${n}`,
        assignedMentor: { _id: n },
      })),
    },
    ['students.items.0.club', 'students.items.0.mentor'],
  ],
  [
    'a student',
    `{ student(id: "student1") { ${refs} } }`,
    { ...lists, 'GET /api/admin/students/student1': { ...studentRecord(), ...both } },
    ['student.club', 'student.mentor'],
  ],
  [
    'the mentors',
    '{ mentors { id club { name } } }',
    { ...lists, 'GET /api/admin/mentors': many(3, (n) => ({ ...mentorRecord(n), ...both })) },
    ['mentors.0.club'],
  ],
  [
    'the submissions',
    `{ formSubmissions { items { person { id ${refs} } } } }`,
    {
      ...lists,
      'GET /api/admin/form-submissions': [
        submissionRecord({ ...studentRecord(), assignedClub: ID }),
        submissionRecord(studentRecord(2)),
      ],
      'GET /api/admin/students': [{ ...studentRecord(2), assignedMentor: ID }],
    },
    // The second has the same error as the first, which is not in the list.
    [
      'formSubmissions.items.0.person.club',
      'formSubmissions.items.0.person.mentor',
      'formSubmissions.items.1.person.mentor',
    ],
  ],
  [
    'tracker rows',
    `{ progressRecords(audience: STUDENT) { items { mentorName clubName person { ${refs} } } } }`,
    {
      ...lists,
      'GET /api/admin/student-progress': many(2, (n) => ({
        ...trackerRecord(n),
        mentor: ID,
        club: ID,
      })),
    },
    [
      'progressRecords.items.0.mentorName',
      'progressRecords.items.0.clubName',
      'progressRecords.items.0.person.club',
      'progressRecords.items.0.person.mentor',
    ],
  ],
  [
    'tracker rows without a person',
    `{ progressRecords(audience: STUDENT) { items { mentorName person { ${refs} } } } }`,
    {
      ...lists,
      'GET /api/admin/student-progress': [trackerRecord()],
      'GET /api/admin/students': [],
    },
    ['progressRecords.items.0.person.club', 'progressRecords.items.0.person.mentor'],
  ],
  [
    'a mentor’s people',
    `{ mentorDashboard { mentor { club { name } } people { items { id club { name } } } } }`,
    {
      'GET /api/mentor/profile': { ...mentorRecord(), assignedClub: ID },
      'GET /api/mentor/students': many(2, (n) => ({ ...mentoredRecord(n), club: 'Other Club' })),
    },
    ['mentorDashboard.mentor.club', 'mentorDashboard.people.items.0.club'],
  ],
  [
    'the history',
    '{ student(id: "student1") { history { id stage by { name } } } }',
    {
      'GET /api/admin/students/student1': studentRecord(),
      'GET /api/admin/people/student1/history': [
        { _id: 1, at: '2026-01-01', what: 'progress', by: ID, after: { stage: ID } },
        {
          _id: 2,
          at: '2026-01-01',
          what: 'progress',
          by: { _id: ID },
          after: { stage: { _id: 3 } },
        },
      ],
    },
    ['student.history.0.stage', 'student.history.0.by', 'student.history.1.by'],
  ],
];

/** The value at a path of dots. */
function valueAt({ data }: GraphqlAnswer, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], data);
}

test.each(table)(
  'a reference that cannot be resolved is null with an error: %s',
  async (_what, ask, answers, paths) => {
    const bff = await startBff(answers);

    const answer = await bff.ask(ask);

    expect(answer.errors?.map(({ path }) => path?.join('.')).sort()).toEqual([...paths].sort());
    for (const path of paths) expect(valueAt(answer, path)).toBeNull();
    expect(new Set(answer.errors?.map(({ extensions }) => extensions.code))).toEqual(
      new Set(['UPSTREAM_INVALID']),
    );
    // An id is never shown as a name.
    expect(JSON.stringify(answer.data)).not.toContain(ID.slice(0, 20));
  },
);

test('ids in the tracker get the names of the admin’s lists, also for a search', async () => {
  const bff = await startBff({
    ...lists,
    'GET /api/admin/student-progress': [
      {
        ...trackerRecord(1),
        mentor: undefined,
        club: undefined,
        ...{ clubId: 'club1', mentorId: 'mentor1' },
      },
      { ...trackerRecord(2), mentor: null, club: null },
    ],
  });
  const names = 'items { mentorName clubName }';
  const named = { mentorName: 'Mentor 1', clubName: 'Club 1' };

  expect(
    await bff.ask(`{ all: progressRecords(audience: STUDENT) { ${names} }
      found: progressRecords(audience: STUDENT, filter: { search: "mentor 1" }) { ${names} } }`),
  ).toEqual({
    data: {
      all: { items: [named, { mentorName: null, clubName: null }] },
      found: { items: [named] },
    },
  });
});

test.each<[string, object[], (string | null)[]]>([
  [
    'stage: null',
    [
      { stage: null, status: 'completed' },
      { _id: 'p2', stage: null },
    ],
    ['Stage 1', 'Stage 2'],
  ],
  ['an id', [{ stage: ID }, { stage: { _id: 'stage-a' } }], ['Stage 1', 'Stage 2']],
  [
    'a UUID or a number',
    [{ stageId: '9b2b5e0c-6a53-4c3c-9d53-0d1f0c7c8a11' }, { stage: 77 }],
    ['Stage 1', 'Stage 2'],
  ],
  [
    'a ULID',
    [{ stage: '01ARZ3NDEKTSV4RRFFQ69G5FAV' }, { stage: 'Planning' }],
    ['Stage 1', 'Planning'],
  ],
])('a stage without a name is named by its position: %s', async (_what, entries, names) => {
  const bff = await startBff({
    'GET /api/student/profile': studentRecord(),
    'GET /api/student/progress': { stageProgress: entries },
    'GET /api/student/clubs': [clubRecord()],
  });

  expect(await bff.ask('{ myStudentProfile { progress { stages { stage { name } } } } }')).toEqual({
    data: {
      myStudentProfile: { progress: { stages: names.map((name) => ({ stage: { name } })) } },
    },
  });
});
