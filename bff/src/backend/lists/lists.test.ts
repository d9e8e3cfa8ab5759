import { gql } from 'graphql-tag';
import { expect, test } from 'vitest';
import { startBff } from '../../testing/bff.ts';
import { pagedBackends } from '../../testing/pagers.ts';
import { clubReference, many, studentRecord } from '../../testing/records.ts';
import { Answer } from '../../testing/upstream.ts';

/** Three pages of ten; names are unordered. */
const students = many(27, (n) => ({
  ...studentRecord(n),
  name: `${'MDXAQ'[n % 5] ?? ''}${String(n).padStart(2, '0')}`,
  status: n % 3 === 0 ? 'pending' : 'active',
  assignedClub: clubReference((n % 2) + 1),
}));

const fields = '{ totalCount pageCount items { id } }';
const operation = `{
  first: students ${fields}
  second: students(page: { number: 2 }) ${fields}
  last: students(page: { number: 3 }) ${fields}
  beyond: students(page: { number: 4 }) ${fields}
  pendingBeyond: students(filter: { status: "pending" }, page: { number: 9 }) ${fields}
  large: students(page: { size: 200 }) ${fields}
  sorted: students(sort: { field: NAME, direction: DESC }, page: { number: 2, size: 5 }) ${fields}
  found: students(filter: { search: "student2" }, page: { size: 5 }) ${fields}
  pending: students(filter: { status: "pending" }, page: { size: 4 }) ${fields}
  active: students(filter: { status: "active" }, page: { size: 1 }) ${fields}
  ofClub: students(filter: { clubId: "club2" }, sort: { field: NAME }) ${fields}
  nobody: students(filter: { search: "nobody" }) ${fields}
}`;

/** The alias and arguments of each query above, to be run alone. */
const questions = operation.split('\n').slice(1, -1);

test.each(pagedBackends(students))(
  'pages are the same from a backend %s',
  async (_kind, answers) => {
    const [, plain = {}] =
      pagedBackends(students).find(([kind]) => kind === 'that ignores all parameters') ?? [];
    const expected = await (await startBff(plain)).ask(operation);
    expect(expected).not.toHaveProperty('errors');
    const bff = await startBff(answers);

    expect(await bff.ask(operation)).toEqual(expected);
    for (const question of questions) {
      const { data } = await (await startBff(answers)).ask(`{ ${question} }`);
      expect(expected.data).toMatchObject(data ?? { data });
    }
  },
);

test('a filter without results that was not stated as applied is applied here', async () => {
  const bff = await startBff({
    'GET /api/admin/students': (query: URLSearchParams) => (query.has('status') ? [] : students),
  });

  const { data } = await bff.ask(gql`{ students(filter: { status: "PENDING" }) { totalCount } }`);

  expect(data).toEqual({ students: { totalCount: 9 } });
});

test('an impossible total is ignored', async () => {
  const bff = await startBff({
    'GET /api/admin/students': new Answer(200, many(3, studentRecord), {
      headers: { 'x-total-count': '9999999999' },
    }),
  });
  const question = gql`{ students(page: { size: 2 }) { totalCount items { id } } }`;

  const answer = await bff.ask(question);
  const compiled = await bff.ask(question);

  const items = many(2, (n) => ({ id: `student${n}` }));
  expect(answer).toEqual({ data: { students: { totalCount: 3, items } } });
  expect(compiled).toEqual(answer);
});
