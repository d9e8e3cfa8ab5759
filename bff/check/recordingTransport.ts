import type { PreparedCall } from '../src/backend/http/call.ts';
import type { Caller } from '../src/backend/http/caller.ts';
import { headerOf, type NoAnswer, type RawAnswer } from '../src/backend/http/outcome.ts';
import { bodyIn } from '../src/backend/reading/json.ts';
import { createTransport, type Transport } from '../src/backend/http/transport.ts';
import { limits } from '../src/limits.ts';

/** One call and its outcome. */
export interface Exchange {
  /** The documented call, for example `GET /api/admin/students/{id}`. */
  call: string;
  /** HTTP status, or why there was no response. */
  status: number | NoAnswer;
  milliseconds: number;
  /** Parsed response; undefined without a response, or when it is not JSON. */
  body: unknown;
  headers: RawAnswer['headers'];
  /** Where a redirect leads; null for another response. Redirects are not followed. */
  redirectsTo: string | null;
}

/** A transport that records its exchanges. */
export interface RecordingTransport extends Transport {
  /** All exchanges so far, in the order of their responses. */
  exchanges: Exchange[];
}

/** A transport to `origin` with the limits of the bff, but without retries and breakers. */
export function createRecordingTransport(origin: string): RecordingTransport {
  const transport = createTransport(origin, limits, () => undefined);
  const exchanges: Exchange[] = [];

  async function probe(call: PreparedCall, caller: Caller) {
    const start = performance.now();
    const outcome = await transport.probe(call, caller);
    const { status } = outcome;
    const milliseconds = performance.now() - start;
    const answer = 'error' in outcome ? null : outcome;
    exchanges.push({
      call: call.call,
      status,
      milliseconds,
      body: answer === null ? undefined : bodyIn(answer.bytes),
      headers: answer?.headers ?? {},
      redirectsTo: answer === null ? null : redirectIn(answer, origin + call.address),
    });
    const hasToken = caller.authorization !== undefined;
    caller.onCall({ call: call.call, status, milliseconds, isRetry: false, hasToken });
    return outcome;
  }

  return {
    exchanges,
    async send(call, caller, read) {
      const outcome = await probe(call, caller);
      if ('error' in outcome) throw outcome.error;
      return read(call, caller, outcome, bodyIn(outcome.bytes));
    },
    probe,
    breakerStates: () => [],
    close() {
      transport.close();
    },
  };
}

function redirectIn({ status, headers }: RawAnswer, from: string): string | null {
  const location = headerOf(headers, 'location');
  if (status < 300 || status >= 400 || location === null) return null;
  return URL.canParse(location, from) ? new URL(location, from).href : location;
}
