import { gql } from 'graphql-tag';
import { expect, test } from 'vitest';
import { startBff } from '../../testing/bff.ts';
import { filtering } from '../../testing/filtering.ts';
import { clubRecord, many, studentRecord, trackerRecord } from '../../testing/records.ts';
import { Answer } from '../../testing/upstream.ts';

const LIST = 'GET /api/admin/students';
const TRACKER = 'GET /api/admin/student-progress';
const students = many(27, studentRecord);

const plain = {
  [LIST]: students,
  [TRACKER]: many(27, trackerRecord),
  'GET /api/admin/clubs': many(2, clubRecord),
};

test.each([
  [
    'two filters, an order and a page',
    `a: students(filter: { search: "student2" }) { totalCount }
     b: students(filter: { status: "inactive" }) { totalCount }
     c: students(sort: { field: NAME }, page: { number: 2 }) { totalCount }`,
    [LIST],
  ],
  [
    'a page and everybody',
    'students(page: { size: 2 }) { items { id } } clubs { membersCount }',
    ['GET /api/admin/clubs', LIST],
  ],
  [
    'the tracker, its summary and the progress of some',
    `progressRecords(audience: STUDENT) { items { person { id } } summary { total } }
     finished: progressRecords(audience: STUDENT, filter: { status: COMPLETED }) { totalCount }
     students { items { progress { percent } } }`,
    [TRACKER, LIST],
  ],
  [
    'people, and those of the tracker',
    `students { items { id } } progressRecords(audience: STUDENT) { items { person { status } } }`,
    [TRACKER, LIST],
  ],
])('a backend that does not filter gives each list once: %s', async (_what, fields, lists) => {
  const bff = await startBff(plain);

  expect(await bff.ask(`{ ${fields} }`)).not.toHaveProperty('errors');

  expect(bff.callsMade().map((call) => call.replace(/\?.*/, ''))).toEqual(lists);
});

test('a backend that filters is asked each question once, and all at once as soon as that is known', async () => {
  const bff = await startBff({ [LIST]: filtering(students) });
  const operation = gql`{
    a: students(filter: { search: "student2" }, page: { size: 3 }) { totalCount }
    b: students(filter: { status: "active" }) { totalCount }
    again: students(filter: { status: "active" }) { items { id } }
  }`;
  const expected = { a: { totalCount: 9 }, b: { totalCount: 27 } };
  const calls = [`${LIST}?search=student2&limit=4`, `${LIST}?status=active&limit=11`];

  expect((await bff.ask(operation)).data).toMatchObject(expected);
  expect(bff.callsMade()).toEqual(calls);

  bff.upstream.calls.length = 0;
  bff.upstream.together = 2;
  expect((await bff.ask(operation)).data).toMatchObject(expected);
  expect(bff.callsMade()).toEqual(calls);
  expect(bff.upstream.calls.map(({ atOnce }) => atOnce)).toContain(2);
});

const uuid = (n: number) => `a0000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const withUuid = <T extends object>(record: T, n: number) => ({
  ...record,
  _id: uuid(n),
  id: uuid(n),
});
const crowd = many(200, (n) => withUuid(trackerRecord(n), n));

test.each([
  [
    'that knows them is asked for them in parts',
    (query: URLSearchParams) => crowd.filter(({ id }) => query.get('ids')?.includes(id)),
    2,
  ],
  ['that overlooks them is asked once', crowd, 1],
  [
    'that counts everybody is asked for no others',
    (query: URLSearchParams) =>
      new Answer(
        200,
        crowd.filter(({ id }) => query.get('ids')?.includes(id)),
        { headers: { 'x-total-count': '1000' } },
      ),
    2,
  ],
  [
    'that gives fifty at most is asked until all are there',
    (query: URLSearchParams) => {
      const found = crowd.filter(({ id }) => query.get('ids')?.includes(id));
      const from = (Number(query.get('page') ?? 1) - 1) * 50;
      const headers = { 'x-total-count': `${found.length}` };
      return new Answer(200, found.slice(from, from + 50), { headers });
    },
    5,
  ],
])('ids that no address holds: a backend %s', async (_what, answer, calls) => {
  const bff = await startBff({
    [LIST]: many(200, (n) => withUuid(studentRecord(n), n)),
    [TRACKER]: answer,
  });

  const { data } = await bff.ask(
    gql`{ students(page: { size: 200 }) { items { id progress { percent } } } }`,
  );

  const items = many(200, (n) => ({ id: uuid(n), progress: { percent: 33 } }));
  expect(data).toEqual({ students: { items } });
  const made = bff.upstream.calls.filter(({ call }) => call.startsWith(TRACKER));
  expect(made).toHaveLength(calls);
  expect(Math.max(...made.map(({ call }) => call.length))).toBeLessThan(8_000);
});

test.each(['', 'progressRecords first'])(
  'lists that complete each other wait for each other only one way round %s',
  async (order) => {
    const bff = await startBff({
      ...plain,
      // Whose club it is can't be told from the name.
      'GET /api/admin/clubs': many(2, (n) => ({ ...clubRecord(n), name: 'Robotics' })),
      [TRACKER]: many(27, (n) => ({ ...trackerRecord(n), club: 'Robotics' })),
    });
    const fields = [
      'students(filter: { band: LOW }) { totalCount }',
      'progressRecords(audience: STUDENT, filter: { clubId: "club1" }) { totalCount }',
    ];
    if (order !== '') fields.reverse();

    const { data } = await bff.ask(`{ ${fields.join()} }`);

    expect(data).toEqual({ students: { totalCount: 27 }, progressRecords: { totalCount: 27 } });
    expect(bff.callsMade().length).toBeLessThanOrEqual(5);
  },
);
