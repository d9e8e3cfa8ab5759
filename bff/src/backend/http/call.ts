import type { CallName } from '../failures/upstreamError.ts';

/** Values of query parameters; those that are undefined or null are not sent. */
export type Query = Record<string, string | number | null | undefined>;

/** Said of an id that is none. */
export const MISSING_ID = 'An id is missing.';

/** One REST call, described by its documented path (`/api/admin/students/{id}`). */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  /** What stands for the `{…}` of the path. */
  params?: Record<string, string> | undefined;
  query?: Query | undefined;
  body?: unknown;
  /** The version (`ETag`) that a write must still find. */
  ifMatch?: string | undefined;
  /** Makes a repeat of the write safe (`Idempotency-Key`). */
  idempotencyKey?: string | undefined;
  /** True of a call that is not documented, which another backend need not have. */
  isOptional?: boolean | undefined;
  /** True of a call that needs no session: it is made without the caller's token. */
  isAnonymous?: boolean | undefined;
}

/** A call with its name and the address that is requested. */
export interface PreparedCall extends Call, CallName {}

/** Nobody could take these for something else; they are neither checked further nor encoded. */
const PLAIN_ID = /^[\w-]+$/;

/** False of what can't be an id: nothing, a segment that would climb (`.`, `..`), half a character. */
export function isId(value: string): boolean {
  if (PLAIN_ID.test(value)) return true;
  return !['', '.', '..'].includes(value.trim()) && !/\p{Surrogate}/u.test(value);
}

/** Documented paths are few and asked for often: text and names of parameters in turn. */
const partsOfPath = new Map<string, string[]>();

function partsOf(path: string): string[] {
  const known = partsOfPath.get(path);
  if (known !== undefined) return known;
  const parts = path.split(/[{}]/);
  partsOfPath.set(path, parts);
  return parts;
}

/** The first id of the path that is none; null when the call can be made. */
export function missingParam({ path, params }: Call): string | null {
  const parts = partsOf(path);
  for (let at = 1; at < parts.length; at += 2) {
    const name = parts[at] ?? '';
    if (!isId(params?.[name] ?? '')) return name;
  }
  return null;
}

/**
 * A call of which no id is missing as it can be sent: an id is always exactly one segment of the
 * address.
 */
export function prepared(call: Call): PreparedCall {
  return { ...call, call: nameOf(call), address: addressOf(call) };
}

/** The documented call. */
export function nameOf({ method, path }: Call): string {
  return `${method} ${path}`;
}

function addressOf(call: Call): string {
  const parts = partsOf(call.path);
  let path = parts[0] ?? '';
  for (let at = 1; at < parts.length; at += 2) {
    path += encodeURIComponent(call.params?.[parts[at] ?? ''] ?? '') + (parts[at + 1] ?? '');
  }
  return call.query === undefined ? path : path + questionOf(call.query);
}

/** The query with its question mark, nothing when nothing is asked. */
function questionOf(values: Query): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  return query.size > 0 ? `?${query.toString()}` : '';
}
