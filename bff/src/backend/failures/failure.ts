import { isRecord } from '../reading/isRecord.ts';

/**
 * An answer that says the call was not carried out. Of one that never stops talking the status
 * alone is left.
 */
export interface Failure {
  /** The status of the answer, or the one that its body tells. */
  status: number;
  /** Undefined where the answer was no JSON. */
  body: unknown;
  text: string;
}

/** What says no with more characters is not looked through for words and fields. */
const MAX_LENGTH = 64_000;

/** How backends that answer everything with 200 tell of a failure. */
const NO: unknown[] = [false, 'false', 0];
const FAILED: unknown[] = [false, 'error', 'fail', 'failed', 'failure'];
const DONE: unknown[] = [true, 'true', 1, 'ok', 'success'];

/** What has none of these says nothing about a failure. */
const WORDS = ['message', 'msg', 'error', 'errors', 'detail', 'details', 'data'];

/** What a failure consists of; a record or a list in any other place is what was asked for. */
const TALK = WORDS.filter((key) => key !== 'data');

/** The failure that an answer tells of, by its status or in its body; null of a success. */
export function failureIn(status: number, text: string, body: unknown): Failure | null {
  const meant = status >= 200 && status < 300 ? statusWithin(body) : status;
  if (meant === null) return null;
  return text.length > MAX_LENGTH
    ? { status: meant, body: undefined, text: '' }
    : { status: meant, body, text };
}

function saysFailed(body: unknown): body is Record<string, unknown> {
  if (!isRecord(body)) return false;
  if (NO.includes(body['success']) || NO.includes(body['ok']) || body['error'] === true)
    return true;
  // A record may have a status, a code or an error of its own, whatever it is called.
  if ('id' in body || '_id' in body || !WORDS.some((key) => key in body)) return false;
  const { status } = body;
  const word = typeof status === 'string' ? status.toLowerCase() : status;
  return FAILED.includes(word) || toldStatus(body) !== null || tellsOfErrorsAlone(body, word);
}

/** `{error: "Email already taken"}`: neither a record beside it, nor a word that it was done. */
function tellsOfErrorsAlone(body: Record<string, unknown>, status: unknown): boolean {
  if (!isSomething(body['error']) && !isSomething(body['errors'])) return false;
  if ([body['success'], body['ok'], status].some((word) => DONE.includes(word))) return false;
  const others = Object.entries(body).filter(([key]) => !TALK.includes(key));
  return !others.some(([, value]) => typeof value === 'object' && isSomething(value));
}

/** True of words, and of lists and records that are not empty. */
function isSomething(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '' && !NO.includes(value);
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}

/** The status that the body gives, or else that of what was asked in vain; null of a success. */
function statusWithin(body: unknown): number | null {
  return saysFailed(body) ? (toldStatus(body) ?? 400) : null;
}

function toldStatus(body: Record<string, unknown>): number | null {
  const told = [body['statusCode'], body['status'], body['code']].map(Number);
  return told.find((status) => Number.isInteger(status) && status >= 400 && status < 600) ?? null;
}
