import { expect, test } from 'vitest';
import { startBff } from '../../testing/bff.ts';
import {
  clubReference,
  educatorRecord,
  many,
  mentorReference,
  studentRecord,
} from '../../testing/records.ts';
import { Answer } from '../../testing/upstream.ts';

const fields = `results { personId person { id version } userErrors { field code message } }
  userErrors { field code message }`;
const change = (field: string, input: string) =>
  `mutation { result: ${field}(input: { ${input} }) { ${fields} } }`;

const STUDENTS = 'audience: STUDENT, personIds: ["student1", "student2"]';
const done = (id: string, version: string | null = null) => ({
  personId: id,
  person: { id, version },
  userErrors: [],
});
const failed = (id: string, code: string, message: string) => ({
  personId: id,
  person: null,
  userErrors: [{ field: null, code, message }],
});

const rows = [
  {
    field: 'assignMentors',
    value: 'mentorId: "mentor2"',
    path: 'assign-mentor',
    body: { mentorId: 'mentor2' },
  },
  {
    field: 'assignMentors',
    value: 'mentorId: null',
    path: 'assign-mentor',
    body: { mentorId: null },
  },
  {
    field: 'assignClubs',
    value: 'clubId: "club2"',
    path: 'assign-club',
    body: { clubId: 'club2' },
  },
  { field: 'assignClubs', value: '', path: 'assign-club', body: { clubId: null } },
  {
    field: 'setStatuses',
    value: 'status: "inactive"',
    path: 'status',
    body: { status: 'inactive' },
  },
];

test.each(rows)('$field($value) is one call', async ({ field, value, path, body }) => {
  const call = `PUT /api/admin/batches/students/${path}`;
  const bff = await startBff({
    [call]: {
      results: [
        { id: 'student1', record: studentRecord(), etag: '"2"' },
        { id: 'student2', code: 'VALIDATION', message: 'This mentor belongs to another club' },
      ],
    },
  });
  const input = `${STUDENTS}, ${value}, ifVersions: ["\\"1\\"", null], idempotencyKey: "key-1"`;

  expect(await bff.ask(change(field, input))).toEqual({
    data: {
      result: {
        results: [
          done('student1', '"2"'),
          failed('student2', 'VALIDATION', 'This mentor belongs to another club'),
        ],
        userErrors: [],
      },
    },
  });
  expect(bff.upstream.calls).toMatchObject([{ call, idempotencyKey: 'key-1' }]);
  expect(bff.upstream.calls[0]?.body).toEqual({
    people: [{ id: 'student1', etag: '"1"' }, { id: 'student2' }],
    ...body,
  });
});

test('reports a refusal of the whole batch', async () => {
  const bff = await startBff({
    'PUT /api/admin/batches/educators/status': new Answer(400, {
      message: 'No',
      errors: [
        { field: 'people[0].id', message: 'Not an id' },
        { field: 'status', message: 'Unknown status' },
      ],
    }),
  });
  const input = 'audience: EDUCATOR, personIds: ["educator1"], status: "x"';

  const { data } = await bff.ask(change('setStatuses', input));

  expect(data?.['result']).toEqual({
    results: [],
    userErrors: [
      { field: ['personIds', '0'], code: 'VALIDATION', message: 'Not an id' },
      { field: ['status'], code: 'VALIDATION', message: 'Unknown status' },
    ],
  });
});

const ids = (count: number) => JSON.stringify(many(count, (n) => `student${n}`));

test.each([
  ['assignMentors', 'personIds: []', 'personIds'],
  ['assignMentors', `personIds: ${ids(51)}`, 'personIds'],
  ['assignClubs', 'personIds: ["student1", "student1"]', 'personIds'],
  ['assignClubs', 'personIds: ["student1", " "]', 'personIds'],
  ['assignMentors', 'personIds: ["student1"], mentorId: ""', 'mentorId'],
  ['assignClubs', 'personIds: ["student1"], clubId: " "', 'clubId'],
  ['assignClubs', 'personIds: ["student1"], ifVersions: ["\\"1\\"", null]', 'ifVersions'],
  ['assignClubs', 'personIds: ["student1"], ifVersions: ["W/\\"1\\""]', 'ifVersions'],
])('%s(%s) is refused before any call', async (field, input, wrong) => {
  const bff = await startBff({});

  const { data } = await bff.ask(change(field, `audience: STUDENT, ${input}`));

  expect(data?.['result']).toMatchObject({ results: [], userErrors: [{ field: [wrong] }] });
  expect(bff.callsMade()).toEqual([]);
});

test.each([
  ['a message about the route', undefined],
  ['no message', new Answer(404, {})],
  ['another message', new Answer(404, { message: 'Not found' })],
  ['405', new Answer(405, { message: 'Method not allowed' })],
])(
  'a missing call, answered with %s, is replaced by the documented ones',
  async (_what, answer) => {
    const moved = { assignedMentor: mentorReference(2) };
    const bff = await startBff({
      'PUT /api/admin/batches/students/assign-mentor': answer,
      'PUT /api/admin/students/student1/assign-mentor': { ...studentRecord(), ...moved },
      'PUT /api/admin/students/student2/assign-mentor': new Answer(422, {
        message: 'This mentor is full',
        errors: [{ field: 'mentorId', message: 'This mentor is full' }],
      }),
    });
    const input = `${STUDENTS}, mentorId: "mentor2", ifVersions: ["\\"1\\"", null]`;

    expect(await bff.ask(change('assignMentors', input))).toMatchObject({
      data: {
        result: {
          results: [
            done('student1'),
            { personId: 'student2', person: null, userErrors: [{ field: ['mentorId'] }] },
          ],
          userErrors: [],
        },
      },
    });
    const [, ...assignments] = bff.upstream.calls;
    expect(assignments.map(({ ifMatch, body }) => [ifMatch, body])).toEqual([
      ['"1"', { mentorId: 'mentor2' }],
      [undefined, { mentorId: 'mentor2' }],
    ]);
  },
);

test('of a backend without the call eight are changed at a time, as far as the time allows', async () => {
  const never = new Answer(200, {}, { delay: Infinity });
  const calls = many(
    12,
    (n) => [`PUT /api/admin/students/student${n}/assign-club`, never] as const,
  );
  const bff = await startBff(Object.fromEntries(calls), { limits: { operationBudget: 1_000 } });

  const { data } = await bff.ask(change('assignClubs', `audience: STUDENT, personIds: ${ids(12)}`));

  const { results } = data?.['result'] as { results: { userErrors: { code: string }[] }[] };
  const codes = results.map(({ userErrors }) => userErrors[0]?.code);
  expect(codes).toEqual([...many(8, () => 'UPSTREAM_TIMEOUT'), ...many(4, () => 'NOT_DONE')]);
  expect(bff.upstream.calls).toHaveLength(9);
});

const unset = { ...educatorRecord(2), formSubmitted: false };

test('of a backend without the call a status is sent with the record as read', async () => {
  const first = { ...educatorRecord(1), formSubmitted: true, assignedClub: clubReference(1) };
  const bff = await startBff({
    'GET /api/admin/educators/educator1': new Answer(200, first, { headers: { etag: '"7"' } }),
    'PUT /api/admin/educators/educator1': { ...first, status: 'inactive' },
    'GET /api/admin/educators/educator2': { educator: unset },
    'PUT /api/admin/educators/educator2': new Answer(400, {
      message: 'Bad',
      errors: [{ field: 'email', message: 'Bad email' }],
    }),
    'GET /api/admin/educators/educator3': new Answer(404, { message: 'Educator not found' }),
  });
  const input =
    'audience: EDUCATOR, personIds: ["educator1", "educator2", "educator3"], status: "inactive"';

  const { data } = await bff.ask(change('setStatuses', input));

  expect(data?.['result']).toEqual({
    results: [
      done('educator1'),
      failed('educator2', 'VALIDATION', 'Bad email'),
      failed('educator3', 'NOT_FOUND', 'Educator not found'),
    ],
    userErrors: [],
  });
  const writes = bff.upstream.calls.filter(({ call }) => call.includes('educators/educator'));
  const bodies = writes.filter(({ body }) => body !== undefined);
  const { name, email, phone, formDetails } = educatorRecord(1) as Record<string, unknown>;
  expect(bodies.map(({ body }) => body)).toEqual([
    JSON.parse(
      JSON.stringify({ name, email, phone, formDetails, status: 'inactive', formSubmitted: true }),
    ),
    expect.not.objectContaining({ formSubmitted: expect.anything() as unknown }),
  ]);
  expect(bodies.map(({ ifMatch }) => ifMatch)).toEqual(['"7"', undefined]);
});
