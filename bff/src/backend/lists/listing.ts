import type { Page, PageOf, Sort as SortBy } from '../../domain/page.ts';
import type { Query } from '../http/call.ts';
import type { Reply } from '../http/client.ts';
import { ifReadable } from '../reading/orError.ts';

/** A list query: parameters for a backend that applies them, and functions over rows for others. */
export interface Listing<T> {
  page: Page;
  /** The filter as parameters. */
  query: Query;
  /** Reads the rows of an answer whose body is the bare list. */
  read: (reply: Reply) => T[];
  /** Loads what `matches` needs and the rows don't include. */
  complete?: (rows: T[]) => Promise<void>;
  matches: (row: T) => boolean;
  /** The sort key of a row, or null; unsorted when null. */
  sort: Sort<T> | null;
  idOf: (row: T) => string;
}

/** A field that a list is sorted by. */
interface SortField<T> {
  /** Its name in the parameter `sort`, if the call has that. */
  parameter?: string;
  by: (row: T) => SortValue;
  /** Texts are names, which have an order of their own. */
  areNames?: boolean;
}

interface Sort<T> extends SortField<T> {
  direction?: 'ASC' | 'DESC' | undefined;
}

/** The order of a list by one of these fields; null without one. */
export function sortOf<Field extends string, T>(
  sort: SortBy<Field> | null,
  fields: Record<Field, SortField<T>>,
): Sort<T> | null {
  return sort && { ...fields[sort.field], direction: sort.direction };
}

/** Filter and sort as parameters of the REST call: `-name` is descending. */
export function parametersOf({ query, sort }: Pick<Listing<never>, 'query' | 'sort'>): Query {
  if (sort?.parameter === undefined) return query;
  return { ...query, sort: `${sort.direction === 'DESC' ? '-' : ''}${sort.parameter}` };
}

/** An enum value as the REST calls spell it: `NOT_STARTED` as `not-started`. */
export function enumParameter(value: string | null | undefined): string | null {
  return value?.toLowerCase().replaceAll('_', '-') ?? null;
}

/** The name of a stage as the REST calls spell it: empty for people who have not started. */
export function stageParameter(name: string | null | undefined): string | null {
  return name?.trim() === '' ? '' : (name ?? null);
}

/** The records of one page, with the number of all that match. */
export function pageOf<T>(items: T[], totalCount: number, { size }: Page): PageOf<T> {
  return { items, totalCount, pageCount: Math.max(1, Math.ceil(totalCount / size)) };
}

/** Cuts one page out of all the records that match. */
export function cutPage<T>(all: T[], page: Page): PageOf<T> {
  const start = (page.number - 1) * page.size;
  return pageOf(all.slice(start, start + page.size), all.length, page);
}

/** Filters, sorts and cuts all the rows of a list. */
export function pageOutOf<T>(all: T[], listing: Listing<T>): PageOf<T> {
  return cutPage(sorted(all.filter(listing.matches), listing), listing.page);
}

type SortValue = string | number | null;

function sorted<T>(rows: T[], { sort, idOf }: Listing<T>): T[] {
  if (sort === null) return rows;
  const sign = sort.direction === 'DESC' ? -1 : 1;
  return sortRows(rows, sort, (one, other) => sign * compare(idOf(one), idOf(other)));
}

/**
 * Rows without a readable value are last in both directions; equal ones are ordered by `tie`. Text
 * that is no name is compared without case, character by character.
 */
export function sortRows<T>(
  rows: T[],
  { by, direction, areNames = false }: Sort<T>,
  tie: (one: T, other: T) => number,
): T[] {
  const sign = direction === 'DESC' ? -1 : 1;
  const key = areNames ? by : (row: T) => withoutCase(by(row));
  // Each value is read once, not at every comparison.
  return rows
    .map((row) => ({ row, value: ifReadable(() => key(row)) }))
    .sort(({ row: one, value: a }, { row: other, value: b }) => {
      if (a === null || b === null)
        return Number(a === null) - Number(b === null) || tie(one, other);
      const isName = areNames && typeof a === 'string' && typeof b === 'string';
      return sign * (isName ? compareNames(a, b) : compare(a, b)) || tie(one, other);
    })
    .map(({ row }) => row);
}

const collator = new Intl.Collator('und');

/** Compares names in the order of Unicode, as the api does. */
export function compareNames(one: string, other: string): number {
  return collator.compare(one, other);
}

/** Compares values of one type. */
export function compare<V extends string | number>(one: V, other: V): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

function withoutCase(value: SortValue): SortValue {
  return typeof value === 'string' ? value.toLowerCase() : value;
}
