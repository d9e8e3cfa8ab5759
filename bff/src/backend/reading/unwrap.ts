import type { Reply } from '../http/client.ts';
import { invalidAnswer } from '../failures/upstreamError.ts';
import { isRecord } from './isRecord.ts';
import { RecordReader } from './recordReader.ts';

/** Generic keys that records and lists are wrapped in. */
const GENERIC = ['data', 'results', 'result', 'items', 'payload', 'response', 'body'];

/** Keys that only lists are wrapped in, by paging libraries. */
const LISTS = ['content', 'docs', 'records', 'rows', 'list', '_embedded'];

/** Nested wrappers that are opened. */
const MAX_WRAPPERS = 3;

/** The entries of a list that is bare or wrapped: `[…]`, `{<wrapper>: […]}` or `{data: […]}`. */
export function entriesOf(reply: Reply, ...wrappers: string[]): (RecordReader | string)[] {
  return rowsOf(reply, ...wrappers).map((entry, index) =>
    typeof entry === 'string' ? entry : readerOf(entry, index, reply),
  );
}

/** The same entries as unknown values. */
export function rowsOf(reply: Reply, ...wrappers: string[]): unknown[] {
  if (reply.isEmpty) return [];
  const list = listIn(reply.body, [...wrappers, ...GENERIC, ...LISTS]);
  if (list === null) throw invalidAnswer(reply);
  return list;
}

/** Like `entriesOf`, for lists of records only. */
export function recordsOf(reply: Reply, ...wrappers: string[]): RecordReader[] {
  return rowsOf(reply, ...wrappers).map((row, index) => readerOf(row, index, reply));
}

function readerOf(row: unknown, index: number, reply: Reply): RecordReader {
  if (!isRecord(row)) throw invalidAnswer(reply, `[${index}]`);
  return new RecordReader(reply, row, null, '', index);
}

/** A single record that is bare or wrapped: `{…}`, `{<wrapper>: {…}}` or `{data: {…}}`. */
export function recordOf(reply: Reply, ...wrappers: string[]): RecordReader {
  const { body } = reply;
  if (!isRecord(body)) throw invalidAnswer(reply);
  return new RecordReader(reply, recordIn(body, [...wrappers, ...GENERIC]));
}

/** A record with a name and an id is no wrapper; its other keys do not matter. */
function recordIn(body: Record<string, unknown>, wrappers: string[], depth = 0): typeof body {
  const isEntity = 'name' in body && ('_id' in body || 'id' in body);
  if (isEntity || depth === MAX_WRAPPERS) return body;
  const inner = wrappers.map((wrapper) => body[wrapper]).find(isRecord);
  return inner === undefined ? body : recordIn(inner, wrappers, depth + 1);
}

function listIn(body: unknown, wrappers: string[], depth = 0): unknown[] | null {
  if (Array.isArray(body)) return body as unknown[];
  if (!isRecord(body) || depth === MAX_WRAPPERS) return null;
  let empty: unknown[] | null = null;
  for (const wrapper of wrappers) {
    const inner = listIn(body[wrapper], wrappers, depth + 1);
    // Of several lists the first with entries counts: `{students: [], educators: […]}`.
    if (inner !== null && inner.length > 0) return inner;
    empty ??= inner;
  }
  return empty;
}
