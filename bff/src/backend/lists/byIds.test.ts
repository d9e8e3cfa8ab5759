import { gql } from 'graphql-tag';
import { expect, test } from 'vitest';
import { startBff } from '../../testing/bff.ts';
import { many, studentRecord, trackerRecord } from '../../testing/records.ts';
import { Answer } from '../../testing/upstream.ts';

const LIST = 'GET /api/admin/students';
const TRACKER = 'GET /api/admin/student-progress';

const uuid = (n: number) => `a0000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const withUuid = <T extends object>(record: T, n: number) => ({
  ...record,
  _id: uuid(n),
  id: uuid(n),
});
const crowd = many(200, (n) => withUuid(trackerRecord(n), n));
const foundIn = (query: URLSearchParams) =>
  crowd.filter(({ id }) => query.get('ids')?.includes(id));

test.each([
  [
    'batches for a backend with Applied-Parameters',
    (query: URLSearchParams) =>
      new Answer(200, foundIn(query), { headers: { 'applied-parameters': 'ids' } }),
    2,
  ],
  ['one call if ids are ignored', crowd, 1],
  [
    'the whole list without Applied-Parameters',
    (query: URLSearchParams) => (query.has('ids') ? foundIn(query) : crowd),
    2,
  ],
])('too many ids for one URL: %s', async (_what, answer, calls) => {
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

test('the documented list is read where the answer to ids is incomplete', async () => {
  const bff = await startBff({
    [LIST]: many(2, studentRecord),
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
