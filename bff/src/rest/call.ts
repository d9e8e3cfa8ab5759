import { UpstreamError } from './upstreamError.ts';

/** Values of query parameters; those that are undefined or null are not sent. */
export type Query = Record<string, string | number | null | undefined>;

/** One REST call, described by its documented path (`/api/admin/students/{id}`). */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  /** What stands for the `{…}` of the path. */
  params?: Record<string, string> | undefined;
  query?: Query | undefined;
  body?: unknown;
}

/**
 * The path as it is requested. An id is always exactly one segment: it is encoded, and one that
 * is empty or would climb (`.`, `..`) is refused before anything is sent.
 */
export function addressOf(call: Call): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_placeholder, name: string) => {
    const value = call.params?.[name] ?? '';
    if (['', '.', '..'].includes(value.trim())) {
      throw new UpstreamError({
        code: 'BAD_USER_INPUT',
        message: 'An id is missing.',
        call: documented(call),
        address: documented(call),
      });
    }
    return encodeURIComponent(value);
  });
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
