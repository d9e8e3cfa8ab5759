import CircuitBreaker from 'opossum';
import { EventEmitter } from 'node:events';
import type { Outcome } from './exchange.ts';

/** When a call that keeps failing is left alone, in milliseconds. */
export interface BreakerLimits {
  /** How long failures count. */
  breakerWindow: number;
  /** How long a call is left alone before one trial. */
  breakerRest: number;
}

export type BreakerState = 'closed' | 'half-open' | 'open';

/** One circuit breaker for each documented call (ADR 11). */
export interface Breakers {
  /**
   * Runs `attempt`, unless this call has failed too often lately: then null, at once.
   * @param canWait whether there is time for the server to prove itself, should this be the trial
   */
  run(call: string, canWait: boolean, attempt: () => Promise<Outcome>): Promise<Outcome | null>;
  states(): [call: string, state: BreakerState][];
  close(): void;
}

/** Calls within the window before anything is concluded from them. */
const ENOUGH_CALLS = 10;
/** Opossum opens above this share of failures, so that half of them is enough. */
const JUST_BELOW_HALF = 49.9;
const BUCKETS = 10;

/** Carries a failed outcome through opossum, which counts what is thrown. */
class FailedCall extends Error {
  readonly outcome: Outcome;

  constructor(outcome: Outcome) {
    super('The call failed.');
    this.outcome = outcome;
  }
}

export function createBreakers({ breakerWindow, breakerRest }: BreakerLimits): Breakers {
  const byCall = new Map<string, CircuitBreaker<[() => Promise<Outcome>], Outcome>>();
  const rotation = new EventEmitter().setMaxListeners(0);
  const timer = setInterval(() => rotation.emit('rotate'), breakerWindow / BUCKETS).unref();

  function breakerOf(call: string) {
    const known = byCall.get(call);
    if (known !== undefined) return known;
    const breaker = new CircuitBreaker(counted, {
      timeout: false,
      errorThresholdPercentage: JUST_BELOW_HALF,
      volumeThreshold: ENOUGH_CALLS,
      resetTimeout: breakerRest,
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
      const breaker = breakerOf(call);
      if (breaker.closed) {
        const outcome = await attempt();
        // What was under way when it opened decides nothing any more.
        if (stateOf(breaker) === 'closed' && isTelling(outcome))
          await count(breaker, () => settled(outcome));
        return outcome;
      }
      // Pending is the one trial that nobody has taken yet.
      return breaker.pendingClose && canWait ? count(breaker, () => attempt().then(settled)) : null;
    },
    states: () => [...byCall].map(([call, breaker]) => [call, stateOf(breaker)]),
    close() {
      clearInterval(timer);
      for (const breaker of byCall.values()) breaker.shutdown();
    },
  };
}

const counted = (attempt: () => Promise<Outcome>) => attempt();

/** Has opossum count what `attempt` comes to. */
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

/** Thrown unless the server has proved that it copes; a client that left during a trial is no proof. */
function settled(outcome: Outcome): Promise<Outcome> {
  return isFailure(outcome) || !isTelling(outcome)
    ? Promise.reject(new FailedCall(outcome))
    : Promise.resolve(outcome);
}

/** False where the server was not given the time it may take. */
function isTelling({ status }: Outcome): boolean {
  return status !== 'cancelled' && status !== 'expired';
}

/** The server did not cope. 501 is an answer: it never will. */
function isFailure({ status }: Outcome): boolean {
  if (typeof status === 'number') return status >= 500 && status !== 501;
  return status === 'timeout' || status === 'unreachable';
}

function stateOf(breaker: { opened: boolean; halfOpen: boolean }): BreakerState {
  if (breaker.opened) return 'open';
  return breaker.halfOpen ? 'half-open' : 'closed';
}
