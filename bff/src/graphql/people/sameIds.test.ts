import { gql } from 'graphql-tag';
import { expect, test } from 'vitest';
import { startBff } from '../../testing/bff.ts';
import { educatorRecord, many, studentRecord, submissionRecord } from '../../testing/records.ts';
import { Answer } from '../../testing/upstream.ts';

/** Students and educators with ids from separate sequences, as in a database with two tables. */
const rows = [
  ...many(5, (n) => ({ ...submissionRecord(studentRecord(n)), _id: n, id: n })),
  ...many(5, (n) => ({ ...submissionRecord(educatorRecord(n)), _id: n, id: n })),
];

const everybody = [...many(5, (n) => `Student ${n}`), ...many(5, (n) => `Educator ${n}`)].map(
  (who) => {
    const [__typename, id] = who.split(' ');
    return { person: { __typename, id } };
  },
);

const ask = gql`{ formSubmissions(page: { size: 20 }) { totalCount items { person { __typename id } } } }`;

test.each([
  ['pages of three', () => 3],
  ['pages of the requested size', (query: URLSearchParams) => Number(query.get('limit') ?? 20)],
])('students and educators with the same id are two people, with %s', async (_how, sizeFor) => {
  const bff = await startBff({
    'GET /api/admin/form-submissions': (query: URLSearchParams) => {
      const size = sizeFor(query);
      const start = (Number(query.get('page') ?? 1) - 1) * size;
      const headers = { 'x-total-count': String(rows.length) };
      return new Answer(200, rows.slice(start, start + size), { headers });
    },
  });

  expect(await bff.ask(ask)).toEqual({
    data: { formSubmissions: { totalCount: 10, items: everybody } },
  });
});
