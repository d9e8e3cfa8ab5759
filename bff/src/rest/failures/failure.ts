import { isRecord } from '../answers/isRecord.ts';

/** An answer that says the call was not carried out. */
export interface Failure {
  /** The status of the answer, or the one that its body tells. */
  status: number;
  /** Undefined where the answer was no JSON. */
  body: unknown;
  text: string;
}

/** How backends that answer everything with 200 tell of a failure. */
const NO: unknown[] = [false, 'false', 0];
const FAILED: unknown[] = [false, 'error', 'fail', 'failed', 'failure'];

/** What has none of these says nothing about a failure. */
const WORDS = ['message', 'msg', 'error', 'errors', 'detail'];

/** The failure that an answer tells of, by its status or in its body; null of a success. */
export function failureIn(status: number, text: string, body: unknown): Failure | null {
  if (status < 200 || status >= 300) return { status, body, text };
  return saysFailed(body) ? { status: statusWithin(body), body, text } : null;
}

function saysFailed(body: unknown): body is Record<string, unknown> {
  if (!isRecord(body)) return false;
  if (NO.includes(body['success']) || NO.includes(body['ok']) || body['error'] === true)
    return true;
  // A record may have a status or a code of its own, whatever it is called.
  if ('id' in body || '_id' in body || !WORDS.some((key) => key in body)) return false;
  const { status } = body;
  const word = typeof status === 'string' ? status.toLowerCase() : status;
  return FAILED.includes(word) || toldStatus(body) !== null;
}

/** The status that the body gives; else that of what was asked in vain. */
function statusWithin(body: Record<string, unknown>): number {
  return toldStatus(body) ?? 400;
}

function toldStatus(body: Record<string, unknown>): number | null {
  const told = [body['statusCode'], body['status'], body['code']].map(Number);
  return told.find((status) => Number.isInteger(status) && status >= 400 && status < 600) ?? null;
}
