import { gql } from 'graphql-tag';
import { expect, test } from 'vitest';
import { startBff } from '../../testing/bff.ts';
import { filtering } from '../../testing/filtering.ts';
import { many, studentRecord, submissionRecord, trackerRecord } from '../../testing/records.ts';
import { Answer } from '../../testing/upstream.ts';

const LIST = 'GET /api/admin/students';
const TRACKER = 'GET /api/admin/student-progress';

const students = many(27, (n) => ({
  ...studentRecord(n),
  status: n % 3 === 0 ? 'pending' : 'active',
}));
const percents = Object.fromEntries(students.map(({ id }, index) => [id, index * 3]));
const own = filtering(students, { percents });

test.each([
  ['page: { number: 2 }', 'page=2&limit=10', 27],
  ['page: { number: 9 }, filter: { status: "pending" }', 'status=pending&page=9&limit=10', 9],
  ['page: { size: 1 }, filter: { status: "active" }', 'status=active&limit=2', 18],
  ['filter: { search: "nobody" }', 'search=nobody&limit=11', 0],
  ['filter: { band: LOW }', 'band=low&limit=11', 13],
])(
  'a backend with Applied-Parameters is asked for the page: %s',
  async (args, query, totalCount) => {
    const bff = await startBff({ [LIST]: own });

    const { data } = await bff.ask(`{ students(${args}) { totalCount items { id } } }`);

    expect(data).toMatchObject({ students: { totalCount } });
    expect(bff.callsMade()).toEqual([`${LIST}?${query}`]);
  },
);

/** Pages without a sign of more rows: bare arrays, ten rows without `limit`. */
const bare = (query: URLSearchParams) => {
  const limit = Number(query.get('limit') ?? 10);
  const start = (Number(query.get('page') ?? 1) - 1) * limit;
  return students.slice(start, start + limit);
};

/** At most this many rows. */
const capped = (most: number) => (query: URLSearchParams) => {
  if (Number(query.get('limit') ?? 10) > most) query.set('limit', String(most));
  return bare(query);
};
const countedPage = (query: URLSearchParams) => {
  const rows = capped(20)(query);
  return { students: rows, count: rows.length };
};
const refusedAtTheEnd = (query: URLSearchParams) => {
  const rows = bare(query);
  return rows.length > 0 ? rows : new Answer(404, { message: 'No students found' });
};
const withoutPages = (query: URLSearchParams) => {
  query.delete('page');
  return bare(query);
};

test.each([
  ['has at most 20 rows for each page', capped(20)],
  ['counts the rows of the page', countedPage],
  ['refuses a page after the end', refusedAtTheEnd],
  ['ignores page numbers', withoutPages],
])('a list without a sign of more rows is complete where the backend %s', async (_what, list) => {
  const bff = await startBff({ [LIST]: list });

  expect(await bff.ask(gql`{ students { totalCount } }`)).toEqual({
    data: { students: { totalCount: 27 } },
  });
});

test('a record that is deleted between two answers does not fail the list', async () => {
  let rows = students.slice(0, 11);
  const bff = await startBff({
    [LIST]: () => {
      const answer = rows;
      rows = students.slice(1, 11);
      return answer;
    },
  });

  expect(await bff.ask(gql`{ students { totalCount } }`)).toEqual({
    data: { students: { totalCount: 10 } },
  });
});

test('where a parameter was not applied, the documented list is read', async () => {
  const bff = await startBff({
    [LIST]: (query: URLSearchParams) => {
      query.delete('status');
      return own(query);
    },
  });

  const { data } = await bff.ask(
    gql`{ students(filter: { status: "active" }, page: { size: 1 }) { totalCount } }`,
  );

  expect(data).toEqual({ students: { totalCount: 18 } });
});

test.each([
  ['', 10],
  ['page: { number: 2 }', 10],
  ['page: { number: 3 }', 7],
  ['page: { size: 20 }', 20],
])('a list that is cut without a sign is read to its end: %s', async (args, length) => {
  const bff = await startBff({ [LIST]: bare });
  const list = args === '' ? 'students' : `students(${args})`;

  const { data } = await bff.ask(`{ ${list} { totalCount items { id } } }`);

  const page = data?.['students'] as { totalCount: number; items: object[] };
  expect([page.totalCount, page.items.length]).toEqual([27, length]);
});

/** The same backend without `Applied-Parameters`. */
const silent = (query: URLSearchParams) => {
  if (query.size === 0) return students;
  const { body, headers } = own(query) as Answer;
  return new Answer(200, body, { headers: { 'x-total-count': headers['x-total-count'] ?? '' } });
};

test.each([
  ['page: { number: 2 }', 'page=2&limit=10'],
  ['page: { size: 1 }, filter: { status: "active" }', 'status=active&limit=2'],
  ['filter: { search: "student2" }, page: { size: 5 }', 'search=student2&limit=6'],
])(
  'a backend without Applied-Parameters is asked for the documented list: %s',
  async (args, query) => {
    const bff = await startBff({ [LIST]: silent });
    const plain = await startBff({ [LIST]: students });
    const operation = `{ students(${args}) { totalCount items { id } } }`;

    expect(await bff.ask(operation)).toEqual(await plain.ask(operation));
    expect(bff.upstream.calls.map(({ call }) => call)).toEqual([`${LIST}?${query}`, LIST]);
  },
);

test('an answer with more rows than requested is the documented list', async () => {
  const bff = await startBff({ [LIST]: students });

  const { data } = await bff.ask(gql`{ students(page: { number: 2 }) { totalCount } }`);

  expect(data).toEqual({ students: { totalCount: 27 } });
  expect(bff.callsMade()).toEqual([`${LIST}?page=2&limit=10`]);
});

test('a backend that filters gets each query once, all in parallel', async () => {
  const bff = await startBff({ [LIST]: own });
  bff.upstream.together = 2;

  const { data } = await bff.ask(gql`{
    a: students(filter: { search: "student2" }, page: { size: 3 }) { totalCount }
    b: students(filter: { status: "active" }) { totalCount }
    again: students(filter: { status: "active" }) { items { id } }
  }`);

  expect(data).toMatchObject({ a: { totalCount: 9 }, b: { totalCount: 18 } });
  expect(bff.callsMade()).toEqual([
    `${LIST}?search=student2&limit=4`,
    `${LIST}?status=active&limit=11`,
  ]);
  expect(bff.upstream.calls.map(({ atOnce }) => atOnce)).toContain(2);
});

test('a whole list is reused for later queries in the operation', async () => {
  const bff = await startBff({ [LIST]: students, [TRACKER]: many(27, trackerRecord) });

  const { data } = await bff.ask(gql`{
    progressRecords(audience: STUDENT) { items { person { id } } summary { total } }
  }`);

  expect(data).toMatchObject({ progressRecords: { summary: { total: 27 } } });
  expect(bff.callsMade()).toEqual([`${TRACKER}?limit=11`]);
});

const moments = ['2026-03-01T10:00:00.000Z', 'soon', '2026-01-01T10:00:00.000Z'];

test.each([
  [
    'students(sort: { field: CREATED_AT, direction: %) { items { id at: createdAt } }',
    LIST,
    students.slice(0, 3).map((row, index) => ({ ...row, createdAt: moments[index] })),
    'createdAt',
  ],
  [
    'formSubmissions(sort: { field: SUBMITTED_AT, direction: %) { items { person { id } at: submittedAt } }',
    'GET /api/admin/form-submissions',
    students
      .slice(0, 3)
      .map((row, index) => ({ ...submissionRecord(row), createdAt: moments[index] })),
    'createdAt',
  ],
  [
    'progressRecords(audience: STUDENT, sort: { field: LAST_UPDATED, direction: %) { items { person { id } at: lastUpdated } }',
    TRACKER,
    many(3, (n) => ({ ...trackerRecord(n), lastUpdated: moments[n - 1] })),
    'lastUpdated',
  ],
])('an unreadable date is sorted last: %s', async (operation, call, rows, field) => {
  for (const direction of ['ASC', 'DESC'] as const) {
    const bff = await startBff({ [call]: rows });

    const { data, errors } = await bff.ask(`{ list: ${operation.replace('%', `${direction} }`)} }`);

    const [late, , early] = moments;
    const readable = direction === 'ASC' ? [early, late] : [late, early];
    expect(data).toMatchObject({ list: { items: [...readable, null].map((at) => ({ at })) } });
    expect(errors).toMatchObject([
      { path: ['list', 'items', 2, 'at'], extensions: { call, field: `[1].${field}` } },
    ]);
  }
});
