import type { Call } from './call.ts';
import type { Cancellation } from './cancellation.ts';
import { headerOf, type Outcome } from './outcome.ts';

/** Calls that earn one retry: retries add at most a tenth to the load. */
const CALLS_PER_RETRY = 10;
/** Maximum of saved retries: the number of parallel calls of a page. */
const MAX_SAVED = 4;
/** At low load, one retry per this many milliseconds is granted. */
const GRANT_INTERVAL = 10_000;

/** The retries that the process may make, over all operations. */
export class RetryBudget {
  /** In tenths: integers add up exactly. */
  private saved = 0;
  private lastSpent = -Infinity;

  /** Counts a first attempt. */
  deposit(): void {
    this.saved = Math.min(this.saved + 1, MAX_SAVED * CALLS_PER_RETRY);
  }

  /** Takes one retry; false when none is left. */
  tryWithdraw(): boolean {
    const now = performance.now();
    if (this.saved < CALLS_PER_RETRY && now - this.lastSpent < GRANT_INTERVAL) return false;
    this.saved = Math.max(this.saved - CALLS_PER_RETRY, -CALLS_PER_RETRY);
    this.lastSpent = now;
    return true;
  }
}

/** Responses of a gateway without the server; 520 to 530 are those of content delivery networks. */
const isTransient = (status: number) =>
  [502, 503, 504, 530].includes(status) || (status >= 520 && status <= 527);
/** Maximum `Retry-After` in milliseconds. */
const MAX_RETRY_AFTER = 1_000;

/**
 * Milliseconds before the retry of a call; null for no retry. Only reads are retried, and only
 * after temporary failures: a timeout would add to the load of a slow server.
 */
export function retryDelay(call: Call, outcome: Outcome): number | null {
  if (call.method !== 'GET') return null;
  if (outcome.status === 'unreachable') return jitter();
  if ('error' in outcome || !isTransient(outcome.status)) return null;
  const retryAfter = headerOf(outcome.headers, 'retry-after');
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

/** Waits, or ends early on cancellation. */
export function pause(milliseconds: number, cancellation: Cancellation): Promise<void> {
  return new Promise((resolve) => {
    const cancel = () => {
      clearTimeout(timer);
      cancellation.remove(wait);
      resolve();
    };
    const wait = { cancel };
    const timer = setTimeout(cancel, milliseconds);
    cancellation.add(wait);
  });
}
