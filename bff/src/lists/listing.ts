import type { SortDirection } from '../gen/schema.generated.ts';
import { cutPage, MAX_PAGE_SIZE, type Page, type PageOf } from '../paging.ts';
import type { Query } from '../rest/call.ts';
import type { ListAnswer } from './answer.ts';

/** What is asked of a list: in the words of a backend that knows them, and in the terms of its rows. */
export interface Listing<T> {
  page: Page;
  /** Filter and `sort` as parameters. */
  query: Query;
  /** Whether a row is asked for. */
  matches: (row: T) => boolean;
  /** Whether a row as it came may be one that is asked for; `matches` where it tells all. */
  mayMatch?: (row: T) => boolean;
  /** The rows with what `matches` needs and the list did not tell. */
  completed?: (rows: T[]) => Promise<T[]>;
  /** The value rows are sorted by, null where a row has none; no order when absent. */
  sort: { by: (row: T) => string | number | null; direction?: SortDirection | undefined } | null;
  idOf: (row: T) => string;
}

/**
 * What the answer to such a question shows itself to be: the page; all that match, to be filtered,
 * sorted and cut here; or nothing that could be relied on.
 */
export type Shown = 'page' | 'all' | 'nothing';

/** Rows that are asked for: a row too many shows where a backend cuts without saying so. */
export function limitOf({ number, size }: Page): number {
  return number === 1 && size < MAX_PAGE_SIZE ? size + 1 : size;
}

/** @param isPager whether the backend is known to page this list and to count beyond a page */
export function shownBy<T>(
  rows: T[],
  { total, hasMore }: Pick<ListAnswer, 'total' | 'hasMore'>,
  listing: Listing<T>,
  isPager: boolean,
): Shown {
  const { number, size } = listing.page;
  const limit = limitOf(listing.page);
  const isAll = total === null ? !hasMore : total === rows.length;
  if (total !== null && isPage(rows.length, total, listing.page) && isAsked(rows, listing)) {
    // Who counts only what is on the page can't be told from who has no more.
    const isDoubtful = isAll && (number > 1 || (rows.length === limit && limit > size));
    return isDoubtful && !isPager ? 'nothing' : 'page';
  }
  const isNoPage = rows.length > limit || (number === 1 && rows.length < limit);
  return isAll && isNoPage ? 'all' : 'nothing';
}

/** True when everything is asked for, be it in an order. */
export function asksForAll({ query }: Pick<Listing<unknown>, 'query'>): boolean {
  return Object.entries(query).every(
    ([name, value]) => name === 'sort' || value === null || value === undefined,
  );
}

/** The page that is asked for, out of all that there is. */
export async function pageOutOf<T>(all: T[], listing: Listing<T>): Promise<PageOf<T>> {
  const rows = listing.completed === undefined ? all : await listing.completed(all);
  return cutPage(sorted(rows.filter(listing.matches), listing), listing.page);
}

/** True when a page of a list of `total` has so many rows; of the first one more was asked for. */
function isPage(length: number, total: number, { number, size }: Page): boolean {
  const expected = Math.min(size, Math.max(0, total - (number - 1) * size));
  return length === expected || (number === 1 && length === Math.min(size + 1, total));
}

/** True when each row is asked for, in this order, and once. */
function isAsked<T>(rows: T[], listing: Listing<T>): boolean {
  const { mayMatch = listing.matches, idOf } = listing;
  return (
    rows.every(mayMatch) &&
    new Set(rows.map(idOf)).size === rows.length &&
    sorted(rows, listing).every((row, index) => row === rows[index])
  );
}

/** What has no value stands last either way; the id decides between equals. */
function sorted<T>(rows: T[], { sort, idOf }: Listing<T>): T[] {
  if (sort === null) return rows;
  const sign = sort.direction === 'DESC' ? -1 : 1;
  // Each value is read once, not at every comparison.
  return rows
    .map((row) => ({ row, value: comparable(sort.by(row)) }))
    .sort(({ row: one, value: a }, { row: other, value: b }) => {
      if (a === null || b === null) {
        if (a !== b) return a === null ? 1 : -1;
      } else if (a !== b) {
        return a < b ? -sign : sign;
      }
      return idOf(one) < idOf(other) ? -sign : sign;
    })
    .map(({ row }) => row);
}

/** Text is compared without case, character by character. */
function comparable(value: string | number | null): string | number | null {
  return typeof value === 'string' ? value.toLowerCase() : value;
}
