import { expect, test } from 'vitest';
import { backend } from '../testing/backend.ts';
import { startBff } from '../testing/bff.ts';
import {
  clubRecord,
  educatorRecord,
  mentoredRecord,
  mentorRecord,
  progressRecord,
  studentRecord,
  submissionRecord,
  trackerRecord,
} from '../testing/records.ts';

/** A list whose second record has an invalid value, and the query for its rows. */
interface OddList {
  call: string;
  records: [object, object];
  /** The operation with the selection for a row. */
  ask: (selection: string) => string;
  /** Path to the rows in the answer. */
  rows: string[];
}

const students: OddList = {
  call: 'GET /api/admin/students',
  records: [studentRecord(1), studentRecord(2)],
  ask: (selection) => `{ students { items { ${selection} } } }`,
  rows: ['students', 'items'],
};
const educators: OddList = {
  call: 'GET /api/admin/educators',
  records: [educatorRecord(1), educatorRecord(2)],
  ask: (selection) => `{ educators { items { ${selection} } } }`,
  rows: ['educators', 'items'],
};
const clubs: OddList = {
  call: 'GET /api/admin/clubs',
  records: [clubRecord(1), clubRecord(2)],
  ask: (selection) => `{ clubs { ${selection} } }`,
  rows: ['clubs'],
};
const mentors: OddList = {
  call: 'GET /api/admin/mentors',
  records: [mentorRecord(1), mentorRecord(2)],
  ask: (selection) => `{ mentors { ${selection} } }`,
  rows: ['mentors'],
};
const submissions: OddList = {
  call: 'GET /api/admin/form-submissions',
  records: [submissionRecord(studentRecord(1)), submissionRecord(studentRecord(2))],
  ask: (selection) => `{ formSubmissions { items { ${selection} } } }`,
  rows: ['formSubmissions', 'items'],
};
const tracker: OddList = {
  call: 'GET /api/admin/student-progress',
  records: [trackerRecord(1), trackerRecord(2)],
  ask: (selection) => `{ progressRecords(audience: STUDENT) { items { ${selection} } } }`,
  rows: ['progressRecords', 'items'],
};
const mentored: OddList = {
  call: 'GET /api/mentor/students',
  records: [mentoredRecord(1), mentoredRecord(2)],
  ask: (selection) => `{ mentorDashboard { people { items { ${selection} } } } }`,
  rows: ['mentorDashboard', 'people', 'items'],
};

const details = (odd: object) => ({ formDetails: { city: 'Pune', class: '10th', ...odd } });
const [entry] = progressRecord().stageProgress;
const lost = { ...entry, status: 'lost' };

/**
 * List, invalid value, the row's field that becomes null, and the record's field that the error
 * names.
 */
const odd: [OddList, object, string, string][] = [
  [students, { phone: {} }, 'phone', 'phone'],
  [students, { status: [] }, 'status', 'status'],
  [students, { createdAt: 'soon' }, 'createdAt', 'createdAt'],
  [students, { createdAt: '2024-13-45' }, 'createdAt', 'createdAt'],
  [students, { createdAt: '2024-05-03T25:00:00Z' }, 'createdAt', 'createdAt'],
  [students, { createdAt: '03/05/2024' }, 'createdAt', 'createdAt'],
  [students, { createdAt: 'soon 1' }, 'createdAt', 'createdAt'],
  [students, { createdAt: 8.64e15 }, 'createdAt', 'createdAt'],
  [students, { createdAt: 2024 }, 'createdAt', 'createdAt'],
  [students, { createdAt: { $date: 'soon' } }, 'createdAt', 'createdAt'],
  [students, { createdAt: { seconds: 'many' } }, 'createdAt', 'createdAt'],
  [students, { formSubmitted: 'maybe' }, 'formSubmitted', 'formSubmitted'],
  [students, { assignedClub: [1] }, 'club { id }', 'assignedClub'],
  [students, { assignedMentor: true }, 'mentor { id }', 'assignedMentor'],
  [students, { education: {} }, 'education', 'education'],
  [students, { formDetails: 'none' }, 'formDetails { city }', 'formDetails'],
  [students, details({ age: 'ten' }), 'formDetails { age }', 'formDetails.age'],
  [students, details({ age: 1e12 }), 'formDetails { age }', 'formDetails.age'],
  [
    students,
    details({ dateOfBirth: '2010-02-30' }),
    'formDetails { dateOfBirth }',
    'formDetails.dateOfBirth',
  ],
  [
    students,
    details({ dateOfBirth: '03/05/1999' }),
    'formDetails { dateOfBirth }',
    'formDetails.dateOfBirth',
  ],
  [
    students,
    details({ tenthPercentage: '87,5' }),
    'formDetails { tenthPercentage }',
    'formDetails.tenthPercentage',
  ],
  [students, details({ gender: [] }), 'formDetails { gender }', 'formDetails.gender'],
  [students, { progress: 'half' }, 'progress { percent }', 'progress'],
  [students, { stages: [lost] }, 'progress { percent }', 'stages[0].status'],
  [educators, details({ experience: {} }), 'formDetails { experience }', 'formDetails.experience'],
  [clubs, { clubFor: 'both' }, 'clubFor', 'clubFor'],
  [clubs, { description: [] }, 'description', 'description'],
  [clubs, { stages: 'five' }, 'stages { id }', 'stages'],
  [clubs, { membersCount: 'many' }, 'membersCount', 'membersCount'],
  [mentors, { email: {} }, 'email', 'email'],
  [mentors, { phone: [] }, 'phone', 'phone'],
  [mentors, { status: {} }, 'status', 'status'],
  [mentors, { studentsCount: 'many' }, 'studentsCount', 'studentsCount'],
  [mentors, { assignedClub: true }, 'club { id }', 'assignedClub'],
  [submissions, { createdAt: 'soon' }, 'submittedAt', 'createdAt'],
  [submissions, { formSubmitted: 'maybe' }, 'submittedAt', 'formSubmitted'],
  [submissions, { phone: {} }, 'person { phone }', 'phone'],
  [submissions, { assignedClub: true }, 'person { club { id } }', 'assignedClub'],
  [
    submissions,
    details({ age: 'ten' }),
    'person { ... on Student { formDetails { age } } }',
    'formDetails.age',
  ],
  [tracker, { mentor: true }, 'mentorName', 'mentor'],
  [tracker, { club: true }, 'clubName', 'club'],
  [tracker, { lastUpdated: 'soon' }, 'lastUpdated', 'lastUpdated'],
  [tracker, { lastUpdated: 'soon' }, 'progress { lastUpdated }', 'lastUpdated'],
  [tracker, { assignedMentor: true }, 'person { mentor { id } }', 'assignedMentor'],
  [tracker, { stages: [lost] }, 'progress { percent stages { id } }', 'stages[0].status'],
  [tracker, { stages: [null] }, 'progress { currentStage stages { id } }', 'stages[0]'],
  [tracker, { stages: [lost], progress: null }, 'progress { percent }', 'stages[0].status'],
  [tracker, { stages: [lost], progress: null }, 'person { progress { band } }', 'stages[0].status'],
  [tracker, { stages: null, progress: { done: 1 } }, 'progress { percent }', 'progress'],
  [tracker, { stages: 5, currentStage: null }, 'currentStage', 'stages'],
  [tracker, { stages: 5, lastUpdated: null }, 'lastUpdated', 'stages'],
  [mentored, { stages: [lost] }, 'progress { status stages { id } }', 'stages[0].status'],
  [mentored, { joinDate: 'soon' }, 'createdAt', 'joinDate'],
  [
    mentored,
    { stages: [{ ...entry, date: 'soon' }] },
    'progress { stages { date } }',
    'stages[0].date',
  ],
  [
    mentored,
    { stages: [{ ...entry, feedback: {} }] },
    'progress { stages { feedback } }',
    'stages[0].feedback',
  ],
  [mentored, { currentStage: [], stages: [] }, 'progress { currentStage }', 'currentStage'],
];

const table = odd.map(([list, value, selection, field]) => ({
  ...list,
  value,
  selection,
  field,
  title: `${list.call} ${JSON.stringify(value)}`,
}));

test.each(table)('$title: only the field is null', async (row) => {
  const { call, records, ask, rows, value, selection, field } = row;
  const [first, second] = records;
  const bff = await startBff({
    ...backend(1, 'objects'),
    [call]: [first, { ...second, ...value }],
  });

  // The second request runs the compiled operation.
  const answer = await bff.ask(ask(selection));
  const compiled = await bff.ask(ask(selection));
  const unasked = await bff.ask(ask('__typename'));

  expect(answer.errors).toEqual([
    expect.objectContaining({
      message: 'Invalid data format received from server',
      path: expect.arrayContaining([...rows, 1]) as unknown,
      extensions: { code: 'UPSTREAM_INVALID', call, field: `[1].${field}` },
    }),
  ]);
  expect(valueAt(answer.data, answer.errors?.[0]?.path ?? [])).toBeNull();
  expect(valueAt(answer.data, [...rows, 1])).not.toBeNull();
  expect(compiled).toEqual(answer);
  expect(unasked).not.toHaveProperty('errors');
});

function valueAt(data: unknown, path: (string | number)[]): unknown {
  const [key, ...rest] = path;
  return key === undefined ? data : valueAt((data as Record<string, unknown>)[key], rest);
}

test.each([
  ['with an exponent', '1e999'],
  ['of 400 digits', '9'.repeat(400)],
  ['of 400 digits, as text', `"${'9'.repeat(400)}"`],
])('a number out of range, %s, is null', async (_, number) => {
  const { call, ask } = students;
  const record = { ...studentRecord(), ...details({ tenthPercentage: '?' }) };
  const bff = await startBff({ [call]: JSON.stringify([record]).replace('"?"', number) });
  const operation = ask('formDetails { city tenthPercentage }');

  const answer = await bff.ask(operation);
  const compiled = await bff.ask(operation);

  expect(answer).toMatchObject({
    data: { students: { items: [{ formDetails: { city: 'Pune', tenthPercentage: null } }] } },
    errors: [
      { extensions: { code: 'UPSTREAM_INVALID', field: '[0].formDetails.tenthPercentage' } },
    ],
  });
  expect(compiled).toEqual(answer);
});

test('each invalid field is reported once for all rows', async () => {
  const { call, ask } = students;
  const record = { ...studentRecord(), createdAt: 'soon', phone: {}, status: 'active' };
  const bff = await startBff({ [call]: [record, { ...record, _id: 's2', id: 's2' }] });

  const { data, errors } = await bff.ask(ask('id phone status createdAt'));

  const nulls = { phone: null, status: 'active', createdAt: null };
  expect(data).toEqual({
    students: {
      items: [
        { id: 'student1', ...nulls },
        { id: 's2', ...nulls },
      ],
    },
  });
  expect(errors?.map(({ path, extensions }) => [path, extensions.field])).toEqual([
    [['students', 'items', 0, 'phone'], '[0].phone'],
    [['students', 'items', 0, 'createdAt'], '[0].createdAt'],
  ]);
});
