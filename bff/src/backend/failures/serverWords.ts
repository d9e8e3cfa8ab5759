import { STATUS_CODES } from 'node:http';
import { isRecord } from '../reading/isRecord.ts';
import type { Failure } from './failure.ts';
import { fitForPeople } from './fitForPeople.ts';

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

/** What a body says, the likeliest words first. */
export function wordsIn(body: unknown): string[] {
  const words: string[] = [];
  gather(words, body, 0);
  return words;
}

function gather(words: string[], body: unknown, depth: number): void {
  if (typeof body === 'string') words.push(body);
  if (depth > MAX_DEPTH) return;
  if (Array.isArray(body)) {
    for (const entry of body) gather(words, entry, depth + 1);
  } else if (isRecord(body)) {
    const said = uncapitalised(body);
    for (const key of KEYS) gather(words, said[key], depth + 1);
  }
}

/** The same with lower-case initials: some backends write `Message` and `Errors`. */
export function uncapitalised(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [
      key.replace(/^[A-Z]/, (first) => first.toLowerCase()),
      value,
    ]),
  );
}

/**
 * The server's own words about a failure; null where it gave none that may be shown, or only the
 * name of the status, which no person needs to know.
 */
export function serverWords(failure: Failure, authorization: string | undefined): string | null {
  const { body, text } = failure;
  for (const said of body === undefined ? [text] : wordsIn(body)) {
    const shown = fitForPeople(said, authorization);
    if (shown !== null && !isReasonPhrase(shown)) return shown;
  }
  return null;
}

const reasonPhrases = new Set(
  Object.values(STATUS_CODES).map((phrase) => phrase?.toLowerCase() ?? ''),
);

/** What frameworks say instead of the name of a status. */
const SAYS_NO_MORE =
  /^(no message available|an error occurred\.?|(the )?(requested )?(resource|page) ((could|can) ?not be|was not|not) found( on this server)?\.?)$/;

function isReasonPhrase(said: string): boolean {
  const bare = said.toLowerCase().replace(/^\d{3}[\s:–-]+/, '');
  return reasonPhrases.has(bare.replace(/[.!]$/, '')) || SAYS_NO_MORE.test(bare);
}
