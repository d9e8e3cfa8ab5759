import type { RawAnswer } from './exchange.ts';

type Headers = RawAnswer['headers'];

/** Total number of records; null without a header. */
export function totalIn(headers: Headers): number | null {
  // `items 0-19/60`; byte ranges do not count records.
  const [, ofRange] = /^(?!bytes\b)[^/]*\/(\d+)\s*$/.exec(headers.get('content-range') ?? '') ?? [];
  const total = headers.get('x-total-count') ?? headers.get('x-total') ?? ofRange;
  return total !== undefined && /^\d+$/.test(total) ? Number(total) : null;
}

const NONE: ReadonlySet<string> = new Set();

/** The parameters in `Applied-Parameters`. */
export function appliedIn(headers: Headers): ReadonlySet<string> {
  const value = headers.get('applied-parameters');
  return value ? new Set(value.split(',').map((name) => name.trim())) : NONE;
}

/** True when a `Link` header has a next page. */
export function namesNext(headers: Headers): boolean {
  return /\brel="?next\b/i.test(headers.get('link') ?? '');
}
