import { UpstreamError } from './upstreamError.ts';

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
}

/** True of what can't be an id: nothing, a segment that would climb (`.`, `..`), half a character. */
export function isNoId(value: string): boolean {
  return ['', '.', '..'].includes(value.trim()) || /\p{Surrogate}/u.test(value);
}

/** The first id of the path that is none; null when the call can be made. */
export function missingParam({ path, params }: Call): string | null {
  const names = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
  return names.find((name) => isNoId(params?.[name] ?? '')) ?? null;
}

/**
 * The path as it is requested. An id is always exactly one segment: it is encoded, and what can't
 * be one names nothing that could be found.
 */
export function addressOf(call: Call): string {
  if (missingParam(call) !== null) {
    throw new UpstreamError({
      code: 'NOT_FOUND',
      message: MISSING_ID,
      call: documented(call),
      address: documented(call),
    });
  }
  const path = call.path.replace(/\{(\w+)\}/g, (_placeholder, name: string) =>
    encodeURIComponent(call.params?.[name] ?? ''),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(call.query ?? {})) {
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}

/** The call's name in errors and documentation. */
export function documented(call: Call): string {
  return `${call.method} ${call.path}`;
}
