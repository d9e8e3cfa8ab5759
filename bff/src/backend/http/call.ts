import type { CallName } from '../failures/upstreamError.ts';

/** Values of query parameters; those that are undefined or null are not sent. */
export type Query = Record<string, string | number | null | undefined>;

/** Message for an invalid id. */
export const MISSING_ID = 'An id is missing.';

/** One REST call, described by its documented path (`/api/admin/students/{id}`). */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  /** Values of the `{…}` in the path. */
  params?: Record<string, string> | undefined;
  query?: Query | undefined;
  body?: unknown;
  /** The version (`ETag`) that the record must still have. */
  ifMatch?: string | null | undefined;
  /** Makes a repeat of the write safe (`Idempotency-Key`). */
  idempotencyKey?: string | null | undefined;
  /** BCP 47 tag of the language that the user has chosen (`Accept-Language`). */
  language?: string | null | undefined;
  /** True for an undocumented call, which a backend may lack. */
  isOptional?: boolean | undefined;
  /** Nouns of the requested records: a 404 that denies them (`No students found`) is no failure. */
  nouns?: readonly string[] | undefined;
  /** True for a call without a session: the caller's token is not sent. */
  isAnonymous?: boolean | undefined;
  /** True where the backend verifies or hashes a password: the call has connections of its own. */
  isPasswordCall?: boolean | undefined;
}

/** A call with its documented name and its URL. */
export interface PreparedCall extends Call, CallName {}

/** Ids that need no further check. */
const PLAIN_ID = /^[\w-]+$/;

/** False for blank ids, path segments (`.`, `..`) and unpaired surrogates. */
export function isId(value: string): boolean {
  if (PLAIN_ID.test(value)) return true;
  return !['', '.', '..'].includes(value.trim()) && !/\p{Surrogate}/u.test(value);
}

/** The name of the first path parameter with an invalid id; null when all are valid. */
export function missingParam({ params = {} }: Call): string | null {
  return Object.keys(params).find((name) => !isId(params[name] ?? '')) ?? null;
}

/** A call with all path parameters filled in; an id is always one segment of the URL. */
export function prepared(call: Call): PreparedCall {
  return { ...call, call: nameOf(call), address: addressOf(call) };
}

/** The documented call. */
export function nameOf({ method, path }: Call): string {
  return `${method} ${path}`;
}

function addressOf({ path, params = {}, query = {} }: Call): string {
  const fill = (_param: string, name: string) => encodeURIComponent(params[name] ?? '');
  return path.replaceAll(/\{(\w+)\}/g, fill) + queryString(query);
}

/** The query string with its question mark; empty without parameters. */
function queryString(values: Query): string {
  let query = '';
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || value === null) continue;
    const wellFormed = String(value).replaceAll(/\p{Surrogate}/gu, '\uFFFD');
    const encoded = encodeURIComponent(wellFormed).replaceAll('%20', '+');
    query += `${query === '' ? '?' : '&'}${name}=${encoded}`;
  }
  return query;
}
