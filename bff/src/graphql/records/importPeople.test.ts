import { gql } from 'graphql-tag';
import { expect, test } from 'vitest';
import { startBff } from '../../testing/bff.ts';
import { many, studentRecord } from '../../testing/records.ts';
import { Answer } from '../../testing/upstream.ts';

const importPeople = gql`
  mutation ($input: ImportPeopleInput!) {
    importPeople(input: $input) {
      rows {
        line
        outcome
        person {
          __typename
          id
          email
          version
        }
        passwordLink {
          url
          expiresAt
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
        message
      }
    }
  }
`;

const CALL = 'POST /api/admin/students/import';
const batch = {
  fileHash: 'ab'.repeat(32),
  dryRun: false,
  rows: [
    { line: 2, name: 'Asha', email: 'a@b.in', class: '10th', club: 'Robots' },
    { line: 3, name: 'Ravi', email: 'r@b' },
  ],
  clubs: [{ name: 'Robots', id: 'club1' }],
  mentors: [{ name: 'Dev', id: null }],
};
const input = { audience: 'STUDENT', ...batch };
const none = { person: null, passwordLink: null, userErrors: [] };

test('sends the rows as they are, with a result for each', async () => {
  const link = { url: 'https://w.example/set#t', expiresAt: '2026-12-11T10:00:00.000Z' };
  const record = { ...studentRecord(), email: 'a@b.in' };
  const bff = await startBff({
    [CALL]: {
      rows: [
        { line: 2, outcome: 'MADE', record, etag: '"1"', passwordLink: link },
        {
          line: 3,
          outcome: 'WRONG',
          errors: [{ field: 'email', code: 'VALIDATION', message: 'Enter a valid email' }],
        },
        { line: 4, outcome: 'KNOWN' },
        { line: 5, outcome: 'MADE_BEFORE' },
      ],
    },
  });

  const { data, errors } = await bff.ask(importPeople, { input });

  expect(errors).toBeUndefined();
  const person = { __typename: 'Student', id: 'student1', email: 'a@b.in', version: '"1"' };
  const wrong = { field: ['email'], code: 'VALIDATION', message: 'Enter a valid email' };
  expect(data?.['importPeople']).toEqual({
    rows: [
      { ...none, line: 2, outcome: 'MADE', person, passwordLink: link },
      { ...none, line: 3, outcome: 'WRONG', userErrors: [wrong] },
      { ...none, line: 4, outcome: 'KNOWN' },
      { ...none, line: 5, outcome: 'MADE_BEFORE' },
    ],
    userErrors: [],
  });
  expect(bff.upstream.calls).toMatchObject([{ call: CALL }]);
  expect(bff.upstream.calls[0]?.body).toEqual(batch);
});

test.each([
  ['lacks the call', undefined, { code: 'NOT_SUPPORTED' }],
  [
    'lacks the call and does not name it',
    new Answer(404, { message: 'Not found' }),
    { code: 'NOT_SUPPORTED' },
  ],
  [
    'refuses a row',
    new Answer(400, { message: 'No', errors: [{ field: 'rows[1].line', message: 'Not a line' }] }),
    { field: ['rows', '1', 'line'], code: 'VALIDATION', message: 'Not a line' },
  ],
])('of a backend that %s is one user error', async (_what, answer, error) => {
  const bff = await startBff({ [CALL]: answer });

  const { data, errors } = await bff.ask(importPeople, { input });

  expect(errors).toBeUndefined();
  expect(data?.['importPeople']).toMatchObject({ rows: [], userErrors: [error] });
});

test('takes 200 rows of 80 KB', async () => {
  const rows = many(200, (n) => ({ line: n + 1, name: `Asha ${n}`, school: 'x'.repeat(360) }));
  const bff = await startBff({
    [CALL]: {
      rows: rows.map(({ line }) => ({ line, outcome: 'MADE', record: studentRecord(line) })),
    },
  });
  const large = { ...input, rows };
  expect(JSON.stringify(large).length).toBeGreaterThan(80_000);

  const { data } = await bff.ask(importPeople, { input: large });

  expect(data?.['importPeople']).toMatchObject({ rows: { length: 200 }, userErrors: [] });
});
