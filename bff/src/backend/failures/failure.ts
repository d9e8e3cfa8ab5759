import { decode } from '../reading/decode.ts';
import { isRecord } from '../reading/isRecord.ts';

/** A failed call. Only the status of a very long body is kept. */
export interface Failure {
  /** HTTP status, or the status in the body of a 200. */
  status: number;
  /** Parsed JSON; undefined where the body is not JSON. */
  body: unknown;
  text: string;
}

/** Longer bodies are not searched for messages and fields. */
const MAX_LENGTH = 64_000;

/** Values of a success flag that mean failure or success. */
const FALSE_VALUES: unknown[] = [false, 'false', 0];
const FAILED: unknown[] = [false, 'error', 'fail', 'failed', 'failure'];
const DONE: unknown[] = [true, 'true', 1, 'ok', 'success'];

/** Keys of a failure; a body without any of them is a success. */
const FAILURE_KEYS = ['message', 'msg', 'error', 'errors', 'detail', 'details', 'data'];

/** Keys that a failure may have; a record or list under another key is the requested data. */
const MESSAGE_KEYS = FAILURE_KEYS.filter((key) => key !== 'data');

/** The failure by the status, or by the body of a 200; null for a success. */
export function readFailure(status: number, bytes: Uint8Array, body: unknown): Failure | null {
  const effectiveStatus = status >= 200 && status < 300 ? statusWithin(body) : status;
  if (effectiveStatus === null) return null;
  const text = decode(bytes);
  return text.length > MAX_LENGTH
    ? { status: effectiveStatus, body: undefined, text: '' }
    : { status: effectiveStatus, body, text };
}

function isFailureBody(body: unknown): body is Record<string, unknown> {
  if (!isRecord(body)) return false;
  if (
    FALSE_VALUES.includes(body['success']) ||
    FALSE_VALUES.includes(body['ok']) ||
    body['error'] === true
  )
    return true;
  // The requested record may have fields named status, code or error.
  if ('id' in body || '_id' in body || !FAILURE_KEYS.some((key) => key in body)) return false;
  const { status } = body;
  const word = typeof status === 'string' ? status.toLowerCase() : status;
  return FAILED.includes(word) || statusIn(body) !== null || hasOnlyErrors(body, word);
}

/** True for `{error: "Email already taken"}`, without a record and without a success flag. */
function hasOnlyErrors(body: Record<string, unknown>, status: unknown): boolean {
  if (!isNonEmpty(body['error']) && !isNonEmpty(body['errors'])) return false;
  if ([body['success'], body['ok'], status].some((word) => DONE.includes(word))) return false;
  const others = Object.entries(body).filter(([key]) => !MESSAGE_KEYS.includes(key));
  return !others.some(([, value]) => typeof value === 'object' && isNonEmpty(value));
}

/** True for non-blank text and for non-empty lists and records. */
function isNonEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '' && !FALSE_VALUES.includes(value);
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}

/** The status in the body of a failure, else 400; null for a success. */
function statusWithin(body: unknown): number | null {
  return isFailureBody(body) ? (statusIn(body) ?? 400) : null;
}

function statusIn(body: Record<string, unknown>): number | null {
  const candidates = [body['statusCode'], body['status'], body['code']].map(Number);
  return (
    candidates.find((status) => Number.isInteger(status) && status >= 400 && status < 600) ?? null
  );
}
