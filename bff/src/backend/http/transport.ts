import { ROOT_CONTEXT, SpanKind, trace } from '@opentelemetry/api';
import type { PreparedCall } from './call.ts';
import type { CallReport } from '../../operation.ts';
import type { Caller } from './caller.ts';
import { Breaker, type BreakerLimits, type BreakerState } from './breaker.ts';
import { Attempt } from './attempt.ts';
import { Connections, type CallLimits } from './connections.ts';
import { headerOf, noAnswer, type Outcome, type RawAnswer } from './outcome.ts';
import { pause, RetryBudget, retryDelay } from './retry.ts';
import { bodyIn } from '../reading/json.ts';

/** Limits of the calls to a backend. */
export interface TransportLimits extends CallLimits, BreakerLimits {
  /** Maximum number of parallel calls; others wait within their own deadline. */
  maxConnections: number;
  /** The same for calls that verify passwords, which are slow and arrive in bursts. */
  maxPasswordConnections: number;
}

/** Minimum time in milliseconds that must be left for a retry. */
const MIN_TIME_LEFT = 100;

/** Converts a response with any status and its JSON; may throw. */
export type Read<T> = (call: PreparedCall, caller: Caller, answer: RawAnswer, body: unknown) => T;

/** Sends the calls of all operations to one backend. */
export interface Transport {
  /** The response as converted by `read`; throws `UpstreamError` without one. */
  send<T>(call: PreparedCall, caller: Caller, read: Read<T>): Promise<T>;
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
  const retries = new RetryBudget();
  const connections = new Connections(origin, limits, limits.maxConnections);
  const forPasswords = new Connections(origin, limits, limits.maxPasswordConnections);
  const breakers = new Map<string, Breaker>();

  const attempt = (call: PreparedCall, caller: Caller): Promise<Outcome> =>
    new Attempt(call, caller, call.isPasswordCall ? forPasswords : connections).send();

  /** An attempt with a span, whose name has no ids. */
  async function traced(call: PreparedCall, caller: Caller): Promise<Outcome> {
    const parent = caller.trace ?? ROOT_CONTEXT;
    const span = trace.getTracer('waymark').startSpan(call.call, { kind: SpanKind.CLIENT }, parent);
    if (!span.isRecording()) return attempt(call, caller);
    try {
      const outcome = await attempt(call, { ...caller, trace: trace.setSpan(parent, span) });
      span.setAttribute('http.response.status_code', outcome.status);
      return outcome;
    } finally {
      span.end();
    }
  }

  async function send<T>(
    call: PreparedCall,
    caller: Caller,
    read: Read<T>,
    isRetry: boolean,
  ): Promise<T> {
    const start = performance.now();
    const timeLeft = caller.timeLeft();
    const breaker = breakers.get(call.call) ?? new Breaker(limits);
    breakers.set(call.call, breaker);
    const isAdmitted = timeLeft > 0 && breaker.admit(call, timeLeft >= limits.callDeadline);
    let outcome: Outcome | null = null;
    try {
      if (isAdmitted) outcome = await traced(call, caller);
      // Without time the client is not waiting any more; a write must not take effect unseen.
      else outcome = noAnswer(call, timeLeft > 0 ? 'refused' : 'expired');
    } finally {
      if (isAdmitted) breaker.settle(call, outcome);
    }
    const { status } = outcome;
    const milliseconds = performance.now() - start;
    const hasToken = caller.authorization !== undefined;
    const report = { call: call.call, status, milliseconds, isRetry, hasToken };
    onCall(report);
    caller.onCall(report);
    const delay = isRetry ? null : delayBeforeRetry(call, caller, outcome);
    if (delay !== null) {
      await pause(delay, caller.cancellation);
      if (!caller.cancellation.isCancelled) return send(call, caller, read, true);
    }
    if ('error' in outcome) throw outcome.error;
    const sessionEnd = headerOf(outcome.headers, 'session-ends-in');
    if (sessionEnd !== null) caller.onSessionEnd?.(sessionEnd);
    return read(call, caller, outcome, bodyIn(outcome.bytes));
  }

  /** Milliseconds before a retry; null if it is not worthwhile. */
  function delayBeforeRetry(call: PreparedCall, caller: Caller, first: Outcome): number | null {
    const delay = retryDelay(call, first);
    if (delay === null || caller.timeLeft() < delay + MIN_TIME_LEFT) return null;
    return retries.tryWithdraw() ? delay : null;
  }

  return {
    send(call, caller, read) {
      retries.deposit();
      return send(call, caller, read, false);
    },
    probe: attempt,
    breakerStates: () => [...breakers].map(([call, breaker]) => [call, breaker.state()]),
    close() {
      connections.close();
      forPasswords.close();
    },
  };
}
