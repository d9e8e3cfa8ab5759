import { expect, test } from 'vitest';
import type { ListAnswer } from './answer.ts';
import { readAllPages } from './readAllPages.ts';

const PAGES = 40;
const SIZE = 200;
const TOTAL = PAGES * SIZE;

test.each([
  ['includes its total', TOTAL],
  ['indicates the next page', null],
])('each row of a list that %s is processed once, for any number of pages', async (_, total) => {
  let looks = 0;
  const rowOf = (id: number) => ({
    get _id() {
      looks += 1;
      return id;
    },
  });
  const pageOf = (page: number): ListAnswer => ({
    reply: {
      call: 'GET /api/admin/students',
      address: '',
      status: 200,
      body: null,
      isEmpty: false,
      total: null,
      hasNext: false,
      applied: new Set(),
      etag: null,
      calendar: { dayFrom: () => null },
    },
    rows: Array.from({ length: SIZE }, (_row, at) => rowOf((page - 1) * SIZE + at)),
    total,
    hasMore: page < PAGES,
  });

  const { rows } = await readAllPages(pageOf(1), ({ page }) =>
    Promise.resolve(pageOf(Number(page))),
  );

  expect(looks).toBe(TOTAL);
  expect(rows.map((row) => (row as { _id: number })._id)).toEqual(
    Array.from({ length: TOTAL }, (_row, at) => at),
  );
});
