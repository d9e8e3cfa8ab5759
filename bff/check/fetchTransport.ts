import fetch, { AbortError } from 'node-fetch';
import { isUtf8 } from 'node:buffer';
import http from 'node:http';
import https from 'node:https';
import { parseJson } from '../src/backend/reading/json.ts';
import type { PreparedCall } from '../src/backend/http/call.ts';
import type { Caller } from '../src/backend/http/caller.ts';
import {
  headersOf,
  noAnswer,
  type NoAnswer,
  type Outcome,
  type RawAnswer,
} from '../src/backend/http/exchange.ts';
import type { Transport } from '../src/backend/http/transport.ts';
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
}

/** A transport that records its exchanges. */
export interface RecordingTransport extends Transport {
  /** All exchanges so far, in the order of their responses. */
  exchanges: Exchange[];
}

/** A transport to `origin` by node-fetch, with the deadline and the size limit of the bff. */
export function createFetchTransport(origin: string): RecordingTransport {
  const options = { keepAlive: true };
  const agent = origin.startsWith('https:') ? new https.Agent(options) : new http.Agent(options);
  const exchanges: Exchange[] = [];

  async function exchange(call: PreparedCall, caller: Caller): Promise<Outcome> {
    let isAnswered = false;
    try {
      const response = await fetch(origin + call.address, {
        method: call.method,
        headers: headersOf(call, caller),
        body: call.body === undefined ? null : JSON.stringify(call.body),
        redirect: 'manual',
        size: limits.maxAnswerSize,
        signal: AbortSignal.timeout(Math.min(limits.callDeadline, caller.timeLeft())),
        agent,
      });
      isAnswered = true;
      const { status, headers } = response;
      const bytes = new Uint8Array(await response.arrayBuffer());
      return isUtf8(bytes)
        ? { status, answer: { status, headers, bytes } }
        : noAnswer(call, 'invalid', new Error('The answer is not UTF-8.'));
    } catch (error) {
      if (error instanceof AbortError) return noAnswer(call, 'timeout', error);
      // The body is too long or cannot be decompressed.
      return noAnswer(call, isAnswered ? 'invalid' : 'unreachable', error);
    }
  }

  async function send(call: PreparedCall, caller: Caller): Promise<Outcome> {
    const start = performance.now();
    const outcome = await exchange(call, caller);
    const { status } = outcome;
    const milliseconds = performance.now() - start;
    const answer = 'answer' in outcome ? outcome.answer : null;
    exchanges.push({
      call: call.call,
      status,
      milliseconds,
      body: answer === null ? undefined : bodyOf(answer.bytes),
      headers: answer === null ? new Headers() : answer.headers,
    });
    const hasToken = caller.authorization !== undefined;
    caller.onCall({ call: call.call, status, milliseconds, isRetry: false, hasToken });
    return outcome;
  }

  return {
    exchanges,
    async send(call, caller) {
      const outcome = await send(call, caller);
      if ('error' in outcome) throw outcome.error;
      return outcome.answer;
    },
    probe: send,
    breakerStates: () => [],
    close() {
      agent.destroy();
    },
  };
}

function bodyOf(bytes: Uint8Array): unknown {
  try {
    return parseJson(bytes);
  } catch {
    return undefined;
  }
}
