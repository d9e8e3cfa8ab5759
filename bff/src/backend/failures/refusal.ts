import { isRecord } from '../reading/isRecord.ts';
import { MISSING_ID, missingParam, type Call } from '../http/call.ts';
import { isStrongTag } from '../http/etag.ts';
import type { Failure } from './failure.ts';
import { refusedFields, type RefusedField } from './refusedFields.ts';
import { serverWords } from './serverWords.ts';
import { ownMessage } from './statusError.ts';

/** A call that the server understood and refused, with what the user can mend. */
export interface Refusal {
  status: number;
  code: string;
  message: string;
  /** The fields that the server named, and what it said besides of no field. */
  fields: RefusedField[];
}

const codeByStatus: Record<number, string> = {
  401: 'INVALID_CREDENTIALS',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  423: 'CONFLICT',
};

/** Said of a record that has another version by now. */
export const CHANGED_MEANWHILE = 'Someone else has changed this in the meantime.';

/** Said where the server gave no words that may be shown. */
const messageByStatus: Record<number, string> = {
  401: 'Invalid credentials',
  403: ownMessage.FORBIDDEN,
  404: ownMessage.NOT_FOUND,
  409: 'This conflicts with what is there already.',
  412: CHANGED_MEANWHILE,
};

/** What a header may hold, of which backends take 1 to 255 characters. */
const IDEMPOTENCY_KEY = /^[!-~]{1,255}$/;

/** The refusal of a call that need not be sent: an id, version or key in it can't be one. Else null. */
export function refusalAhead(call: Call): Refusal | null {
  const missing = missingParam(call);
  if (missing !== null) return refusalOf(missing, MISSING_ID);
  const { ifMatch, idempotencyKey } = call;
  if (ifMatch !== undefined && !isStrongTag(ifMatch)) {
    return refusalOf('ifMatch', 'This is not a version of the record.');
  }
  return idempotencyKey === undefined || IDEMPOTENCY_KEY.test(idempotencyKey)
    ? null
    : refusalOf('idempotencyKey', 'This must have 1 to 255 visible characters and no space.');
}

function refusalOf(field: string, message: string): Refusal {
  return { status: 400, code: 'VALIDATION', message, fields: [{ field, message }] };
}

/** Reads a refusal out of an answer: `{message, code, errors}` and what other frameworks write. */
export function readRefusal(
  call: Call,
  failure: Failure,
  authorization: string | undefined,
): Refusal {
  const { status, body } = failure;
  const sent = typeof call.body === 'object' && call.body !== null ? call.body : {};
  // What comes with another version is the record, not what is wrong with it.
  const fields = status === 412 ? [] : refusedFields(body, { sent, authorization });
  return {
    status,
    code: codeOf(status, body),
    message:
      serverWords(failure, authorization) ?? messageByStatus[status] ?? ownMessage.BAD_USER_INPUT,
    fields,
  };
}

function codeOf(status: number, body: unknown): string {
  // Whatever the backend calls it: the version was another.
  if (status === 412) return 'PRECONDITION_FAILED';
  const record = isRecord(body) ? body : {};
  const error = isRecord(record['error']) ? record['error'] : {};
  return (
    stableWord(record['code']) ?? stableWord(error['code']) ?? codeByStatus[status] ?? 'VALIDATION'
  );
}

/** Codes of databases and systems, which would tell what the server is made of. */
const INSIDE = /^(ER_|ERR_|E\d|P\d|SQL|PG|ORA|ECONN|ENO|EPERM|EACC|EPIPE|ETIME|FST_)/;

function stableWord(code: unknown): string | null {
  if (typeof code !== 'string' || INSIDE.test(code)) return null;
  return /^[A-Z][A-Z0-9_]{1,49}$/.test(code) ? code : null;
}
