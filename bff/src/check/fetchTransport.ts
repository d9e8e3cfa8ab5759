import fetch, { AbortError } from 'node-fetch';
import http from 'node:http';
import https from 'node:https';
import { parseJson } from '../backend/reading/json.ts';
import type { PreparedCall } from '../backend/http/call.ts';
import type { Caller } from '../backend/http/caller.ts';
import {
  headersOf,
  noAnswer,
  type NoAnswer,
  type Outcome,
  type RawAnswer,
} from '../backend/http/exchange.ts';
import { defaultLimits, type Transport } from '../backend/http/transport.ts';

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

/** A transport that keeps what passes through it. */
export interface RecordingTransport extends Transport {
  /** All exchanges so far, in the order of their responses. */
  exchanges: Exchange[];
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

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
        size: defaultLimits.maxAnswerSize,
        signal: AbortSignal.timeout(Math.min(defaultLimits.callDeadline, caller.timeLeft())),
        agent,
      });
      isAnswered = true;
      const { status, headers } = response;
      const text = utf8.decode(await response.arrayBuffer());
      return { status, answer: { status, headers, text } };
    } catch (error) {
      if (error instanceof AbortError) return noAnswer(call, 'timeout', error);
      // A body that is too long, cannot be unpacked, or is not UTF-8.
      return noAnswer(call, isAnswered ? 'invalid' : 'unreachable', error);
    }
  }

  async function send(call: PreparedCall, caller: Caller): Promise<Outcome> {
    const start = performance.now();
    const outcome = await exchange(call, caller);
    const { status } = outcome;
    const milliseconds = performance.now() - start;
    const response = 'answer' in outcome ? outcome.answer : { headers: new Headers(), text: '' };
    exchanges.push({
      call: call.call,
      status,
      milliseconds,
      body: bodyOf(response.text),
      headers: response.headers,
    });
    caller.onCall({ call: call.call, status, milliseconds, isRetry: false });
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

function bodyOf(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}
