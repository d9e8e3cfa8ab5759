import { compareNames, includesText } from './compareText.ts';
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

/** Whether one of the texts contains the search text of the list. */
export function includesSearch(
  { search }: Pick<ListParams, 'search'>,
  texts: readonly (string | null | undefined)[],
): boolean {
  return includesText(search, texts);
}

type Key = string | number | null;

/** Comparator by a key: names or numbers, rows without a value last. */
export function compareBy<Row>(keyOf: (row: Row) => Key, sign: 1 | -1 = 1) {
  return (a: Row, b: Row): number => {
    const [one, other] = [keyOf(a), keyOf(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return (
      sign *
      (typeof one === 'number' && typeof other === 'number'
        ? one - other
        : compareNames(String(one), String(other)))
    );
  };
}
