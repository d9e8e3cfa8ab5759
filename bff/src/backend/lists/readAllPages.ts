import { isRecord } from '../reading/isRecord.ts';
import type { Query } from '../http/call.ts';
import type { Reply } from '../http/client.ts';
import { invalidAnswer } from '../failures/upstreamError.ts';
import { isEnd, type ListAnswer } from './answer.ts';

/** Maximum number of records per call. */
export const MAX_ROWS = 200;
/** Pages that are requested in parallel, and in all. */
const PARALLEL = 5;
const MAX_PAGES = 200;

/** Requests the same list with these parameters. */
type AskPage = (paging: Query) => Promise<ListAnswer>;

/**
 * Reads a list to its end if the first answer gives a larger total or indicates more rows. Throws
 * where the end cannot be reached: a list is never shortened silently.
 */
export async function readAllPages(firstAnswer: ListAnswer, ask: AskPage): Promise<ListAnswer> {
  if (isEnd(firstAnswer)) return firstAnswer;
  const first = await withLargestPages(firstAnswer, ask);
  if (isEnd(first)) return first;
  const { total, reply } = first;
  const size = first.rows.length;
  // Also the offset, for backends that count rows.
  const pageAt = (page: number) => ask({ page, limit: size, offset: (page - 1) * size });
  const rows = added(new Map(), first);
  // Without a total the next page is known only from the one before.
  const atOnce = total === null ? 1 : PARALLEL;
  const last = total === null ? MAX_PAGES : Math.min(Math.ceil(total / size), MAX_PAGES);
  let isDone = size === 0;
  for (let page = 2; !isDone && page <= last; page += atOnce) {
    const numbers = Array.from({ length: Math.min(atOnce, last - page + 1) }, (_, at) => page + at);
    const count = rows.size;
    const found = await Promise.all(numbers.map(pageAt));
    for (const one of found) added(rows, one);
    const isNew = rows.size > count;
    const isAfterEnd = found.some((one) => one.rows.length === 0);
    if (total === null && !found.some(({ hasMore }) => hasMore) && (isNew || isAfterEnd)) {
      return wholeOf(rows, reply);
    }
    // A page without new rows is the end.
    isDone = !isNew;
  }
  if (total === null || size === 0) throw invalidAnswer(reply);
  if (rows.size >= total) return wholeOf(rows, reply);
  // Where page numbers start at 0, the second page has the number 1.
  const all = added(added(new Map(), first), await pageAt(1));
  for (const [key, row] of rows) all.set(key, row);
  if (all.size < total) throw invalidAnswer(reply);
  return wholeOf(all, reply);
}

/** The first page with the maximum page size, for lists with more than two pages. */
async function withLargestPages(firstAnswer: ListAnswer, ask: AskPage): Promise<ListAnswer> {
  const { total, rows } = firstAnswer;
  if (rows.length >= MAX_ROWS || (total !== null && total <= 2 * rows.length)) return firstAnswer;
  const longer = await ask({ limit: MAX_ROWS });
  return longer.rows.length > rows.length ? longer : firstAnswer;
}

function wholeOf(rows: Map<string, unknown>, reply: Reply): ListAnswer {
  const body = [...rows.values()];
  return { rows: body, total: body.length, hasMore: false, reply: { ...reply, body } };
}

/** Adds the rows of a page, without duplicates. */
function added(rows: Map<string, unknown>, page: ListAnswer): typeof rows {
  for (const row of page.rows) rows.set(keyOf(row, page.reply), row);
  return rows;
}

/** The key includes the role: a student and an educator may have the same id. */
function keyOf(row: unknown, reply: Reply): string {
  try {
    return JSON.stringify(isRecord(row) ? [row['_id'] ?? row['id'] ?? row, row['role']] : row);
  } catch (error) {
    // Too deeply nested for JSON.stringify.
    throw invalidAnswer(reply, undefined, error);
  }
}
