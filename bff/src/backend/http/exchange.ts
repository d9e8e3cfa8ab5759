import { errors } from 'undici';
import type { PreparedCall } from './call.ts';
import type { Caller } from './caller.ts';
import { ownMessage } from '../failures/statusError.ts';
import { UpstreamError, type CallName, type UpstreamErrorCode } from '../failures/upstreamError.ts';
import { Cancellation } from './cancellation.ts';
import { createConnections, type ConnectionLimits } from './connections.ts';
import { ACCEPT_ENCODING, unpack } from './unpack.ts';
import type { WholeAnswer } from './wholeAnswer.ts';

/** How long upstream may take, and how much it may say. */
export interface ExchangeLimits extends ConnectionLimits {
  /** Milliseconds for one call, from sending to the last byte of the answer. */
  callDeadline: number;
}

/** An answer as it came over the wire. */
export interface RawAnswer {
  status: number;
  headers: { get(name: string): string | null };
  text: string;
}

/**
 * Why there is no answer: none in time, none before its operation's time was over (`expired`), no
 * connection, no HTTP, nobody waits for it any more, or the breaker did not let it out (`refused`).
 */
export type NoAnswer = 'timeout' | 'expired' | 'unreachable' | 'invalid' | 'cancelled' | 'refused';

/** What one call came to. */
export type Outcome =
  { status: number; answer: RawAnswer } | { status: NoAnswer; error: UpstreamError };

/** Sends one call, once, over kept-alive connections. Never throws for what upstream does. */
export interface Exchange {
  send(call: PreparedCall, caller: Caller): Promise<Outcome>;
  close(): void;
}

/**
 * An exchange with `origin` (`http://host:port`, without `/api`).
 * @param mayRepeat asked before a read whose connection broke is sent again
 */
export function createExchange(
  origin: string,
  limits: ExchangeLimits,
  mayRepeat: () => boolean,
): Exchange {
  const { callDeadline, maxAnswerSize } = limits;
  const connections = createConnections(origin, limits, mayRepeat);

  return {
    async send(call, caller) {
      const end = new Cancellation();
      const giveUp = () => {
        end.cancel();
      };
      const timeLeft = caller.timeLeft();
      const timer = setTimeout(giveUp, Math.min(callDeadline, timeLeft));
      caller.cancellation.listen(giveUp);
      try {
        // Redirects are not followed: they would carry the token to an address nobody configured.
        const request = {
          method: call.method,
          path: call.address,
          headers: headersOf(call, caller),
          body: call.body === undefined ? null : JSON.stringify(call.body),
        };
        return await outcomeOf(await connections.request(request, end), maxAnswerSize);
      } catch (error) {
        if (caller.cancellation.isCancelled) return noAnswer(call, 'cancelled', error);
        const late = timeLeft < callDeadline ? 'expired' : 'timeout';
        const reason = end.isCancelled ? late : reasonOf(error);
        if (reason === null) throw error;
        return noAnswer(call, reason, error);
      } finally {
        clearTimeout(timer);
        caller.cancellation.ignore(giveUp);
      }
    },
    close() {
      connections.close();
    },
  };
}

async function outcomeOf(answer: WholeAnswer, maxSize: number): Promise<Outcome> {
  const { status } = answer;
  const headers = { get: (name: string) => oneOf(answer.headers[name]) };
  const bytes = await unpack(answer.bytes, headers.get('content-encoding'), maxSize);
  return { status, answer: { status, headers, text: utf8.decode(bytes) } };
}

/** Of a header that was sent more than once, what a list of them would be. */
function oneOf(header: string | string[] | undefined): string | null {
  return (Array.isArray(header) ? header.join(', ') : header) ?? null;
}

/** Throws where the bytes are no UTF-8: a half-understood name would one day be saved back. */
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Headers of a call, the caller’s token included. */
export function headersOf(call: PreparedCall, caller: Caller): Record<string, string> {
  const headers: Record<string, string> = {
    accept: 'application/json',
    'accept-encoding': ACCEPT_ENCODING,
    'x-forwarded-for': caller.address,
    'x-request-id': caller.requestId,
  };
  if (caller.userAgent !== undefined) headers['user-agent'] = caller.userAgent;
  if (caller.authorization !== undefined) headers['authorization'] = caller.authorization;
  if (call.body !== undefined) headers['content-type'] = 'application/json';
  if (call.ifMatch !== undefined) headers['if-match'] = call.ifMatch;
  if (call.idempotencyKey !== undefined) headers['idempotency-key'] = call.idempotencyKey;
  return headers;
}

/** It can't be unpacked (Z_…), is no UTF-8 (ERR_ENCODING_…), or is longer than an answer may be. */
const garbage =
  /^(Z_|ERR_ENCODING_|ERR_BUFFER_TOO_LARGE|UND_ERR_RES_EXCEEDED|UND_ERR_HEADERS_OVERFLOW)/;

/** Null for what is a bug of ours: a call that undici would not send, or no error of a connection. */
function reasonOf(error: unknown): NoAnswer | null {
  if (error instanceof errors.HTTPParserError) return 'invalid';
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (typeof code !== 'string' || code === 'UND_ERR_INVALID_ARG') return null;
  return garbage.test(code) ? 'invalid' : 'unreachable';
}

const codeOf: Record<NoAnswer, UpstreamErrorCode> = {
  timeout: 'UPSTREAM_TIMEOUT',
  expired: 'UPSTREAM_TIMEOUT',
  unreachable: 'UPSTREAM_UNAVAILABLE',
  invalid: 'UPSTREAM_INVALID',
  cancelled: 'UPSTREAM_UNAVAILABLE',
  refused: 'UPSTREAM_UNAVAILABLE',
};

const messageOf: Partial<Record<NoAnswer, string>> = {
  unreachable: 'The server cannot be reached. Please try again later.',
  refused: 'The server has failed repeatedly and is given a rest. Please try again in a moment.',
};

/** The outcome of a call that has no answer. */
export function noAnswer({ call, address }: CallName, status: NoAnswer, cause?: unknown): Outcome {
  const code = codeOf[status];
  const message = messageOf[status] ?? ownMessage[code];
  return { status, error: new UpstreamError({ code, message, call, address, cause }) };
}
