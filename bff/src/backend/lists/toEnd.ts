import { isRecord } from '../reading/isRecord.ts';
import type { Query } from '../http/call.ts';
import type { Reply } from '../http/client.ts';
import { invalidAnswer } from '../failures/upstreamError.ts';
import type { ListAnswer } from './answer.ts';

/** As many records as any backend is asked for at once. */
export const MOST_ROWS = 200;
/** Pages that are asked for together, and in all. */
const AT_ONCE = 5;
const MOST_PAGES = 200;

/** Makes the call that the beginning answers with these parameters besides. */
type AskPage = (paging: Query) => Promise<ListAnswer>;

/**
 * The list whose beginning is told, to its end: what a backend gives in pages, whether it is asked
 * for one or not, is put together out of all of them. A list that can't be had to its end is an
 * answer that can't be understood, never a shorter list.
 */
export async function toEnd(beginning: ListAnswer, ask: AskPage): Promise<ListAnswer> {
  if (isEnd(beginning)) return beginning;
  const first = await longest(beginning, ask);
  if (isEnd(first)) return first;
  if (first.rows.length === 0) throw invalidAnswer(first.reply);
  const rows = await (first.total === null
    ? followed(first, ask)
    : counted(first, first.total, ask));
  return { rows, total: rows.length, hasMore: false, reply: { ...first.reply, body: rows } };
}

/** True of an answer that holds all that there is. */
export function isEnd({ rows, total, hasMore }: ListAnswer): boolean {
  return total === null ? !hasMore : rows.length === total;
}

/**
 * True when the answer to other parameters, or the number that it tells, shows that a list may be
 * only the beginning, though it does not say so.
 */
export function mayBeCut(list: ListAnswer, other: ListAnswer): boolean {
  // A backend that says that there is more says so of every part.
  if (other.hasMore) return false;
  const known = together([list]);
  const isOther = other.total === null && other.rows.length !== list.rows.length;
  const isKnown = (row: unknown): boolean => known.has(keyOf(row, other.reply));
  return known.size > 0 && (isOther || !other.rows.every(isKnown));
}

/** The beginning with as many rows as can be had at once, where it takes many pages else. */
async function longest(beginning: ListAnswer, ask: AskPage): Promise<ListAnswer> {
  const { total, rows } = beginning;
  if (rows.length >= MOST_ROWS || (total !== null && total <= 2 * rows.length)) return beginning;
  const longer = await ask({ limit: MOST_ROWS });
  return longer.rows.length > rows.length ? longer : beginning;
}

/** All of a list that says how many there are: several pages at once. */
async function counted(first: ListAnswer, total: number, ask: AskPage): Promise<unknown[]> {
  const rows = together([first]);
  const last = Math.min(Math.ceil(total / first.rows.length), MOST_PAGES);
  let known = 0;
  // A backend that has given nothing new has no more to give, but maybe what lies before these pages.
  for (let page = 2; page <= last && known < rows.size && rows.size < total; page += AT_ONCE) {
    const wave = Array.from({ length: Math.min(AT_ONCE, last - page + 1) }, (_, at) => page + at);
    const found = await Promise.all(wave.map((number) => ask(paging(number, first))));
    known = rows.size;
    together(found, rows);
  }
  if (rows.size >= total) return [...rows.values()];
  // A backend that counts pages from 0 has its second under the number 1.
  const second = await ask(paging(1, first));
  const all = together([first, second, { ...first, rows: [...rows.values()] }]);
  if (all.size < total) throw invalidAnswer(first.reply);
  return [...all.values()];
}

/** All of a list of which each page only says whether there is another. */
async function followed(first: ListAnswer, ask: AskPage): Promise<unknown[]> {
  const rows = together([first]);
  for (let page = 2; page <= MOST_PAGES; page += 1) {
    const next = await ask(paging(page, first));
    const known = rows.size;
    together([next], rows);
    if (!next.hasMore && (rows.size > known || next.rows.length === 0)) return [...rows.values()];
    if (rows.size === known) break;
  }
  throw invalidAnswer(first.reply);
}

/** The page in the words of backends that count pages, and of those that count rows. */
function paging(page: number, { rows }: ListAnswer): Query {
  return { page, limit: rows.length, offset: (page - 1) * rows.length };
}

/** The rows of all these pages, each once, after those that are known already. */
function together(
  pages: ListAnswer[],
  rows: Map<string, unknown> = new Map<string, unknown>(),
): typeof rows {
  for (const page of pages) for (const row of page.rows) rows.set(keyOf(row, page.reply), row);
  return rows;
}

/** In a list of students and educators one of each may have the same id. */
function keyOf(row: unknown, reply: Reply): string {
  try {
    return JSON.stringify(isRecord(row) ? [row['_id'] ?? row['id'] ?? row, row['role']] : row);
  } catch (error) {
    // It is nested too deep to be written down.
    throw invalidAnswer(reply, undefined, error);
  }
}
