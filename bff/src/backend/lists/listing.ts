import type { Page, PageOf } from '../../domain/page.ts';
import { readOrError, type OrError } from '../reading/orError.ts';
import type { Query } from '../http/call.ts';
import { UpstreamError } from '../failures/upstreamError.ts';
import type { ListAnswer } from './answer.ts';
import { cutPage } from './paging.ts';
import { MOST_ROWS } from './toEnd.ts';

/** What is asked of a list: in the words of a backend that knows them, and in the terms of its rows. */
export interface Listing<T> {
  page: Page;
  /** Filter and `sort` as parameters. */
  query: Query;
  /** Whether a row is asked for. */
  matches: (row: T) => boolean;
  /** The rows with what `matches` needs and the list does not tell. */
  completed?: (rows: T[]) => Promise<T[]>;
  /** The value rows are sorted by, null where a row has none; no order when absent. */
  sort: { by: (row: T) => string | number | null; direction?: 'ASC' | 'DESC' | undefined } | null;
  idOf: (row: T) => string;
}

/** Rows that are asked for: one too many shows where a backend cuts without saying so. */
export function limitOf({ number, size }: Page): number {
  return number === 1 && size < MOST_ROWS ? size + 1 : size;
}

/** What the number of rows says of an answer. */
interface Measure {
  /** That it may be the page. */
  isPage: boolean;
  /** That it is all that matches as the backend understood the question. */
  isAll: boolean;
}

/** @param isPager whether the backend is known to count what is beyond a page */
export function measured(
  { rows: { length }, total, hasMore }: ListAnswer,
  listing: Pick<Listing<unknown>, 'query' | 'page'>,
  isPager: boolean,
): Measure {
  const { page } = listing;
  const { number, size } = page;
  const limit = limitOf(page);
  const isEnd = total === null ? !hasMore : total === length;
  // A backend that counts only what is on the page looks like one that has no more.
  const isDoubtful = isEnd && !isPager && (number > 1 || (length === limit && limit > size));
  const isNoPage = length > limit || (number === 1 && length < limit);
  return {
    isPage:
      total !== null &&
      !isDoubtful &&
      (isLength(length, total, page) || (length < total && isBeginning(length, listing))),
    isAll: isEnd && isNoPage,
  };
}

/** True when a page of a list of `total` has so many rows; of the first one more was asked for. */
function isLength(length: number, total: number, { number, size }: Page): boolean {
  const expected = Math.min(size, Math.max(0, total - (number - 1) * size));
  return length === expected || (number === 1 && length === Math.min(size + 1, total));
}

/**
 * True when so many rows have the first page at their beginning, whatever size the backend's pages
 * have; not of a part of the list or in an order, of which the beginning may show nothing.
 */
function isBeginning(
  length: number,
  { query, page }: Pick<Listing<unknown>, 'query' | 'page'>,
): boolean {
  const isPlain = Object.values(query).every((value) => (value ?? null) === null);
  return isPlain && page.number === 1 && length > page.size;
}

/** The rows with all that the question is about. */
export async function completed<T>(rows: T[], listing: Listing<T>): Promise<T[]> {
  return listing.completed === undefined ? rows : listing.completed(rows);
}

/** True when each row is asked for, in this order, and once. */
export function isAsked<T>(rows: T[], listing: Listing<T>): boolean {
  return (
    rows.every(listing.matches) &&
    new Set(rows.map(listing.idOf)).size === rows.length &&
    sorted(rows, listing).every((row, index) => row === rows[index])
  );
}

/** The parameters that leave out some rows. */
export function filtersOf({ query }: Pick<Listing<unknown>, 'query'>): string[] {
  return Object.keys(query).filter((name) => name !== 'sort' && (query[name] ?? null) !== null);
}

/** True when everything is asked for, be it in an order. */
export function asksForAll(listing: Pick<Listing<unknown>, 'query'>): boolean {
  return filtersOf(listing).length === 0;
}

/** The page that is asked for, out of all that there is. */
export function pageOutOf<T>(all: T[], listing: Listing<T>): PageOf<T> {
  return cutPage(sorted(all.filter(listing.matches), listing), listing.page);
}

/** What has no value that can be read stands last either way; the id decides between equals. */
function sorted<T>(rows: T[], { sort, idOf }: Listing<T>): T[] {
  if (sort === null) return rows;
  const { by, direction } = sort;
  const sign = direction === 'DESC' ? -1 : 1;
  // Each value is read once, not at every comparison.
  return rows
    .map((row) => ({ row, value: comparable(readOrError(by, row)) }))
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
function comparable(value: OrError<string | number | null>): string | number | null {
  if (value instanceof UpstreamError) return null;
  return typeof value === 'string' ? value.toLowerCase() : value;
}
