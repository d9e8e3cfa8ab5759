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
])('a backend that says what it applied needs no proof: %s', async (args, query, totalCount) => {
  const bff = await startBff({ [LIST]: own });

  const { data } = await bff.ask(`{ students(${args}) { totalCount items { id } } }`);

  expect(data).toMatchObject({ students: { totalCount } });
  expect(bff.callsMade()).toEqual([`${LIST}?${query}`]);
});

test('of a parameter that a backend does not say to have applied, nothing is believed', async () => {
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

/** The same backend, which does not say what it applied, and counts in this header. */
const silent = (header: string) => (query: URLSearchParams) => {
  if (query.size === 0) return students;
  const { body, headers } = own(query) as Answer;
  return new Answer(200, body, { headers: { [header]: headers['x-total-count'] ?? '' } });
};

test.each([
  ['page: { number: 2 }', 'page=2&limit=10'],
  ['page: { number: 3 }', 'page=3&limit=10'],
  ['page: { size: 1 }, filter: { status: "active" }', 'status=active&limit=2'],
  ['filter: { search: "student2" }, page: { size: 5 }', 'search=student2&limit=6'],
])('a backend that counts as documented needs no proof: %s', async (args, query) => {
  const bff = await startBff({ [LIST]: silent('x-total-count') });
  const plain = await startBff({ [LIST]: students });
  const operation = `{ students(${args}) { totalCount items { id } } }`;

  expect(await bff.ask(operation)).toEqual(await plain.ask(operation));
  expect(bff.callsMade()).toEqual([`${LIST}?${query}`]);
});

test.each([
  ['page: { number: 2 }', ['page=2&limit=10', 'limit=11']],
  ['page: { number: 3 }', ['page=3&limit=10', 'page=2&limit=11']],
  ['page: { size: 1 }, filter: { status: "active" }', ['status=active&limit=2', 'limit=200']],
])('that a backend pages and filters is proven once: %s', async (args, calls) => {
  const bff = await startBff({ [LIST]: silent('x-total') });
  const operation = `{ students(${args}) { totalCount items { id } } }`;

  const first = await bff.ask(operation);
  expect(await bff.ask(operation)).toEqual(first);

  const made = [...calls, ...calls.slice(0, 1)].map((query) => `${LIST}?${query}`);
  expect(bff.upstream.calls.map(({ call }) => call)).toEqual(made);
});

test('a filter that leaves as many as there are without it has not been understood', async () => {
  const rows = many(205, (n) => ({ ...studentRecord(n), status: n > 202 ? 'pending' : 'active' }));
  const overlooking = filtering(rows);
  const bff = await startBff({
    [LIST]: (query: URLSearchParams) => {
      query.delete('status');
      return query.size === 0 ? rows : { data: (overlooking(query) as Answer).body, total: 205 };
    },
  });

  const { data } = await bff.ask(gql`{ students(filter: { status: "active" }) { totalCount } }`);

  expect(data).toEqual({ students: { totalCount: 202 } });
});

test('what counts pages of ten from 0 is seen, though no page is longer', async () => {
  const rows = many(40, studentRecord);
  const bff = await startBff({
    [LIST]: (query: URLSearchParams) => {
      const from = Number(query.get('page') ?? 0) * 10;
      return { data: rows.slice(from, from + 10), total: 40 };
    },
  });

  const { data } = await bff.ask(gql`{ students(page: { number: 2 }) { items { id } } }`);

  expect(data).toEqual({ students: { items: rows.slice(10, 20).map(({ id }) => ({ id })) } });
});

test('once a question has come to the whole list, no other is asked', async () => {
  const bff = await startBff({
    [LIST]: (query: URLSearchParams) => {
      query.delete('sort');
      return silent('x-total')(query);
    },
    // Whose the entries are is asked when the whole list has come, since the order was overlooked.
    [TRACKER]: async () => {
      const metrics = async () => (await bff.app.inject('/metrics')).body;
      await expect.poll(metrics).toContain(`_count{call="${LIST}",status="200"} 3`);
      return many(2, trackerRecord);
    },
  });

  const { data } = await bff.ask(gql`{
    students(page: { size: 2 }) { totalCount }
    sorted: students(sort: { field: NAME, direction: DESC }, page: { size: 1 }) { items { name } }
    progressRecords(audience: STUDENT) { items { person { email } } }
  }`);

  const items = many(2, (n) => ({ person: { email: `student${n}@waymark.test` } }));
  expect(data).toMatchObject({ progressRecords: { items } });
  expect(bff.callsMade()).toEqual([
    `${TRACKER}?limit=11`,
    LIST,
    `${LIST}?limit=3`,
    `${LIST}?sort=-name&limit=2`,
  ]);
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
])('a moment that can’t be read stands last: %s', async (operation, call, rows, field) => {
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

test('a backend that finds nobody by ids is asked for everybody', async () => {
  const bff = await startBff({
    [LIST]: students.slice(0, 2),
    [TRACKER]: (query: URLSearchParams) => (query.has('ids') ? [] : many(27, trackerRecord)),
  });

  const { data } = await bff.ask(gql`{ students { items { progress { percent } } } }`);

  expect(data).toEqual({ students: { items: many(2, () => ({ progress: { percent: 33 } })) } });
  expect(bff.callsMade()).toEqual([
    TRACKER,
    `${TRACKER}?ids=student1%2Cstudent2`,
    `${LIST}?limit=11`,
  ]);
});
