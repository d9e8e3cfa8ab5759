import type { RawAnswer } from './exchange.ts';

type Headers = RawAnswer['headers'];

/** Headers with the total number of records. */
const TOTALS = ['x-total-count', 'x-total', 'x-wp-total', 'x-pagination-total-count'];

/** Total number of records; null without a header. */
export function totalIn(headers: Headers): number | null {
  // `items 0-19/60`; byte ranges do not count records.
  const [, ofRange] = /^(?!bytes\b)[^/]*\/(\d+)\s*$/.exec(headers.get('content-range') ?? '') ?? [];
  for (const value of [...TOTALS.map((name) => headers.get(name)), ofRange]) {
    const total = Number.parseInt(value ?? '', 10);
    if (!Number.isNaN(total)) return total;
  }
  return null;
}

const NONE: ReadonlySet<string> = new Set();

/** The parameters in `Applied-Parameters`. */
export function appliedIn(headers: Headers): ReadonlySet<string> {
  const value = headers.get('applied-parameters');
  return value ? new Set(value.split(',').map((name) => name.trim())) : NONE;
}

/** True when a `Link` header has a next page. */
export function namesNext(headers: Headers): boolean {
  const isLinked = /\brel="?next\b/i.test(headers.get('link') ?? '');
  return isLinked || (headers.get('x-next-page') ?? '').trim() !== '';
}
