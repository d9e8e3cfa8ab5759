import { isRecord } from './reader.ts';

/** An answer that says the call was not carried out. */
export interface Failure {
  /** The status of the answer, or the one that its body tells. */
  status: number;
  /** Undefined where the answer was no JSON. */
  body: unknown;
  text: string;
}

/** How backends that answer everything with 200 call a failure. */
const FAILED = ['error', 'fail', 'failed', 'failure'];

/** What has none of these says nothing about a failure. */
const WORDS = ['message', 'msg', 'error', 'errors', 'detail'];

/** The failure that an answer tells of, by its status or in its body; null of a success. */
export function failureIn(status: number, text: string, body: unknown): Failure | null {
  if (status < 200 || status >= 300) return { status, body, text };
  return saysFailed(body) ? { status: statusWithin(body), body, text } : null;
}

function saysFailed(body: unknown): body is Record<string, unknown> {
  if (!isRecord(body)) return false;
  if (body['success'] === false || body['ok'] === false || body['error'] === true) return true;
  const word = body['status'];
  // A record may have a status of its own, whatever it is called.
  const isRecordOfAThing = 'id' in body || '_id' in body;
  return (
    typeof word === 'string' &&
    FAILED.includes(word.toLowerCase()) &&
    !isRecordOfAThing &&
    WORDS.some((key) => key in body)
  );
}

/** The status that the body gives; else that of what was asked in vain. */
function statusWithin(body: Record<string, unknown>): number {
  const told = [body['statusCode'], body['status'], body['code']].map(Number);
  return told.find((status) => Number.isInteger(status) && status >= 400 && status < 600) ?? 400;
}
