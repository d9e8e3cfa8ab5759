import type { Reason } from '../../domain/userError.ts';
import { isRecord } from '../reading/isRecord.ts';
import { MISSING_ID, missingParam, type Call } from '../http/call.ts';
import { isStrongTag } from '../http/etag.ts';
import type { Failure } from './failure.ts';
import { reasonIn } from './reason.ts';
import { safeMessage, serverMessage } from './serverMessage.ts';

/** A call that the server refused for a reason that the user can correct. */
export interface Refusal extends Partial<Reason> {
  status: number;
  code: string;
  /** Empty without a message that may be shown. */
  message: string;
  /** `errors` of the documented body. */
  fields: RefusedField[];
}

interface RefusedField extends Partial<Reason> {
  /** Path in the call's body, with dots; null where none is given. */
  field: string | null;
  /** Empty without words of the server that may be shown. */
  message: string;
}

const codeByStatus: Record<number, string> = {
  401: 'INVALID_CREDENTIALS',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  423: 'CONFLICT',
};

/** The backend gave no message that may be shown: the client has a text for each form. */
const NO_MESSAGE = '';

/** Message for a version conflict. */
export const CHANGED_MEANWHILE = 'This was changed in the meantime.';

/** Visible ASCII, 1 to 255 characters. */
const IDEMPOTENCY_KEY = /^[!-~]{1,255}$/;

/** Refuses a call with an invalid id, version or idempotency key before it is sent; else null. */
export function validateCall(call: Call): Refusal | null {
  const missing = missingParam(call);
  if (missing !== null) return refusalOf(missing, MISSING_ID);
  const { ifMatch, idempotencyKey } = call;
  if (ifMatch != null && !isStrongTag(ifMatch)) {
    return refusalOf('ifMatch', 'This is not a version of the record.');
  }
  return idempotencyKey == null || IDEMPOTENCY_KEY.test(idempotencyKey)
    ? null
    : refusalOf('idempotencyKey', 'This must have 1 to 255 visible characters and no space.');
}

function refusalOf(field: string, message: string): Refusal {
  return { status: 400, code: 'VALIDATION', message, fields: [{ field, message }] };
}

/** Reads the documented body of a refusal, `{message, code, errors: [{field, message}]}`, with the reasons of messages. */
export function readRefusal(failure: Failure, authorization: string | undefined): Refusal {
  const { status, body } = failure;
  return {
    status,
    code: codeOf(status, body),
    message:
      serverMessage(failure, authorization) ?? (status === 412 ? CHANGED_MEANWHILE : NO_MESSAGE),
    ...reasonIn(body),
    // The body of a 412 includes the record, whose fields are no errors.
    fields: status === 412 ? [] : refusedFields(body, authorization),
  };
}

const MAX_FIELDS = 50;

function refusedFields(body: unknown, authorization: string | undefined): RefusedField[] {
  const errors = isRecord(body) && Array.isArray(body['errors']) ? body['errors'] : [];
  return errors.slice(0, MAX_FIELDS).flatMap((entry: unknown) => {
    if (!isRecord(entry) || typeof entry['message'] !== 'string') return [];
    const path = fieldPath(entry['field']);
    const message = safeMessage(entry['message'], authorization);
    if (message === null && path === null) return [];
    return [{ field: path, message: message ?? '', ...reasonIn(entry) }];
  });
}

/** `stages[0].stage_name` as `stages.0.stageName`; null for an invalid path. */
function fieldPath(field: unknown): string | null {
  if (
    typeof field !== 'string' ||
    field.length > 100 ||
    !/^[\w-]+([.[\]]+[\w-]+)*\]?$/.test(field)
  ) {
    return null;
  }
  const path = field.replace(/\]$/, '').replace(/[.[\]]+/g, '.');
  return path.replace(/(?<=\w)_(\w)/g, (_all, letter: string) => letter.toUpperCase());
}

function codeOf(status: number, body: unknown): string {
  if (status === 412) return 'PRECONDITION_FAILED';
  const code = isRecord(body) ? body['code'] : null;
  return isPublicCode(code) ? code : (codeByStatus[status] ?? 'VALIDATION');
}

/** Prefixes of codes of databases, operating systems and libraries. */
const INTERNAL = /^(ER_|ERR_|E\d|P\d|SQL|PG|ORA|ECONN|ENO|EPERM|EACC|EPIPE|ETIME|FST_)/;

function isPublicCode(code: unknown): code is string {
  return typeof code === 'string' && /^[A-Z][A-Z0-9_]{1,49}$/.test(code) && !INTERNAL.test(code);
}
