import { expect, it } from 'vitest';
import { compareBy, includesSearch, pageOfAll } from './pageOfAll.ts';

interface Row {
  name: string | null;
  count?: number;
}

const names = (rows: Row[], sign?: 1 | -1) =>
  rows.toSorted(compareBy<Row>(({ name }) => name, sign)).map(({ name }) => name);

it('sorts names in the order of Unicode, rows without a value last in both directions', () => {
  const rows = ['zeta', null, 'Élan', 'beta', 'Beta', 'अशोक', 'E\u0301mile'].map((name) => ({
    name,
  }));
  expect(names(rows)).toEqual(['beta', 'Beta', 'Élan', 'E\u0301mile', 'zeta', 'अशोक', null]);
  expect(names(rows, -1)).toEqual(['अशोक', 'zeta', 'E\u0301mile', 'Élan', 'Beta', 'beta', null]);
});

it('sorts numbers numerically', () => {
  const rows = [10, 9, 100].map((count) => ({ count }));
  expect(rows.toSorted(compareBy(({ count }) => count, -1))).toEqual([
    { count: 100 },
    { count: 10 },
    { count: 9 },
  ]);
});

it('filters, sorts and slices the page, and counts the matches', () => {
  const all = [5, 1, 4, 2, 3];
  const matches = (n: number) => n !== 2;
  const compare = (a: number, b: number) => a - b;
  expect(pageOfAll(all, { page: 2, size: 3, matches, compare })).toEqual({
    items: [5],
    totalCount: 4,
    pageCount: 2,
  });
  expect(all).toEqual([5, 1, 4, 2, 3]);
});

it.each([
  ['', [null], true],
  [' ROB ', ['x', 'Robotics'], true],
  ['rob', ['x', null, undefined], false],
  ['josé k', ['Jose\u0301\u00a0Kale'], true],
  ['Jose\u0301 \u3000 kale', ['José Kale'], true],
])('search %j in %j: %s', (search, texts, found) => {
  expect(includesSearch({ search }, texts)).toBe(found);
});
