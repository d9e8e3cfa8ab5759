import type { Call } from './call.ts';
import type { Outcome } from './exchange.ts';

/** Calls that earn one retry: retries add at most a tenth to the load. */
const CALLS_PER_RETRY = 10;
/** Maximum of saved retries: the number of parallel calls of a page. */
const MAX_SAVED = 4;
/** At low load, one retry per this many milliseconds is granted. */
const GRANT_INTERVAL = 10_000;

/** The retries that the process may make, over all operations. */
interface RetryBudget {
  /** Counts a first attempt. */
  deposit(): void;
  /** Takes one retry; false when none is left. */
  tryWithdraw(): boolean;
}

/** @param now milliseconds of a monotonic clock */
export function createRetryBudget(now: () => number = () => performance.now()): RetryBudget {
  // In tenths: integers add up exactly.
  let saved = 0;
  let lastSpent = -Infinity;
  return {
    deposit() {
      saved = Math.min(saved + 1, MAX_SAVED * CALLS_PER_RETRY);
    },
    tryWithdraw() {
      const isOverdrawn = saved < CALLS_PER_RETRY;
      if (isOverdrawn && now() - lastSpent < GRANT_INTERVAL) return false;
      saved = Math.max(saved - CALLS_PER_RETRY, -CALLS_PER_RETRY);
      lastSpent = now();
      return true;
    },
  };
}

const TRANSIENT_STATUSES = [502, 503, 504];
/** Maximum `Retry-After` in milliseconds. */
const MAX_RETRY_AFTER = 1_000;

/**
 * Milliseconds before the retry of a call; null for no retry. Only reads are retried, and only
 * after temporary failures: a timeout would add to the load of a slow server.
 */
export function retryDelay(call: Call, outcome: Outcome): number | null {
  if (call.method !== 'GET') return null;
  if (outcome.status === 'unreachable') return jitter();
  if (!('answer' in outcome) || !TRANSIENT_STATUSES.includes(outcome.status)) return null;
  const retryAfter = outcome.answer.headers.get('retry-after');
  if (retryAfter === null) return jitter();
  const wait = waitFor(retryAfter.trim());
  return wait !== null && wait <= MAX_RETRY_AFTER ? wait + jitter() : null;
}

/** Random, so that failed calls are not repeated at the same time. */
function jitter(): number {
  return 50 + Math.random() * 100;
}

/** Milliseconds of `Retry-After` in seconds or as a date; null for an invalid value. */
function waitFor(retryAfter: string): number | null {
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter) * 1_000;
  const moment = Date.parse(retryAfter);
  return Number.isNaN(moment) ? null : Math.max(0, moment - Date.now());
}
