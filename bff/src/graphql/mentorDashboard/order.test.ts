import { expect, test } from 'vitest';
import { startBff } from '../../testing/bff.ts';
import { mentoredRecordWithStages } from '../../testing/records.ts';

const done = 'completed';

/** Unordered; two differ only in their names. */
const people = [
  mentoredRecordWithStages(3, [done, 'in progress'], {
    name: 'chandra',
    lastUpdated: '2026-10-02T10:00:00Z',
  }),
  mentoredRecordWithStages(1, ['not started', ''], {
    name: 'Bo',
    joinDate: '2026-09-01T10:00:00Z',
  }),
  mentoredRecordWithStages(4, [done, done], { name: 'Dev', lastUpdated: '2026-11-01T10:00:00Z' }),
  mentoredRecordWithStages(5, ['not started', ''], { name: 'Esha', joinDate: null }),
  mentoredRecordWithStages(2, [done, 'in progress'], {
    name: 'Asha',
    lastUpdated: '2026-10-02T10:00:00Z',
  }),
];

const orders = [
  ['', [2, 1, 3, 4, 5]],
  ['sort: null', [2, 1, 3, 4, 5]],
  ['sort: { field: NAME }', [2, 1, 3, 4, 5]],
  ['sort: { field: NAME, direction: DESC }', [5, 4, 3, 1, 2]],
  ['sort: { field: PROGRESS }', [1, 5, 2, 3, 4]],
  ['sort: { field: PROGRESS, direction: DESC }', [4, 2, 3, 1, 5]],
  ['sort: { field: WAITING_SINCE }', [1, 2, 3, 4, 5]],
  ['sort: { field: WAITING_SINCE, direction: DESC }', [4, 2, 3, 1, 5]],
] as const;

test.each(orders)('people in order (%s)', async (sort, ids) => {
  const bff = await startBff({ 'GET /api/mentor/students': people });
  const args = `(${sort} page: { size: 2, number: 2 })`;

  const { data } = await bff.ask(
    `{ mentorDashboard { people(${sort} page: { size: 5 }) { items { id } }
      second: people${args} { totalCount items { id } } } }`,
  );

  const items = ids.map((n) => ({ id: `student${n}` }));
  expect(data).toEqual({
    mentorDashboard: {
      people: { items },
      second: { totalCount: 5, items: items.slice(2, 4) },
    },
  });
});
