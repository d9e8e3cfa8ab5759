import type { PreparedCall } from '../http/call.ts';
import type { Failure } from './failure.ts';
import { serverWords, wordsIn } from './serverWords.ts';

/** How the usual frameworks say that a route, not a record, is missing. */
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
 * What a 404 means that is about the call itself, not about what was asked for; null for others.
 * `NOT_SUPPORTED` where the backend says so, and of a call that it need not have, be it to read or
 * without a word; `UPSTREAM_INVALID` where it says nothing of a documented call that asks for no record.
 */
export function missingRoute(
  { method, address, params, isOptional }: PreparedCall,
  failure: Failure,
): 'NOT_SUPPORTED' | 'UPSTREAM_INVALID' | null {
  if (failure.status !== 404) return null;
  if (namesRoute(address, failure)) return 'NOT_SUPPORTED';
  // What an optional call reads is of somebody who was found before.
  if (isOptional === true && method === 'GET') return 'NOT_SUPPORTED';
  if (serverWords(failure, undefined) !== null) return null;
  if (isOptional === true) return 'NOT_SUPPORTED';
  return failure.body === undefined && params === undefined ? 'UPSTREAM_INVALID' : null;
}

function namesRoute(address: string, { body, text }: Failure): boolean {
  const [path = ''] = address.split('?');
  const words = body === undefined ? [text] : wordsIn(body);
  if (words.some((said) => NO_ROUTE.some((saying) => saying.test(said)))) return true;
  // Nobody writes the address of a call to tell of a record; a page shows it in any case.
  return body !== undefined && words.some((said) => said.includes(path.slice(1)));
}
