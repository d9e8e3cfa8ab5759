import { isUtf8 } from 'node:buffer';
import { errors } from 'undici';
import type { PreparedCall } from './call.ts';
import type { Caller } from './caller.ts';
import { fallbackMessages } from '../failures/statusError.ts';
import { UpstreamError, type CallName, type UpstreamErrorCode } from '../failures/upstreamError.ts';
import { Cancellation } from './cancellation.ts';
import { createConnections, RequestNotSentError, type ConnectionLimits } from './connections.ts';
import type { WholeAnswer } from './wholeAnswer.ts';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';

/** Limits of a call's duration and size. */
export interface ExchangeLimits extends ConnectionLimits {
  /** Milliseconds for one call, with the wait for a connection, up to the last byte. */
  callDeadline: number;
  /** Maximum number of parallel calls that verify passwords, which are slow and arrive in bursts. */
  maxPasswordConnections: number;
}

/** A response with its undecoded body. */
export interface RawAnswer {
  status: number;
  headers: { get(name: string): string | null };
  /** UTF-8, decoded only for parsing: a long string would stay in memory longer. */
  bytes: Uint8Array;
}

/**
 * Why there is no response: deadline of the call (`timeout`) or of the operation (`expired`), no
 * free connection within it (`queued`), no connection at all, invalid HTTP, client disconnected, or
 * breaker open (`refused`).
 */
export type NoAnswer =
  'timeout' | 'expired' | 'queued' | 'unreachable' | 'invalid' | 'cancelled' | 'refused';

/** Result of one call. */
export type Outcome =
  { status: number; answer: RawAnswer } | { status: NoAnswer; error: UpstreamError };

/** Sends one call once. Never throws for errors of the backend. */
export interface Exchange {
  send(call: PreparedCall, caller: Caller): Promise<Outcome>;
  close(): void;
}

/** Creates the exchange with `origin` (`http://host:port`, without `/api`). */
export function createExchange(origin: string, limits: ExchangeLimits): Exchange {
  const { callDeadline, maxAnswerSize, maxPasswordConnections: maxConnections } = limits;
  const connections = createConnections(origin, limits);
  const forPasswords = createConnections(origin, { maxAnswerSize, maxConnections });

  return {
    async send(call, caller) {
      const end = new Cancellation();
      const abort = () => {
        end.cancel();
      };
      const timeLeft = caller.timeLeft();
      const timer = setTimeout(abort, Math.min(callDeadline, timeLeft));
      caller.cancellation.listen(abort);
      try {
        // Redirects are not followed: they would send the token to another address.
        const request = {
          method: call.method,
          path: call.address,
          headers: headersOf(call, caller),
          body: call.body === undefined ? null : JSON.stringify(call.body),
        };
        const { isPasswordCall = false } = call;
        const answer = await (isPasswordCall ? forPasswords : connections).request(request, end);
        return await outcomeOf(call, answer, maxAnswerSize);
      } catch (error) {
        if (caller.cancellation.isCancelled) return noAnswer(call, 'cancelled', error);
        if (error instanceof RequestNotSentError) return noAnswer(call, 'queued', error);
        const late = timeLeft < callDeadline ? 'expired' : 'timeout';
        const reason = end.isCancelled ? late : reasonOf(error);
        if (reason === null) throw error;
        return noAnswer(call, reason, error);
      } finally {
        clearTimeout(timer);
        caller.cancellation.ignore(abort);
      }
    },
    close() {
      connections.close();
      forPasswords.close();
    },
  };
}

async function outcomeOf(call: CallName, answer: WholeAnswer, maxSize: number): Promise<Outcome> {
  const { status } = answer;
  const headers = { get: (name: string) => joinedHeader(answer.headers[name]) };
  const encoding = headers.get('content-encoding');
  let bytes: Uint8Array;
  try {
    bytes = await decompress(answer.bytes, encoding, maxSize);
  } catch (error) {
    return noAnswer(call, 'invalid', error);
  }
  // Invalid UTF-8 is refused: replacement characters in a name could be saved back.
  return isUtf8(bytes)
    ? { status, answer: { status, headers, bytes } }
    : noAnswer(call, 'invalid', new Error('The answer is not UTF-8.'));
}

/** Joins repeated headers into a list. */
function joinedHeader(header: string | string[] | undefined): string | null {
  return (Array.isArray(header) ? header.join(', ') : header) ?? null;
}

/** Headers of a call, including the caller's token. */
function headersOf(call: PreparedCall, caller: Caller): Record<string, string> {
  const headers: Record<string, string> = {
    accept: 'application/json',
    'accept-encoding': ACCEPT_ENCODING,
    'x-forwarded-for': caller.address,
    'x-request-id': caller.requestId,
  };
  if (caller.userAgent !== undefined) headers['user-agent'] = caller.userAgent;
  if (caller.authorization !== undefined) headers['authorization'] = caller.authorization;
  if (caller.isBackground) headers['session-activity'] = 'background';
  if (call.body !== undefined) headers['content-type'] = 'application/json';
  if (call.ifMatch != null) headers['if-match'] = call.ifMatch;
  if (call.idempotencyKey != null) headers['idempotency-key'] = call.idempotencyKey;
  return headers;
}

/** The body or the headers are too long. */
const TOO_LONG = /^UND_ERR_(RES_EXCEEDED|HEADERS_OVERFLOW)/;

/** Null for a bug of the bff: an invalid request, or an error that is not about the connection. */
function reasonOf(error: unknown): NoAnswer | null {
  if (error instanceof errors.HTTPParserError) return 'invalid';
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (typeof code !== 'string' || code === 'UND_ERR_INVALID_ARG') return null;
  return TOO_LONG.test(code) ? 'invalid' : 'unreachable';
}

const codeOf: Record<NoAnswer, UpstreamErrorCode> = {
  timeout: 'UPSTREAM_TIMEOUT',
  expired: 'UPSTREAM_TIMEOUT',
  queued: 'UPSTREAM_TIMEOUT',
  unreachable: 'UPSTREAM_UNAVAILABLE',
  invalid: 'UPSTREAM_INVALID',
  cancelled: 'UPSTREAM_UNAVAILABLE',
  refused: 'UPSTREAM_UNAVAILABLE',
};

const messageOf: Partial<Record<NoAnswer, string>> = {
  unreachable: 'The server cannot be reached. Please try again later.',
  refused: 'The server has failed repeatedly and is given a rest. Please try again in a moment.',
};

/** The outcome of a call without a response. */
export function noAnswer({ call, address }: CallName, status: NoAnswer, cause?: unknown): Outcome {
  const code = codeOf[status];
  const message = messageOf[status] ?? fallbackMessages[code];
  return { status, error: new UpstreamError({ code, message, call, address, cause }) };
}

const unpackers = new Map([
  ['gzip', promisify(gunzip)],
  ['deflate', promisify(inflate)],
  ['br', promisify(brotliDecompress)],
]);

/** Supported content codings. */
const ACCEPT_ENCODING = 'gzip, deflate, br';

/**
 * Decompresses a body; an empty one may have the header too. Throws where it is invalid or longer
 * than `maxSize` bytes.
 */
async function decompress(
  bytes: Uint8Array,
  encoding: string | null,
  maxSize: number,
): Promise<Uint8Array> {
  const unpack = unpackers.get(encoding?.trim().toLowerCase() ?? '');
  const isPacked = unpack !== undefined && bytes.length > 0;
  return isPacked ? unpack(bytes, { maxOutputLength: maxSize }) : bytes;
}
