import { gql } from 'graphql-tag';
import { expect, test } from 'vitest';
import { startBff } from '../testing/bff.ts';
import { studentRecord, trackerRecord } from '../testing/records.ts';
import { Answer } from '../testing/upstream.ts';

/** Keys that every object inherits, in place of a value of a closed set. */
test.each([
  [
    '[0].stages[0].status',
    gql`{ progressRecords(audience: STUDENT) { items { progress { stages { status } } } } }`,
    {
      'GET /api/admin/student-progress': [
        { ...trackerRecord(), stages: [{ name: 'A', status: 'constructor' }] },
      ],
    },
  ],
])('an inherited key is not a known value: %s', async (field, operation, answers) => {
  const bff = await startBff(answers);

  const { errors } = await bff.ask(operation);

  expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_INVALID', field } }]);
});

test('a change named by an inherited key is of an unknown kind', async () => {
  const bff = await startBff({
    'GET /api/admin/students/student1': studentRecord(),
    'GET /api/admin/people/student1/history': [
      { id: 'h1', at: '2026-01-05T10:00:00.000Z', what: 'valueOf', before: null, after: null },
    ],
  });

  expect(await bff.ask(gql`{ student(id: "student1") { history { id kind } } }`)).toEqual({
    data: { student: { history: [{ id: 'h1', kind: 'OTHER' }] } },
  });
});

test('a user error may name an inherited key, which no input has', async () => {
  const body = { message: 'No', errors: [{ field: 'constructor', message: 'Wrong' }] };
  const bff = await startBff({ 'PUT /api/admin/students/s1': new Answer(400, body) });

  const { data } = await bff.ask(
    gql`mutation { updateStudent(input: { id: "s1" }) { userErrors { field message } } }`,
  );

  expect(data).toEqual({
    updateStudent: { userErrors: [{ field: null, message: 'Wrong' }] },
  });
});
