import { isStrongTag } from './etag.ts';
import { headerOf, type RawAnswer } from './outcome.ts';

type Headers = RawAnswer['headers'];

/** Total number of records; null without a header. */
export function totalIn(headers: Headers): number | null {
  // `items 0-19/60`; byte ranges do not count records.
  const [, ofRange] =
    /^(?!bytes\b)[^/]*\/(\d+)\s*$/.exec(headerOf(headers, 'content-range') ?? '') ?? [];
  const total = headerOf(headers, 'x-total-count') ?? headerOf(headers, 'x-total') ?? ofRange;
  return total !== undefined && /^\d+$/.test(total) ? Number(total) : null;
}

const NONE: ReadonlySet<string> = new Set();

/** The parameters in `Applied-Parameters`. */
export function appliedIn(headers: Headers): ReadonlySet<string> {
  const value = headerOf(headers, 'applied-parameters');
  return value ? new Set(value.split(',').map((name) => name.trim())) : NONE;
}

/** True when a `Link` header has a next page. */
export function namesNext(headers: Headers): boolean {
  return /\brel="?next\b/i.test(headerOf(headers, 'link') ?? '');
}

/** The `ETag`; null for a weak one, which would never match: `If-Match` compares strongly. */
export function strongTagIn(headers: Headers): string | null {
  const tag = headerOf(headers, 'etag')?.trim() ?? '';
  return isStrongTag(tag) ? tag : null;
}
