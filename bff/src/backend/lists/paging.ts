import { GraphQLError } from 'graphql';

/** Which page of a list: its number from 1 and its size. */
export interface Page {
  number: number;
  size: number;
}

/** One page of a list and how much there is in all. */
export interface PageOf<T> {
  items: T[];
  totalCount: number;
  pageCount: number;
}

export const DEFAULT_PAGE_SIZE = 10;
export const MAX_PAGE_SIZE = 200;

/** The page asked for, the first ten when none is; out of range is refused, not clamped. */
export function checkedPage(page: Partial<Page> | null | undefined): Page {
  const { number = 1, size = DEFAULT_PAGE_SIZE } = page ?? {};
  if (number < 1) throw badInput('page.number must be at least 1.');
  if (size < 1 || size > MAX_PAGE_SIZE) {
    throw badInput(`page.size must be from 1 to ${MAX_PAGE_SIZE}.`);
  }
  return { number, size };
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

function badInput(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
}
