import type { PreparedCall } from '../http/call.ts';
import type { Failure } from './failure.ts';
import { messagesIn, serverMessage } from './serverMessage.ts';

/** Messages about a missing route, not a missing record. */
const NO_ROUTE: RegExp[] = [
  /\b(cannot|there is no) (get|post|put|delete)[ :]\//i,
  /\b(route|endpoint|url|uri|path)\b.{0,200} (not found|could not be found|does not exist|doesn.t exist|was not found)/i,
  /\bno (route|endpoint|handler|matching route|url)\b.{0,200}(match|found|exist|for|defined)/i,
  /\bno (route matches|static resource|http resource was found)\b/i,
  /\bunknown (route|endpoint|path|url)\b|\bcould not find resource for\b/i,
  /^\W*(no|no such|invalid|undefined) (api )?(route|endpoint|path|url)\W*$/i,
  /\b(404 page not found|didn.t match any of these|the requested url was not found)\b/i,
];

/**
 * The code of a 404 for a missing route; null for a missing record. `NOT_SUPPORTED` where the
 * message names the route, and for an optional read or an optional call without a message;
 * `UPSTREAM_INVALID` for a documented call without an id, and for a body that is not JSON.
 */
export function missingRoute(
  { method, address, params, isOptional }: PreparedCall,
  failure: Failure,
): 'NOT_SUPPORTED' | 'UPSTREAM_INVALID' | null {
  if (failure.status !== 404) return null;
  if (namesRoute(address, failure)) return 'NOT_SUPPORTED';
  // Optional reads are about people that another call has found.
  if (isOptional === true && method === 'GET') return 'NOT_SUPPORTED';
  if (serverMessage(failure, undefined) !== null) return null;
  if (isOptional === true) return 'NOT_SUPPORTED';
  return failure.body === undefined && params === undefined ? 'UPSTREAM_INVALID' : null;
}

function namesRoute(address: string, failure: Failure): boolean {
  const [path = ''] = address.split('?');
  return messagesIn(failure).some(
    (message) =>
      NO_ROUTE.some((pattern) => pattern.test(message)) ||
      // A JSON message with the path is about the route. HTML pages often repeat the path.
      (failure.body !== undefined && message.includes(path.slice(1))),
  );
}
