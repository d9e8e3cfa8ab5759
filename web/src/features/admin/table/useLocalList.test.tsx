import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Filter } from '../../../lib/list/filters.ts';
import { renderWithSchema } from '../../../testing/renderWithSchema.tsx';
import { useLocalList, type LocalList } from './useLocalList.ts';

interface Data {
  rows: { name: string; size: string }[];
  known: string[] | null;
}

const FILTERS = [
  { name: 'known', label: 'Known', text: () => 'known' },
  { name: 'size', label: 'Size', text: (size) => size },
] as const satisfies readonly Filter[];

const LIST = {
  size: 10,
  keys: { name: ({ name }) => name },
  filters: FILTERS,
  matches: {
    size: (value) => (row) => row.size === value,
    known: (_, { known }) => known && (({ name }) => known.includes(name)),
  },
} satisfies LocalList<Data['rows'][number], 'known' | 'size', Data>;

// @ts-expect-error: a filter without its `matches`.
({ ...LIST, matches: { size: LIST.matches.size } }) satisfies LocalList<
  Data['rows'][number],
  'known' | 'size',
  Data
>;

function List({ known }: Pick<Data, 'known'>) {
  const rows = ['a small', 'b small', 'c large'].map((text) => {
    const [name = '', size = ''] = text.split(' ');
    return { name, size };
  });
  const result = { data: { rows, known }, loading: false, refetch: () => Promise.resolve() };
  const { list, allRows } = useLocalList(result, (data) => data.rows, LIST);
  const names = (all: readonly { name: string }[]) => all.map(({ name }) => name).join('');
  return (
    <p>{list.failed ? `failed ${names(allRows)}` : `${names(list.rows)} ${names(allRows)}`}</p>
  );
}

it.each([
  ['', ['a', 'c'], 'abc abc'],
  ['?size=small', ['a', 'c'], 'ab ab'],
  ['?known=yes', ['a', 'c'], 'ac ac'],
  ['?known=yes&size=small', ['a', 'c'], 'a a'],
  ['?size=small', null, 'ab ab'],
  ['?known=yes', null, 'failed'],
])('filters for "%s" with %j: %s', (search, known, expected) => {
  renderWithSchema(<List known={known} />, { at: `/${search}` });
  expect(screen.getByText(expected)).toBeVisible();
});
