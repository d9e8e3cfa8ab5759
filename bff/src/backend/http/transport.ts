import type { PreparedCall } from './call.ts';
import type { CallReport } from '../../operation.ts';
import type { Caller } from './caller.ts';
import { createBreakers, type BreakerLimits, type BreakerState } from './breaker.ts';
import type { Cancellation } from './cancellation.ts';
import {
  createExchange,
  noAnswer,
  type ExchangeLimits,
  type Outcome,
  type RawAnswer,
} from './exchange.ts';
import { createRetryBudget, retryDelay } from './retry.ts';

export interface TransportLimits extends ExchangeLimits, BreakerLimits {}

/** Minimum time in milliseconds that must be left for a retry. */
const MIN_TIME_LEFT = 100;

/** Sends the calls of all operations to one backend. */
export interface Transport {
  /** The response with any status; throws `UpstreamError` without one. */
  send(call: PreparedCall, caller: Caller): Promise<RawAnswer>;
  /** One attempt without breaker and retries, for readiness. */
  probe(call: PreparedCall, caller: Caller): Promise<Outcome>;
  /** The state of each breaker. */
  breakerStates(): [call: string, state: BreakerState][];
  close(): void;
}

/** A transport to `origin` (`http://host:port`, without `/api`). */
export function createTransport(
  origin: string,
  limits: TransportLimits,
  onCall: (report: CallReport) => void,
): Transport {
  const retries = createRetryBudget();
  const exchange = createExchange(origin, limits);
  const breakers = createBreakers(limits);

  async function attempt(call: PreparedCall, caller: Caller, isRetry: boolean) {
    const start = performance.now();
    const outcome = await outcomeOf(call, caller);
    const report: CallReport = {
      call: call.call,
      status: outcome.status,
      milliseconds: performance.now() - start,
      isRetry,
      hasToken: caller.authorization !== undefined,
    };
    onCall(report);
    caller.onCall(report);
    return outcome;
  }

  async function outcomeOf(call: PreparedCall, caller: Caller): Promise<Outcome> {
    const timeLeft = caller.timeLeft();
    // The client is not waiting any more; a write must not take effect unseen.
    if (timeLeft <= 0) return noAnswer(call, 'expired');
    const canWait = timeLeft >= limits.callDeadline;
    const outcome = await breakers.run(call, canWait, () => exchange.send(call, caller));
    return outcome ?? noAnswer(call, 'refused');
  }

  /** Retries the call if that is worthwhile; else returns the first outcome. */
  async function retryIfWorthwhile(first: Outcome, call: PreparedCall, caller: Caller) {
    const delay = retryDelay(call, first);
    if (delay === null || caller.timeLeft() < delay + MIN_TIME_LEFT || !retries.tryWithdraw())
      return first;
    await pause(delay, caller.cancellation);
    return caller.cancellation.isCancelled ? first : attempt(call, caller, true);
  }

  return {
    async send(call, caller) {
      retries.deposit();
      const first = await attempt(call, caller, false);
      const outcome = await retryIfWorthwhile(first, call, caller);
      if ('error' in outcome) throw outcome.error;
      const sessionEnd = outcome.answer.headers.get('session-ends-in');
      if (sessionEnd !== null) caller.onSessionEnd?.(sessionEnd);
      return outcome.answer;
    },
    probe: (call, caller) => exchange.send(call, caller),
    breakerStates: () => breakers.states(),
    close() {
      breakers.close();
      exchange.close();
    },
  };
}

/** Waits, or ends early on cancellation. */
function pause(milliseconds: number, cancellation: Cancellation): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      cancellation.ignore(go);
      resolve();
    };
    const timer = setTimeout(go, milliseconds);
    cancellation.listen(go);
  });
}
