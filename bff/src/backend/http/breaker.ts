import type { PreparedCall } from './call.ts';
import { headerOf, type Outcome } from './outcome.ts';

/** Limits of a circuit breaker, in milliseconds. */
export interface BreakerLimits {
  /** Time window in which failures count. */
  breakerWindow: number;
  /** Time that the breaker stays open before a trial. */
  breakerResetTimeout: number;
}

export type BreakerState = 'closed' | 'half-open' | 'open';

type CountedCall = Pick<PreparedCall, 'isPasswordCall'>;

/** Minimum number of calls in the window. */
const MIN_CALLS = 10;
/** The window moves by a tenth. */
const STEPS = 10;

/** The circuit breaker of one documented call (ADR 11). */
export class Breaker {
  private readonly limits: BreakerLimits;
  /** Null while it is closed. */
  private openedAt: number | null = null;
  private trial: CountedCall | null = null;
  /** Completed calls of each step, the latest last. */
  private counts: { step: number; calls: number; failed: number }[] = [];

  constructor(limits: BreakerLimits) {
    this.limits = limits;
  }

  state(): BreakerState {
    if (this.openedAt === null) return 'closed';
    const openFor = performance.now() - this.openedAt;
    return openFor < this.limits.breakerResetTimeout ? 'open' : 'half-open';
  }

  /**
   * False if the call must not be sent; otherwise `settle` must follow.
   * @param canWait whether enough time is left for a trial
   */
  admit(call: CountedCall, canWait: boolean): boolean {
    const state = this.state();
    if (state !== 'half-open') return state === 'closed';
    if (this.trial !== null || !canWait) return false;
    this.trial = call;
    return true;
  }

  /** Counts a completed call; its outcome is null after an exception. */
  settle(call: CountedCall, outcome: Outcome | null): void {
    const isTrial = this.trial === call;
    // Calls that were in progress when it opened are not counted.
    if (this.openedAt !== null && !isTrial) return;
    const isCutShort = outcome === null || CUT_SHORT.has(outcome.status);
    // Passwords are verified slowly and in turn: of many logins at once the last are late, which must
    // not stop all others.
    const isLate = call.isPasswordCall === true && outcome?.status === 'timeout';
    const isFailed = !isCutShort && !isLate && isFailure(outcome);
    const isTooMany = !isCutShort && !isLate && this.count(isFailed);
    // After a trial that the client cancelled, the next one decides.
    const opens = isTrial ? isFailed || isCutShort : isTooMany;
    this.openedAt = opens ? performance.now() : null;
    if (isTrial) this.trial = null;
  }

  /** True if too many of the calls in the window have failed. */
  private count(isFailed: boolean): boolean {
    const step = Math.floor((performance.now() * STEPS) / this.limits.breakerWindow);
    let latest = this.counts.at(-1);
    if (latest?.step !== step) {
      latest = { step, calls: 0, failed: 0 };
      this.counts = [...this.counts.filter((count) => step - count.step < STEPS), latest];
    }
    latest.calls += 1;
    if (!isFailed) return false;
    latest.failed += 1;
    const calls = this.counts.reduce((sum, count) => sum + count.calls, 0);
    const failed = this.counts.reduce((sum, count) => sum + count.failed, 0);
    return calls >= MIN_CALLS && failed * 2 >= calls;
  }
}

/** The server did not get its full time. */
const CUT_SHORT = new Set<Outcome['status']>(['cancelled', 'expired', 'queued']);

/**
 * A failure of the server. 501 is permanent, so that it does not count. 503 with `Retry-After` is a
 * prompt response of an overloaded server; an open breaker would reject all calls.
 */
function isFailure(outcome: Outcome): boolean {
  const { status } = outcome;
  if ('error' in outcome) return status === 'timeout' || status === 'unreachable';
  const isBusy = outcome.status === 503 && headerOf(outcome.headers, 'retry-after') !== null;
  return outcome.status >= 500 && outcome.status !== 501 && !isBusy;
}
