import { expect, test } from 'vitest';
import { startBff } from '../../testing/bff.ts';
import { many, studentRecord } from '../../testing/records.ts';

const LIST = 'GET /api/admin/students';
const students = many(40, (n) => ({
  ...studentRecord(n),
  // Only the beginning is in order.
  name: `Student ${String(n % 30).padStart(2, '0')}`,
  status: n % 2 === 0 ? 'pending' : 'active',
}));

/** Knows no parameter but `page`, and has fifteen rows on each. */
const backend = {
  [LIST]: (query: URLSearchParams) => {
    const page = Number(query.get('page') ?? 1);
    const data = students.slice((page - 1) * 15, page * 15);
    return { data, meta: { current_page: page, last_page: 3, per_page: 15, total: 40 } };
  },
};

test.each([
  ['', 10],
  ['(page: { size: 4 })', 4],
])('the first page stands at the beginning of a longer one: students%s', async (args, size) => {
  const bff = await startBff(backend);

  const { data } = await bff.ask(`{ students${args} { totalCount items { id } } }`);

  const items = students.slice(0, size).map(({ id }) => ({ id }));
  expect(data).toEqual({ students: { totalCount: 40, items } });
  expect(bff.upstream.calls).toHaveLength(1);
});

test.each([
  ['(filter: { status: "pending" })', 20, 'student2'],
  ['(sort: { field: NAME })', 40, 'student30'],
  ['(page: { number: 2 })', 40, 'student11'],
])(
  'what the beginning does not show is found in the whole list: students%s',
  async (args, totalCount, id) => {
    const bff = await startBff(backend);

    const { data } = await bff.ask(`{ students${args} { totalCount items { id } } }`);

    expect(data).toMatchObject({ students: { totalCount, items: { 0: { id } } } });
  },
);
