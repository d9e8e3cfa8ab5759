import { errors } from 'undici';
import { fallbackMessages } from '../failures/statusError.ts';
import { UpstreamError, type CallName, type UpstreamErrorCode } from '../failures/upstreamError.ts';

/** A response with any status. */
export interface RawAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  /** UTF-8, decoded only for parsing: a long string would stay in memory longer. */
  bytes: Uint8Array;
}

/** The value of a header; repeated ones are joined into a list. */
export function headerOf(headers: RawAnswer['headers'], name: string): string | null {
  const value = headers[name];
  return (Array.isArray(value) ? value.join(', ') : value) ?? null;
}

/**
 * Why there is no response: deadline of the call (`timeout`) or of the operation (`expired`), no
 * free connection within it (`queued`), no connection at all, invalid HTTP, client disconnected, or
 * breaker open (`refused`).
 */
export type NoAnswer =
  'timeout' | 'expired' | 'queued' | 'unreachable' | 'invalid' | 'cancelled' | 'refused';

/** Result of one call. */
export type Outcome = RawAnswer | { status: NoAnswer; error: UpstreamError };

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

/** The body or the headers are too long. */
const TOO_LONG = /^UND_ERR_(RES_EXCEEDED|HEADERS_OVERFLOW)/;

/** Null for a bug of the bff: an invalid request, or an error that is not about the connection. */
export function reasonOf(error: Error): NoAnswer | null {
  if (error instanceof errors.HTTPParserError) return 'invalid';
  const code = 'code' in error ? error.code : undefined;
  if (typeof code !== 'string' || code === 'UND_ERR_INVALID_ARG') return null;
  return TOO_LONG.test(code) ? 'invalid' : 'unreachable';
}
