import type { ListParams } from './useListParams.ts';

interface LocalList<Row> {
  page: number;
  size: number;
  matches: (row: Row) => boolean;
  compare: (a: Row, b: Row) => number;
}

/** One page of a fully loaded list, in the shape of the server's page. */
export function pageOfAll<Row>(
  all: readonly Row[],
  { page, size, matches, compare }: LocalList<Row>,
) {
  const found = all.filter(matches).sort(compare);
  return {
    items: found.slice((page - 1) * size, page * size),
    totalCount: found.length,
    pageCount: Math.max(1, Math.ceil(found.length / size)),
  };
}

/** Whether one of the texts contains the search text, case-insensitive. */
export function includesSearch(
  { search }: Pick<ListParams, 'search'>,
  texts: readonly (string | null | undefined)[],
): boolean {
  const wanted = search.trim().toLowerCase();
  return texts.some((text) => (text ?? '').toLowerCase().includes(wanted));
}

type Key = string | number | null;

/** Comparator by a key: names by locale, whole numbers, rows without a value last. */
export function compareBy<Row>(keyOf: (row: Row) => Key, sign: 1 | -1 = 1) {
  return (a: Row, b: Row): number => {
    const [one, other] = [keyOf(a), keyOf(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return sign * collator.compare(String(one), String(other));
  };
}

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
