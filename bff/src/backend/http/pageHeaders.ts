import type { RawAnswer } from './exchange.ts';

type Headers = RawAnswer['headers'];

/** Where servers say how many records there are, of which they may have given a part. */
const TOTALS = ['x-total-count', 'x-total', 'x-wp-total', 'x-pagination-total-count'];

/** How many records there are in all; null when no header says. */
export function totalIn(headers: Headers): number | null {
  // `items 0-19/60`; bytes are no records.
  const [, ofRange] = /^(?!bytes\b)[^/]*\/(\d+)\s*$/.exec(headers.get('content-range') ?? '') ?? [];
  for (const said of [...TOTALS.map((name) => headers.get(name)), ofRange]) {
    const total = Number.parseInt(said ?? '', 10);
    if (!Number.isNaN(total)) return total;
  }
  return null;
}

/** True when the total is told in the header that is documented for lists with parameters. */
export function isCounted(headers: Headers): boolean {
  return /^\s*\d+\s*$/.test(headers.get('x-total-count') ?? '');
}

const NONE: ReadonlySet<string> = new Set();

/** The parameters that the server says it has understood, all of them and nothing else. */
export function appliedIn(headers: Headers): ReadonlySet<string> {
  const said = headers.get('applied-parameters');
  return said ? new Set(said.split(',').map((name) => name.trim())) : NONE;
}

/** True when a header names what comes after this. */
export function namesNext(headers: Headers): boolean {
  const isLinked = /\brel="?next\b/i.test(headers.get('link') ?? '');
  return isLinked || (headers.get('x-next-page') ?? '').trim() !== '';
}
