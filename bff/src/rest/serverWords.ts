import { STATUS_CODES } from 'node:http';
import type { Failure } from './failure.ts';
import { fitForPeople } from './fitForPeople.ts';
import { isRecord } from './reader.ts';

/** Where backends put what they say, the plainest first. */
const KEYS = [
  'message',
  'error',
  'detail',
  'msg',
  'error_description',
  'errorMessage',
  'error_message',
  'defaultMessage',
  'reason',
  'description',
  'non_field_errors',
  'nonFieldErrors',
  'errors',
  'details',
  'data',
  'title',
];

/** Words stand at most so deep: `{errors: [{detail: "…"}]}`. */
const MAX_DEPTH = 3;

/** Entries of one list or record that are looked at. */
const MAX_ENTRIES = 50;

/** All that a body says, the likeliest words first. */
export function wordsIn(body: unknown, depth = 0): string[] {
  if (typeof body === 'string') return [body];
  if (depth > MAX_DEPTH) return [];
  if (Array.isArray(body)) {
    return body.slice(0, MAX_ENTRIES).flatMap((entry: unknown) => wordsIn(entry, depth + 1));
  }
  if (!isRecord(body)) return [];
  const said = uncapitalised(body);
  return KEYS.flatMap((key) => wordsIn(said[key], depth + 1));
}

/** The same with keys that begin small: some backends write `Message` and `Errors`. */
export function uncapitalised(record: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(record).slice(0, MAX_ENTRIES);
  return Object.fromEntries(
    entries.map(([key, value]) => [key.replace(/^[A-Z]/, (first) => first.toLowerCase()), value]),
  );
}

/**
 * The server's own words about a failure; null where it gave none that may be shown, or only the
 * name of the status, which no person needs to know.
 */
export function serverWords(failure: Failure, authorization: string | undefined): string | null {
  const { body, text } = failure;
  return firstOf(body === undefined ? [text] : wordsIn(body), (said) =>
    isReasonPhrase(said) ? null : fitForPeople(said, authorization),
  );
}

function firstOf(words: string[], fit: (said: string) => string | null): string | null {
  for (const said of words) {
    const shown = fit(said);
    if (shown !== null) return shown;
  }
  return null;
}

const reasonPhrases = new Set(
  Object.values(STATUS_CODES).map((phrase) => phrase?.toLowerCase() ?? ''),
);

/** What frameworks say in place of the name of a status. */
const SAYS_NO_MORE =
  /^(no message available|an error occurred\.?|(the )?(requested )?(resource|page) ((could|can) ?not be|was not|not) found\.?)$/;

function isReasonPhrase(said: string): boolean {
  const bare = said
    .trim()
    .toLowerCase()
    .replace(/^\d{3}\s+/, '');
  return reasonPhrases.has(bare.replace(/[.!]$/, '')) || SAYS_NO_MORE.test(bare);
}
