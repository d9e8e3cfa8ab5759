import type { Reply } from './client.ts';
import { isRecord, RecordReader } from './reader.ts';
import { invalidAnswer } from './upstreamError.ts';

/** The word that backends wrap an answer in when they don't use the name of the thing. */
const GENERIC = 'data';

/** The entries of a list that is bare or wrapped: `[…]`, `{<wrapper>: […]}` or `{data: […]}`. */
export function entriesOf(reply: Reply, ...wrappers: string[]): (RecordReader | string)[] {
  const list = listIn(reply.body, [...wrappers, GENERIC]);
  if (list === null) throw invalidAnswer(reply);
  return list.map((entry, index) => {
    if (typeof entry === 'string') return entry;
    const path = `[${index}]`;
    if (!isRecord(entry)) throw invalidAnswer(reply, path);
    return new RecordReader(reply, entry, path);
  });
}

/** As `entriesOf`, for lists whose entries are always records. */
export function recordsOf(reply: Reply, ...wrappers: string[]): RecordReader[] {
  return entriesOf(reply, ...wrappers).map((entry, index) => {
    if (typeof entry === 'string') throw invalidAnswer(reply, `[${index}]`);
    return entry;
  });
}

/** A single record that is bare or wrapped: `{…}`, `{<wrapper>: {…}}` or `{data: {…}}`. */
export function recordOf(reply: Reply, ...wrappers: string[]): RecordReader {
  const { body } = reply;
  if (!isRecord(body)) throw invalidAnswer(reply);
  for (const wrapper of [...wrappers, GENERIC]) {
    const inner = body[wrapper];
    if (isRecord(inner)) return recordOf({ ...reply, body: inner }, ...wrappers);
  }
  return new RecordReader(reply, body, '');
}

function listIn(body: unknown, wrappers: string[]): unknown[] | null {
  if (Array.isArray(body)) return body as unknown[];
  if (!isRecord(body)) return null;
  for (const wrapper of wrappers) {
    const inner = listIn(body[wrapper], wrappers);
    if (inner !== null) return inner;
  }
  return null;
}
