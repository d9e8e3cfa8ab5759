import { gql } from 'graphql-tag';
import { expect, test } from 'vitest';
import { startBff } from '../../testing/bff.ts';
import { educatorRecord, many, mentorReference, studentRecord } from '../../testing/records.ts';
import { Answer } from '../../testing/upstream.ts';

const reassign = gql`
  mutation {
    reassignPeople(input: { fromMentorId: "mentor1", toMentorId: "mentor2" }) {
      results {
        personId
        person {
          id
          version
          mentor {
            id
          }
        }
        userErrors {
          field
          code
          message
        }
      }
      userErrors {
        field
        code
      }
    }
  }
`;

const ONE_CALL = 'PUT /api/admin/mentors/mentor1/reassign';

const moved = { assignedMentor: mentorReference(2) };
const assigned = (n: number) => `PUT /api/admin/students/student${n}/assign-mentor`;
const done = (id: string, version: string | null = null) => ({
  personId: id,
  person: { id, version, mentor: { id: 'mentor2' } },
  userErrors: [],
});
const failed = (id: string, code: string, message: string) => ({
  personId: id,
  person: null,
  userErrors: [{ field: null, code, message }],
});

/** A backend without the one call: `count` students and an educator of the mentor, and others. */
function documentedCalls(count: number) {
  const students = many(count, studentRecord);
  return {
    'GET /api/admin/students': [
      ...students,
      { ...studentRecord(90), assignedMentor: mentorReference(2) },
      { ...studentRecord(91), assignedMentor: null },
    ],
    'GET /api/admin/educators': { educators: [educatorRecord()] },
    ...Object.fromEntries(students.map((record, n) => [assigned(n + 1), { ...record, ...moved }])),
    'PUT /api/admin/educators/educator1/assign-mentor': { ...educatorRecord(), ...moved },
  };
}

test('is one call, with a result for each person', async () => {
  const bff = await startBff({
    [ONE_CALL]: {
      results: [
        { id: 'student1', record: { ...studentRecord(), ...moved }, etag: '"2"' },
        { id: 'educator1', record: { ...educatorRecord(), ...moved }, etag: '"3"' },
      ],
    },
  });

  expect(await bff.ask(reassign)).toEqual({
    data: {
      reassignPeople: {
        results: [done('student1', '"2"'), done('educator1', '"3"')],
        userErrors: [],
      },
    },
  });
  expect(bff.upstream.calls).toMatchObject([{ call: ONE_CALL, body: { mentorId: 'mentor2' } }]);
});

test('reports the refusal of each person', async () => {
  const bff = await startBff({
    [ONE_CALL]: {
      results: [
        { id: 'student1', code: 'VALIDATION', message: 'This mentor belongs to another club' },
        { id: 'educator1', code: 'NOT_DONE', message: 'Another person was refused' },
      ],
    },
  });

  const { data } = await bff.ask(reassign);

  expect(data?.['reassignPeople']).toEqual({
    results: [
      failed('student1', 'VALIDATION', 'This mentor belongs to another club'),
      failed('educator1', 'NOT_DONE', 'Another person was refused'),
    ],
    userErrors: [],
  });
});

test('of a backend without the call assigns eight at a time and reports failures', async () => {
  const bff = await startBff({
    ...documentedCalls(12),
    [assigned(2)]: new Answer(400, { message: 'This mentor is full' }),
    [assigned(3)]: new Answer(404, { message: 'Student not found' }),
  });
  // The call that is lacking, two lists, and the first eight assignments.
  bff.upstream.together = 11;

  const { data, errors } = await bff.ask(reassign);

  expect(errors).toBeUndefined();
  expect(data?.['reassignPeople']).toEqual({
    results: [
      done('student1'),
      failed('student2', 'VALIDATION', 'This mentor is full'),
      failed('student3', 'NOT_FOUND', 'Student not found'),
      ...many(9, (n) => done(`student${n + 3}`)),
      done('educator1'),
    ],
    userErrors: [],
  });
  expect(bff.upstream.calls).toHaveLength(16);
  expect(Math.max(...bff.upstream.calls.map(({ atOnce }) => atOnce))).toBe(8);
});

test('of a backend without the call reports whom the time does not allow', async () => {
  const bff = await startBff(
    { ...documentedCalls(12), [assigned(1)]: new Answer(200, {}, { delay: Infinity }) },
    { limits: { operationBudget: 1_000 } },
  );
  for (let n = 2; n <= 12; n++) {
    bff.upstream.answers[assigned(n)] = new Answer(200, studentRecord(n), { delay: Infinity });
  }

  const { data } = await bff.ask(reassign);

  const { results } = data?.['reassignPeople'] as { results: { userErrors: { code: string }[] }[] };
  const codes = results.map(({ userErrors }) => userErrors[0]?.code);
  expect(codes).toEqual([...many(8, () => 'UPSTREAM_TIMEOUT'), ...many(5, () => 'NOT_DONE')]);
});

test('of an ended session is one error', async () => {
  const ended = new Answer(401, { message: 'Please log in' });
  const bff = await startBff({
    ...documentedCalls(12),
    ...Object.fromEntries(many(12, (n) => [assigned(n), ended])),
  });

  const { data, errors } = await bff.ask(reassign);

  expect(data).toEqual({ reassignPeople: null });
  expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
});

test.each([
  ['fromMentorId: "", toMentorId: "mentor2"', 'fromMentorId'],
  ['fromMentorId: "mentor1", toMentorId: " "', 'toMentorId'],
])('sends no invalid id: %s', async (input, field) => {
  const bff = await startBff({});

  const { data } = await bff.ask(
    `mutation { reassignPeople(input: { ${input} }) { results { personId } userErrors { field } } }`,
  );

  expect(data).toEqual({ reassignPeople: { results: [], userErrors: [{ field: [field] }] } });
  expect(bff.callsMade()).toEqual([]);
});
