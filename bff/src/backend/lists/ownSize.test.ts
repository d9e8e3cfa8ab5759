import { expect, test } from 'vitest';
import { startBff } from '../../testing/bff.ts';
import { many, studentRecord } from '../../testing/records.ts';

const LIST = 'GET /api/admin/students';
const students = many(40, (n) => ({
  ...studentRecord(n),
  // Sorted only at the beginning.
  name: `Student ${String(n % 30).padStart(2, '0')}`,
  status: n % 2 === 0 ? 'pending' : 'active',
}));

/** A backend that supports only the parameter `page`, with fifteen rows a page. */
const backend = {
  [LIST]: (query: URLSearchParams) => {
    const page = Number(query.get('page') ?? 1);
    const data = students.slice((page - 1) * 15, page * 15);
    return { data, meta: { current_page: page, last_page: 3, per_page: 15, total: 40 } };
  },
};

test.each([
  ['', 40, 'student1'],
  ['(page: { size: 4 })', 40, 'student1'],
  ['(filter: { status: "pending" })', 20, 'student2'],
  ['(sort: { field: NAME })', 40, 'student30'],
  ['(page: { number: 2 })', 40, 'student11'],
])('pages are cut from a list with another page size: students%s', async (args, totalCount, id) => {
  const bff = await startBff(backend);

  const { data } = await bff.ask(`{ students${args} { totalCount items { id } } }`);

  expect(data).toMatchObject({ students: { totalCount, items: { 0: { id } } } });
});
