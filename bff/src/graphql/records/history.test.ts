import { gql } from 'graphql-tag';
import { expect, test } from 'vitest';
import { startBff } from '../../testing/bff.ts';
import { many, mentoredRecord, studentRecord } from '../../testing/records.ts';
import { Answer } from '../../testing/upstream.ts';

const fields = 'history { id at kind stage by { id name role } changes { field before after } }';
const by = { _id: 'mentor1', id: 'mentor1', name: 'Ravi', role: 'mentor' };
const entry = { _id: '7', at: '2026-02-01T10:00:00.000Z', by };
const ofOne = `{ students { items { ${fields} } } }`;

test.each([
  [
    'a first save',
    {
      what: 'progress',
      before: null,
      after: { stage: { _id: 's1', name: 'Assessment' }, status: 'completed', feedback: 'Good' },
    },
    'PROGRESS',
    'Assessment',
    [
      { field: 'status', before: null, after: 'completed' },
      { field: 'feedback', before: null, after: 'Good' },
    ],
  ],
  [
    'new feedback on a stage known by its name',
    {
      what: 'Progress',
      before: { stage: 'Assessment', status: 'completed', feedback: 'Good' },
      after: { stage: 'Assessment', status: 'completed', feedback: 'Very good' },
    },
    'PROGRESS',
    'Assessment',
    [{ field: 'feedback', before: 'Good', after: 'Very good' }],
  ],
  [
    'a save that left everything as it was',
    {
      what: 'progress',
      before: { stage: 'Assessment', status: 'completed', feedback: 'Good' },
      after: { stage: 'Assessment', status: 'completed', feedback: 'Good' },
    },
    'PROGRESS',
    'Assessment',
    [],
  ],
  [
    'an assignment',
    { what: 'mentor', before: null, after: { _id: 'm1', name: 'Ravi' } },
    'MENTOR',
    null,
    [{ field: 'mentor', before: null, after: 'Ravi' }],
  ],
  [
    'a removal',
    { what: 'club', before: { club: 'Robotics' } },
    'CLUB',
    null,
    [{ field: 'club', before: 'Robotics', after: null }],
  ],
  [
    'details',
    {
      what: 'profile',
      before: { name: 'A', age: 15, interests: ['Chess'], formDetails: { city: 'Pune' } },
      after: { name: 'A', age: 16, interests: ['Chess', 'Go'], formDetails: { city: '' } },
    },
    'PROFILE',
    null,
    [
      { field: 'age', before: '15', after: '16' },
      { field: 'interests', before: 'Chess', after: 'Chess, Go' },
      { field: 'city', before: 'Pune', after: null },
    ],
  ],
  [
    'a status as plain text',
    { what: 'status', before: 'pending', after: 'active' },
    'STATUS',
    null,
    [{ field: 'status', before: 'pending', after: 'active' }],
  ],
])('history of %s', async (_what, change, kind, stage, changes) => {
  const bff = await startBff({
    'GET /api/admin/students': [studentRecord()],
    'GET /api/admin/people/student1/history': [{ ...entry, ...change }],
  });

  expect(await bff.ask(ofOne)).toEqual({
    data: {
      students: {
        items: [
          {
            history: [
              {
                id: '7',
                at: '2026-02-01T10:00:00.000Z',
                by: { id: 'mentor1', name: 'Ravi', role: 'MENTOR' },
                kind,
                stage,
                changes,
              },
            ],
          },
        ],
      },
    },
  });
});

test('the newest entry comes first; its actor may have been deleted', async () => {
  const entries = ['2026-02-01', '2026-02-03', '2026-02-02'].map((day, index) => ({
    id: index,
    at: `${day}T10:00:00Z`,
    by: { id: null, name: 'Ravi', role: null },
    what: 'status',
  }));
  const bff = await startBff({
    'GET /api/mentor/students': [mentoredRecord()],
    'GET /api/mentor/people/student1/history': { data: entries },
  });

  expect(
    await bff.ask(
      gql`{ mentorDashboard { person(id: "student1") { history { id by { id name role } } } } }`,
    ),
  ).toEqual({
    data: {
      mentorDashboard: {
        person: {
          history: ['1', '2', '0'].map((id) => ({
            id,
            by: { id: null, name: 'Ravi', role: null },
          })),
        },
      },
    },
  });
});

test('an unknown kind and an unreadable actor do not affect other entries', async () => {
  const entries = [
    { ...entry, what: 'status', before: 'pending', after: 'active' },
    { ...entry, what: 'seatNumber', before: 'sun', after: 'rain' },
    { ...entry, what: 'status', by: { _id: 'm', name: 'Ravi', role: 'owner' } },
    { ...entry, what: 'status', by: { _id: 'm' } },
  ];
  const bff = await startBff({
    'GET /api/admin/students': [studentRecord()],
    'GET /api/admin/people/student1/history': entries.map((one, id) => ({ ...one, _id: id })),
  });

  const { data, errors } = await bff.ask(
    gql`{ students { items { history { kind by { role } changes { field after } } } } }`,
  );

  const role = { role: 'MENTOR' };
  expect(data).toEqual({
    students: {
      items: [
        {
          history: [
            { kind: 'STATUS', by: role, changes: [{ field: 'status', after: 'active' }] },
            { kind: 'OTHER', by: role, changes: [{ field: 'seatNumber', after: 'rain' }] },
            { kind: 'STATUS', by: { role: null }, changes: [] },
            { kind: 'STATUS', by: null, changes: [] },
          ],
        },
      ],
    },
  });
  const fieldsOf = errors?.map(({ extensions }) => extensions.field);
  expect(fieldsOf).toEqual(['[2].by.role', '[3].by.name']);
});

test.each(['student', 'educator'] as const)(
  'a %s reads the history of their own progress',
  async (audience) => {
    const after = { stage: { _id: 's1', name: 'Assessment' }, status: 'completed' };
    const bff = await startBff({
      [`GET /api/${audience}/profile`]: { ...studentRecord(), role: audience },
      [`GET /api/${audience}/history`]: [{ ...entry, what: 'progress', before: null, after }],
    });
    const field = audience === 'student' ? 'myStudentProfile' : 'myEducatorProfile';

    expect(await bff.ask(`{ me: ${field} { history { stage stageId } } }`)).toEqual({
      data: { me: { history: [{ stage: 'Assessment', stageId: 's1' }] } },
    });
  },
);

test('a backend without the own history is NOT_SUPPORTED', async () => {
  const bff = await startBff({
    'GET /api/student/profile': studentRecord(),
    'GET /api/student/history': new Answer(404, '<h1>Cannot GET</h1>'),
  });

  expect(await bff.ask(gql`{ myStudentProfile { id history { id } } }`)).toMatchObject({
    data: { myStudentProfile: { id: 'student1', history: null } },
    errors: [{ path: ['myStudentProfile', 'history'], extensions: { code: 'NOT_SUPPORTED' } }],
  });
});

test.each([
  ['a page', '<h1>Cannot GET</h1>'],
  ['a word', { message: 'Not found' }],
  ['a sentence', { message: 'No such person' }],
])('a backend that answers history with %s is NOT_SUPPORTED', async (_what, body) => {
  const bff = await startBff({
    'GET /api/admin/students': [studentRecord()],
    'GET /api/admin/people/student1/history': new Answer(404, body),
  });

  expect(await bff.ask(gql`{ students { items { id history { id } } } }`)).toMatchObject({
    data: { students: { items: [{ id: 'student1', history: null }] } },
    errors: [
      {
        path: ['students', 'items', 0, 'history'],
        extensions: { code: 'NOT_SUPPORTED', call: 'GET /api/admin/people/{id}/history' },
      },
    ],
  });
});

test('the history of more than ten people in one operation is refused', async () => {
  const bff = await startBff({
    'GET /api/admin/students': many(11, studentRecord),
    ...Object.fromEntries(many(11, (n) => [`GET /api/admin/people/student${n}/history`, []])),
  });

  const { data, errors } = await bff.ask(
    gql`{ students(page: { size: 11 }) { items { history { id } } } }`,
  );

  expect(data).toEqual({
    students: { items: many(11, (n) => ({ history: n === 11 ? null : [] })) },
  });
  expect(errors).toMatchObject([
    { path: ['students', 'items', 10, 'history'], extensions: { code: 'BAD_USER_INPUT' } },
  ]);
  expect(bff.callsMade()).toHaveLength(11);
});

test.each([
  ['no kind', { what: null }, '[0].what'],
  ['no moment', { what: 'status', at: null }, '[0].at'],
])('an entry with %s is UPSTREAM_INVALID', async (_what, change, field) => {
  const bff = await startBff({
    'GET /api/admin/students': [studentRecord()],
    'GET /api/admin/people/student1/history': [{ ...entry, ...change }],
  });

  expect((await bff.ask(ofOne)).errors).toMatchObject([
    { extensions: { code: 'UPSTREAM_INVALID', field } },
  ]);
});
