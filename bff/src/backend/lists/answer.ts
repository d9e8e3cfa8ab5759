import { isRecord } from '../reading/isRecord.ts';
import { MAX_WHOLE } from '../reading/recordReader.ts';
import { rowsOf } from '../reading/unwrap.ts';
import type { Call } from '../http/call.ts';
import type { Reply } from '../http/client.ts';

/** A documented call that answers with a list. */
export interface ListCall extends Pick<Call, 'path' | 'params' | 'query' | 'isOptional'> {
  /** What its rows may be wrapped in, by the name of the thing. */
  wrappers: readonly string[];
}

/** What one answer tells of a list. */
export interface ListAnswer {
  /** The answer, its body the bare rows. */
  reply: Reply;
  rows: unknown[];
  /** How many there are in all, as the header or the body says; null when it is not said. */
  total: number | null;
  /** True when the header or the body says that this is not the end. */
  hasMore: boolean;
}

/** Where a body tells of its pages, beside the rows or around them. */
const PLACES = ['data', 'result', 'meta', 'pagination', 'paging', 'page', 'pageInfo', 'links'];
/** A count may be of this page alone, so that any other word comes first. */
const TOTALS =
  'total totalCount total_count totalItems totalElements totalRecords totalDocs count'.split(' ');
const NEXT = [
  ...['next', 'nextPage', 'next_page', 'next_page_url'],
  ...['hasMore', 'has_more', 'hasNext', 'has_next', 'hasNextPage', 'has_next_page'],
  // Followed by nobody here, but a list that has one is no whole list.
  ...['nextCursor', 'next_cursor', 'nextPageToken', 'next_page_token'],
];
const PAGES = 'pages totalPages total_pages pageCount lastPage last_page'.split(' ');
const PAGE = 'page currentPage current_page'.split(' ');

/** Reads what an answer tells of a list; throws `UPSTREAM_INVALID` where there is none in it. */
export function listAnswer(reply: Reply, wrappers: readonly string[]): ListAnswer {
  const rows = rowsOf(reply, ...wrappers);
  const places = placesIn(reply.body, [...PLACES, ...wrappers]);
  const hasMore =
    reply.hasNext ||
    places.some((place) => place['last'] === false || NEXT.some((key) => tells(place[key]))) ||
    (numberIn(places, PAGES) ?? 1) > (numberIn(places, PAGE) ?? 1);
  const said = reply.total ?? numberIn(places, TOTALS);
  const least = hasMore ? rows.length + 1 : rows.length;
  const isCredible = said !== null && said >= least && said <= MAX_WHOLE;
  return { reply: { ...reply, body: rows }, rows, total: isCredible ? said : null, hasMore };
}

function placesIn(body: unknown, keys: string[], depth = 0): Record<string, unknown>[] {
  if (!isRecord(body)) return [];
  // Wrappers around wrappers are opened no further than rows are looked for.
  const inner = depth === 3 ? [] : keys.flatMap((key) => placesIn(body[key], keys, depth + 1));
  return [body, ...inner];
}

function numberIn(places: Record<string, unknown>[], keys: string[]): number | null {
  for (const key of keys) {
    for (const { [key]: value } of places) {
      const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
      if (typeof number === 'number' && Number.isSafeInteger(number)) return number;
    }
  }
  return null;
}

/** How backends say that nothing comes after this. */
const NOTHING = new Set<unknown>([undefined, null, false, 0, '', '0', 'false', 'no', 'null']);

function tells(value: unknown): boolean {
  // `{href: null}`, `{page: 2}`; no further, for nobody knows how deep it goes.
  return typeof value === 'object' && value !== null
    ? Object.values(value).some(isSomething)
    : isSomething(value);
}

function isSomething(value: unknown): boolean {
  return !NOTHING.has(typeof value === 'string' ? value.trim().toLowerCase() : value);
}
