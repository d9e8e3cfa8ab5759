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
export async function toEnd(firstAnswer: ListAnswer, ask: AskPage): Promise<ListAnswer> {
  if (isEnd(firstAnswer)) return firstAnswer;
  const first = await withLargestPages(firstAnswer, ask);
  if (isEnd(first)) return first;
  if (first.rows.length === 0) throw invalidAnswer(first.reply);
  const rows = await (first.total === null
    ? followed(first, ask)
    : counted(first, first.total, ask));
  return { rows, total: rows.length, hasMore: false, reply: { ...first.reply, body: rows } };
}

/** The first page with the maximum page size, for lists with more than two pages. */
async function withLargestPages(firstAnswer: ListAnswer, ask: AskPage): Promise<ListAnswer> {
  const { total, rows } = firstAnswer;
  if (rows.length >= MAX_ROWS || (total !== null && total <= 2 * rows.length)) return firstAnswer;
  const longer = await ask({ limit: MAX_ROWS });
  return longer.rows.length > rows.length ? longer : firstAnswer;
}

/** All rows of a list with a known total; pages are read in parallel. */
async function counted(first: ListAnswer, total: number, ask: AskPage): Promise<unknown[]> {
  const rows = merged([first]);
  const last = Math.min(Math.ceil(total / first.rows.length), MAX_PAGES);
  let known = 0;
  // A page without new rows is the end.
  for (let page = 2; page <= last && known < rows.size && rows.size < total; page += PARALLEL) {
    const wave = Array.from({ length: Math.min(PARALLEL, last - page + 1) }, (_, at) => page + at);
    const found = await Promise.all(wave.map((number) => ask(paging(number, first))));
    known = rows.size;
    merged(found, rows);
  }
  if (rows.size >= total) return [...rows.values()];
  // Where page numbers start at 0, the second page has the number 1.
  const second = await ask(paging(1, first));
  const all = merged([first, second, { ...first, rows: [...rows.values()] }]);
  if (all.size < total) throw invalidAnswer(first.reply);
  return [...all.values()];
}

/** All rows of a list whose pages only indicate whether there is another. */
async function followed(first: ListAnswer, ask: AskPage): Promise<unknown[]> {
  const rows = merged([first]);
  for (let page = 2; page <= MAX_PAGES; page += 1) {
    const next = await ask(paging(page, first));
    const known = rows.size;
    merged([next], rows);
    if (!next.hasMore && (rows.size > known || next.rows.length === 0)) return [...rows.values()];
    if (rows.size === known) break;
  }
  throw invalidAnswer(first.reply);
}

/** Parameters of a page: page number and row offset. */
function paging(page: number, { rows }: ListAnswer): Query {
  return { page, limit: rows.length, offset: (page - 1) * rows.length };
}

/** Adds the rows of these pages to `rows`, without duplicates. */
function merged(
  pages: ListAnswer[],
  rows: Map<string, unknown> = new Map<string, unknown>(),
): typeof rows {
  for (const page of pages) for (const row of page.rows) rows.set(keyOf(row, page.reply), row);
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
