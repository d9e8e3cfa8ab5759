import type { Page, PageOf } from '../../domain/page.ts';

/** The records of one page, with the number of all that match. */
export function pageOf<T>(items: T[], totalCount: number, { size }: Page): PageOf<T> {
  return { items, totalCount, pageCount: Math.max(1, Math.ceil(totalCount / size)) };
}

/** Cuts one page out of all the records that match. */
export function cutPage<T>(all: T[], page: Page): PageOf<T> {
  const start = (page.number - 1) * page.size;
  return pageOf(all.slice(start, start + page.size), all.length, page);
}
