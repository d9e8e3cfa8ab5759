import type { PreparedCall } from '../http/call.ts';
import type { Failure } from './failure.ts';
import { messagesIn, serverMessage } from './serverMessage.ts';

/**
 * The code of a 404 for a missing route; null for a missing record. `NOT_SUPPORTED` where the
 * message has the path, and for an optional read or an optional call without a message;
 * `UPSTREAM_INVALID` for a documented call without an id, and for a body that is not JSON.
 */
export function missingRoute(
  call: PreparedCall,
  failure: Failure,
): 'NOT_SUPPORTED' | 'UPSTREAM_INVALID' | null {
  const { method, params, isOptional } = call;
  if (failure.status !== 404) return null;
  if (namesRoute(call, failure)) return 'NOT_SUPPORTED';
  // Optional reads are about people that another call has found.
  if (isOptional === true && method === 'GET') return 'NOT_SUPPORTED';
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
