import type { Call } from './call.ts';
import type { Failure } from './failure.ts';
import { serverWords, wordsIn } from './serverWords.ts';

/** How the usual frameworks say that a route, not a record, is missing. */
const NO_ROUTE: RegExp[] = [
  /\b(cannot|there is no) (get|post|put|delete)[ :]\//i,
  /\b(route|endpoint|url|uri|path)\b.* (not found|could not be found|does not exist|doesn.t exist|was not found)/i,
  /\bno (route|endpoint|handler|matching route|url)\b.*(match|found|exist|for|defined)/i,
  /\bno (route matches|static resource|http resource was found)\b/i,
  /\bunknown (route|endpoint|path|url)\b|\bcould not find resource for\b/i,
  /\b(404 page not found|didn.t match any of these|the requested url was not found)\b/i,
];

/** No more of a page is looked at: whoever writes for long says it at the beginning. */
const BEGINNING = 10_000;

/**
 * True of a 404 that is about the call itself, not about what was asked for: the backend says so,
 * or says nothing that could be about a record.
 */
export function lacksRoute(call: Call, address: string, failure: Failure): boolean {
  if (failure.status !== 404) return false;
  const { body, text } = failure;
  const [path = ''] = address.split('?');
  const all = body === undefined ? [text] : wordsIn(body);
  const words = all.map((said) => said.slice(0, BEGINNING));
  if (words.some((said) => NO_ROUTE.some((saying) => saying.test(said)))) return true;
  // Nobody writes the address of a call to tell of a record; a page shows it in any case.
  if (body !== undefined && words.some((said) => said.includes(path.slice(1)))) return true;
  if (serverWords(failure, undefined) !== null) return false;
  if (call.isOptional === true) return true;
  return body === undefined && call.params === undefined;
}
