import { decode } from '../reading/decode.ts';
import { isRecord, type JsonRecord } from '../reading/isRecord.ts';

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

/** Keys of a body that only reports a failure. */
const MESSAGE_KEYS = ['message', 'error', 'errors', 'code', 'status', 'statusCode', 'data'];

/** The failure by the status, or by the body of a 200; null for a success. */
export function failureIn(status: number, bytes: Uint8Array, body: unknown): Failure | null {
  const meant = status >= 200 && status < 300 ? statusWithin(body) : status;
  if (meant === null) return null;
  const text = decode(bytes);
  return text.length > MAX_LENGTH
    ? { status: meant, body: undefined, text: '' }
    : { status: meant, body, text };
}

/** The status in the body of a failure, else 400; null for a success. */
function statusWithin(body: unknown): number | null {
  if (!isRecord(body)) return null;
  const { success, ok, error } = body;
  const isFlagged = success === false || ok === false || error === true;
  return isFlagged || isReport(body) ? (statusIn(body) ?? 400) : null;
}

/**
 * True for `{status: "error", …}`, `{code: 400, …}` and `{error: …}` without anything else: the
 * requested record may have fields of these names.
 */
function isReport(body: JsonRecord): boolean {
  if (body['data'] || !Object.keys(body).every((key) => MESSAGE_KEYS.includes(key))) return false;
  const { status, error, errors, message } = body;
  if (status === false) return true;
  if (typeof status === 'string') return ['error', 'fail'].includes(status.toLowerCase());
  return (statusIn(body) !== null && Boolean(message)) || isFilled(error) || isFilled(errors);
}

/** True for text and for lists and records that are not empty. */
function isFilled(value: unknown): boolean {
  return typeof value === 'object' ? Object.keys(value ?? {}).length > 0 : Boolean(value);
}

function statusIn({ statusCode, status, code }: JsonRecord): number | null {
  const given = [statusCode, status, code].map(Number);
  return given.find((one) => Number.isInteger(one) && one >= 400 && one < 600) ?? null;
}
