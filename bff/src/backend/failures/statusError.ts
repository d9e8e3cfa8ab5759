import type { PreparedCall } from '../http/call.ts';
import { isRecord } from '../reading/isRecord.ts';
import { INVALID_DATA, UpstreamError, type UpstreamErrorCode } from './upstreamError.ts';
import type { Failure } from './failure.ts';
import { reasonIn } from './reason.ts';
import { messagesIn, serverMessage } from './serverMessage.ts';

/** Error code by HTTP status. */
const codeByStatus: Record<number, UpstreamErrorCode> = {
  400: 'BAD_USER_INPUT',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'NOT_SUPPORTED',
  408: 'UPSTREAM_TIMEOUT',
  410: 'NOT_FOUND',
  422: 'BAD_USER_INPUT',
  429: 'RATE_LIMITED',
  501: 'NOT_SUPPORTED',
};

/** Fallback messages by error code. */
export const fallbackMessages: Record<UpstreamErrorCode, string> = {
  BAD_USER_INPUT: 'The request was not accepted.',
  UNAUTHENTICATED: 'Please sign in again.',
  FORBIDDEN: 'You are not allowed to do this.',
  SECOND_FACTOR_DUE: 'Please set up two-step login first.',
  NOT_FOUND: 'Not found.',
  NOT_SUPPORTED: 'The server does not offer this.',
  RATE_LIMITED: 'Too many attempts. Please wait a moment and try again.',
  UPSTREAM_UNAVAILABLE: 'The server has a problem. Please try again later.',
  UPSTREAM_TIMEOUT: 'The server took too long to answer. Please try again.',
  UPSTREAM_INVALID: INVALID_DATA,
};

/** The error for a call that failed. */
export function statusError(
  call: PreparedCall,
  failure: Failure,
  authorization: string | undefined,
): UpstreamError {
  const code = codeOf(call, failure);
  const isForPeople =
    failure.status < 500 && code !== 'NOT_SUPPORTED' && code !== 'UPSTREAM_INVALID';
  const shown = isForPeople ? serverMessage(failure, authorization) : null;
  return new UpstreamError({
    call: call.call,
    address: call.address,
    code,
    message: shown ?? fallbackMessages[code],
    ...(isForPeople && reasonIn(failure.body)),
  });
}

function codeOf(call: PreparedCall, failure: Failure): UpstreamErrorCode {
  const { status, body } = failure;
  // An authentication hook for all routes also answers 401 for a missing route.
  if (status === 401 && call.isAnonymous === true) return 'NOT_SUPPORTED';
  // The session may set up two-step login and nothing else.
  if (status === 403 && isRecord(body) && body['code'] === 'SECOND_FACTOR_DUE') {
    return 'SECOND_FACTOR_DUE';
  }
  // A documented read exists: a gateway that can't make it is a problem of the server.
  if (status === 501 && call.method === 'GET' && call.isOptional !== true) {
    return 'UPSTREAM_UNAVAILABLE';
  }
  const code = missingRoute(call, failure) ?? codeByStatus[status];
  if (code !== undefined) return code;
  if (status >= 500) return 'UPSTREAM_UNAVAILABLE';
  return status >= 400 ? 'BAD_USER_INPUT' : 'UPSTREAM_INVALID';
}

/**
 * The code of a 404 for a missing route; null for a missing record. `NOT_SUPPORTED` where the
 * message has the path, for an optional read, for an optional call under `/api/admin` or `/api/me`
 * without an id, and for an optional call without a message; `UPSTREAM_INVALID` for a documented call without an id, and for a body that is not JSON.
 */
export function missingRoute(
  call: PreparedCall,
  failure: Failure,
): 'NOT_SUPPORTED' | 'UPSTREAM_INVALID' | null {
  const { method, path, params, isOptional } = call;
  if (failure.status !== 404) return null;
  if (namesRoute(call, failure)) return 'NOT_SUPPORTED';
  // Optional reads are about people that another call has found.
  if (isOptional === true && method === 'GET') return 'NOT_SUPPORTED';
  // Without an id no record can be missing.
  const hasId = params !== undefined || !/^\/api\/(admin|me)\//.test(path);
  if (isOptional === true && !hasId) return 'NOT_SUPPORTED';
  if (serverMessage(failure, undefined) !== null) return null;
  if (isOptional === true) return 'NOT_SUPPORTED';
  return failure.body === undefined && params === undefined ? 'UPSTREAM_INVALID' : null;
}

/** True for a JSON message with the path, or a page with `GET /api/…`: a page often has the path. */
function namesRoute({ method, address }: PreparedCall, failure: Failure): boolean {
  const [path = ''] = address.split('?');
  const sought = failure.body === undefined ? `${method} ${path}` : path.slice(1);
  return messagesIn(failure).some((message) => message.includes(sought));
}
