import CircuitBreaker from 'opossum';
import { EventEmitter } from 'node:events';
import type { PreparedCall } from './call.ts';
import type { Outcome } from './exchange.ts';

/** Limits of a circuit breaker, in milliseconds. */
export interface BreakerLimits {
  /** Time window in which failures count. */
  breakerWindow: number;
  /** Time that the breaker stays open before a trial. */
  breakerResetTimeout: number;
}

export type BreakerState = 'closed' | 'half-open' | 'open';

type CountedCall = Pick<PreparedCall, 'call' | 'isPasswordCall'>;

/** One circuit breaker for each documented call (ADR 11). */
export interface Breakers {
  /**
   * Runs `attempt`, or returns null at once while the breaker is open.
   * @param canWait whether enough time is left for a trial
   */
  run(
    call: CountedCall,
    canWait: boolean,
    attempt: () => Promise<Outcome>,
  ): Promise<Outcome | null>;
  states(): [call: string, state: BreakerState][];
  close(): void;
}

/** Minimum number of calls in the window. */
const MIN_CALLS = 10;
/** Opossum opens above this percentage: half of the calls must be enough. */
const JUST_BELOW_HALF = 49.9;
const BUCKETS = 10;

/** Wraps a failed outcome. */
class FailedCall extends Error {
  readonly outcome: Outcome;

  constructor(outcome: Outcome) {
    super('The call failed.');
    this.outcome = outcome;
  }
}

export function createBreakers({ breakerWindow, breakerResetTimeout }: BreakerLimits): Breakers {
  const byCall = new Map<string, CircuitBreaker<[() => Promise<Outcome>], Outcome>>();
  const rotation = new EventEmitter().setMaxListeners(0);
  const timer = setInterval(() => rotation.emit('rotate'), breakerWindow / BUCKETS).unref();

  function breakerOf(call: string) {
    const existing = byCall.get(call);
    if (existing !== undefined) return existing;
    const breaker = new CircuitBreaker(counted, {
      timeout: false,
      errorThresholdPercentage: JUST_BELOW_HALF,
      volumeThreshold: MIN_CALLS,
      resetTimeout: breakerResetTimeout,
      rollingCountTimeout: breakerWindow,
      rollingCountBuckets: BUCKETS,
      rotateBucketController: rotation,
      rollingPercentilesEnabled: false,
      enableSnapshots: false,
    });
    byCall.set(call, breaker);
    return breaker;
  }

  return {
    async run(call, canWait, attempt) {
      const breaker = breakerOf(call.call);
      if (breaker.closed) {
        const outcome = await attempt();
        // Calls that were in progress when it opened are not counted.
        if (stateOf(breaker) === 'closed' && !isCutShort(outcome) && !isLate(call, outcome))
          await count(breaker, () => settled(outcome, isFailure(outcome)));
        return outcome;
      }
      // In `pendingClose` the trial has not started yet.
      if (!breaker.pendingClose || !canWait) return null;
      return count(breaker, async () => {
        const outcome = await attempt();
        const isFailed = isFailure(outcome) && !isLate(call, outcome);
        // After a trial that the client cancelled, the next one decides.
        return settled(outcome, isFailed || isCutShort(outcome));
      });
    },
    states: () => [...byCall].map(([call, breaker]) => [call, stateOf(breaker)]),
    close() {
      clearInterval(timer);
      for (const breaker of byCall.values()) breaker.shutdown();
    },
  };
}

const counted = (attempt: () => Promise<Outcome>) => attempt();

/** Runs `attempt` and counts its outcome. */
async function count(
  breaker: CircuitBreaker<[() => Promise<Outcome>], Outcome>,
  attempt: () => Promise<Outcome>,
): Promise<Outcome> {
  try {
    return await breaker.fire(attempt);
  } catch (error) {
    if (error instanceof FailedCall) return error.outcome;
    throw error;
  }
}

/** Rejects a failed outcome: opossum counts errors. */
function settled(outcome: Outcome, isFailed: boolean): Promise<Outcome> {
  return isFailed ? Promise.reject(new FailedCall(outcome)) : Promise.resolve(outcome);
}

/** True where the server did not get its full time. */
function isCutShort({ status }: Outcome): boolean {
  return status === 'cancelled' || status === 'expired' || status === 'queued';
}

/**
 * True for a password that was not verified in time. The backend verifies passwords slowly and in
 * turn: of many logins at once the last are late, which must not stop all others.
 */
function isLate({ isPasswordCall }: CountedCall, { status }: Outcome): boolean {
  return isPasswordCall === true && status === 'timeout';
}

/**
 * A failure of the server. 501 is permanent, so that it does not count. 503 with `Retry-After` is a
 * prompt response of an overloaded server; an open breaker would reject all calls.
 */
function isFailure(outcome: Outcome): boolean {
  const { status } = outcome;
  if ('answer' in outcome) {
    const isBusy = outcome.status === 503 && outcome.answer.headers.get('retry-after') !== null;
    return outcome.status >= 500 && outcome.status !== 501 && !isBusy;
  }
  return status === 'timeout' || status === 'unreachable';
}

function stateOf(breaker: { opened: boolean; halfOpen: boolean }): BreakerState {
  if (breaker.opened) return 'open';
  return breaker.halfOpen ? 'half-open' : 'closed';
}
