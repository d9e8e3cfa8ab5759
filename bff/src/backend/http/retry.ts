import type { Call } from './call.ts';
import type { Outcome } from './exchange.ts';

/** So many calls earn one retry: retries add at most a tenth to the load. */
const CALLS_PER_RETRY = 10;
/** Retries that may be saved up: as many as a page has calls at once. */
const MOST_SAVED = 4;
/** Where there are hardly any calls, one retry in so many milliseconds is lent. */
const LEND_EVERY = 10_000;

/** The retries that a process may still make, over all operations. */
export interface RetryBudget {
  /** To be told of every call that is no retry. */
  earn(): void;
  /** Takes one retry out, where there is one. */
  spend(): boolean;
}

/** @param now milliseconds on a clock that never goes back */
export function createRetryBudget(now: () => number = () => performance.now()): RetryBudget {
  // In tenths: whole numbers add up exactly.
  let saved = 0;
  let lastSpent = -Infinity;
  return {
    earn() {
      saved = Math.min(saved + 1, MOST_SAVED * CALLS_PER_RETRY);
    },
    spend() {
      const isLent = saved < CALLS_PER_RETRY;
      if (isLent && now() - lastSpent < LEND_EVERY) return false;
      saved = Math.max(saved - CALLS_PER_RETRY, -CALLS_PER_RETRY);
      lastSpent = now();
      return true;
    },
  };
}

const PASSING_STATUSES = [502, 503, 504];
/** Milliseconds that a server may ask to be waited for. */
const LONGEST_WAIT = 1_000;

/**
 * Milliseconds to wait before trying the call once more; null when it is not to be tried. Only a
 * read may be doubled, and only where the trouble may have passed: a server that took too long is
 * not helped by being asked again.
 */
export function retryDelay(call: Call, outcome: Outcome): number | null {
  if (call.method !== 'GET') return null;
  if (outcome.status === 'unreachable') return jitter();
  if (!('answer' in outcome) || !PASSING_STATUSES.includes(outcome.status)) return null;
  const asked = outcome.answer.headers.get('retry-after');
  if (asked === null) return jitter();
  const wait = waitFor(asked.trim());
  return wait !== null && wait <= LONGEST_WAIT ? wait + jitter() : null;
}

/** Apart from each other, so that those who failed together do not come back together. */
function jitter(): number {
  return 50 + Math.random() * 100;
}

/** Milliseconds, of seconds or of a date; null for anything else. */
function waitFor(retryAfter: string): number | null {
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter) * 1_000;
  const moment = Date.parse(retryAfter);
  return Number.isNaN(moment) ? null : Math.max(0, moment - Date.now());
}
