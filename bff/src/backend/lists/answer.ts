import { isRecord, type JsonRecord } from '../reading/isRecord.ts';
import { MAX_GRAPHQL_INT } from '../reading/recordReader.ts';
import { rowsOf } from '../reading/unwrap.ts';
import type { Call } from '../http/call.ts';
import type { Reply } from '../http/client.ts';

/** A documented call that answers with a list. */
export interface ListCall extends Pick<Call, 'path' | 'params' | 'query' | 'isOptional'> {
  /** Keys of possible wrappers of the rows, in addition to the generic ones; the list's nouns. */
  wrappers: readonly string[];
}

/** One answer to a list call. */
export interface ListAnswer {
  /** The response with the bare rows as body. */
  reply: Reply;
  rows: unknown[];
  /** Number of records in all, from the header or the body; null where neither gives a valid one. */
  total: number | null;
  /** True when the header or the body says that there is more. */
  hasMore: boolean;
}

/** Keys of a body that hold paging data. */
const PLACES = ['data', 'result', 'meta', 'pagination', 'paging', 'page', 'pageInfo', 'links'];
/** `count` is last: it may be the number of rows on this page. */
const TOTALS =
  'total totalCount total_count totalItems totalElements totalRecords totalDocs count'.split(' ');
const NEXT = [
  ...['next', 'nextPage', 'next_page', 'next_page_url'],
  ...['hasMore', 'has_more', 'hasNext', 'has_next', 'hasNextPage', 'has_next_page'],
  // Cursors are not followed, but a list with one is not complete.
  ...['nextCursor', 'next_cursor', 'nextPageToken', 'next_page_token'],
];
const PAGES = 'pages totalPages total_pages pageCount lastPage last_page'.split(' ');
const PAGE = 'page currentPage current_page'.split(' ');

/** Reads rows and paging data of an answer. @throws UpstreamError UPSTREAM_INVALID without a list */
export function listAnswer(reply: Reply, wrappers: readonly string[]): ListAnswer {
  const rows = rowsOf(reply, ...wrappers);
  const places = placesIn(reply.body, [...PLACES, ...wrappers]);
  const hasMore =
    reply.hasNext ||
    places.some((place) => place['last'] === false || NEXT.some((key) => isNext(place[key]))) ||
    (numberIn(places, PAGES) ?? 1) > (numberIn(places, PAGE) ?? 1);
  const total = reply.total ?? numberIn(places, TOTALS);
  const least = hasMore ? rows.length + 1 : rows.length;
  const isValid = total !== null && total >= least && total <= MAX_GRAPHQL_INT;
  return {
    reply: { ...reply, body: rows, isEmpty: false },
    rows,
    total: isValid ? total : null,
    hasMore,
  };
}

/** True when an answer does not indicate more rows. */
export function isEnd({ rows, total, hasMore }: ListAnswer): boolean {
  return total === null ? !hasMore : rows.length === total;
}

/** The body, and the records at these keys of it and of its own wrapper. */
function placesIn(body: unknown, keys: string[], depth = 0): JsonRecord[] {
  if (!isRecord(body)) return [];
  const inner = depth === 2 ? [] : keys.flatMap((key) => placesIn(body[key], keys, depth + 1));
  return [body, ...inner];
}

function numberIn(places: JsonRecord[], keys: string[]): number | null {
  for (const key of keys) {
    for (const { [key]: value } of places) {
      const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
      if (typeof number === 'number' && Number.isSafeInteger(number)) return number;
    }
  }
  return null;
}

/** Texts that mean that there is no next page. */
const NONE = new Set<unknown>(['0', 'false', 'no', 'null']);

/** True for a number, an address or a flag, also in an object: `{href: null}`, `{page: 2}`. */
function isNext(value: unknown): boolean {
  const values: unknown[] =
    typeof value === 'object' && value !== null ? Object.values(value) : [value];
  return values.some((one) => Boolean(one) && !NONE.has(one));
}
