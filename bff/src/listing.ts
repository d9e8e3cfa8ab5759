import type { SortDirection } from './gen/schema.generated.ts';
import { cutPage, pageOf, type Page, type PageOf } from './paging.ts';
import type { Reply } from './rest/client.ts';

/** What is asked of a list, in the terms of its rows. */
export interface Listing<T> {
  page: Page;
  /** Whether a row is asked for. */
  matches: (row: T) => boolean;
  /** The value rows are sorted by, null where a row has none; no order when absent. */
  sort: { by: (row: T) => string | number | null; direction?: SortDirection | undefined } | null;
  idOf: (row: T) => string;
}

/** A page, and the whole list out of which it was made, where it was made here. */
export type Listed<T> = PageOf<T> & { all: T[] | null };

/**
 * The page that is asked for. A backend that says how many match (`X-Total-Count`) has filtered,
 * sorted and cut, unless its answer shows that it has not; of any other the answer is the whole
 * list, out of which the same page is made here.
 *
 * @param wholly gives the whole list as it is to be filtered, out of the answer's rows where they
 *   are the whole, else (null) by reading it without any parameter
 */
export async function listed<T>(
  { total }: Pick<Reply, 'total'>,
  rows: T[],
  listing: Listing<T>,
  wholly: (rows: T[] | null) => Promise<T[]> | T[],
): Promise<Listed<T>> {
  const { page, matches } = listing;
  if (total !== null && isPage(rows.length, total, page) && rows.every(matches)) {
    return { ...pageOf(rows, total, page), all: null };
  }
  const all = await wholly(total === null ? rows : null);
  return { ...pageOutOf(all, listing), all };
}

/** The page that is asked for, out of the whole list. */
export function pageOutOf<T>(all: T[], listing: Listing<T>): PageOf<T> {
  return cutPage(sorted(all.filter(listing.matches), listing), listing.page);
}

/** True when a page of a list of `total` has so many rows. */
export function isPage(length: number, total: number, { number, size }: Page): boolean {
  return length === Math.min(size, Math.max(0, total - (number - 1) * size));
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
