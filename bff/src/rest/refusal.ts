import { MISSING_ID, missingParam, type Call } from './call.ts';
import { isStrongTag } from './etag.ts';
import { serverMessage } from './statusError.ts';

/** A call that the server understood and refused, with what the user can mend. */
export interface Refusal {
  status: number;
  code: string;
  message: string;
  /** The fields that the server named, in its own spelling. */
  fields: { field: string; message: string }[];
}

const codeByStatus: Record<number, string> = {
  401: 'INVALID_CREDENTIALS',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
};

/** What need not be sent: an id that is none, a version that can't have been read. Null when all is well. */
export function refusalAhead(call: Call): Refusal | null {
  const missing = missingParam(call);
  if (missing !== null) return refusalOf(missing, MISSING_ID);
  const { ifMatch } = call;
  return ifMatch === undefined || isStrongTag(ifMatch)
    ? null
    : refusalOf('ifMatch', 'This is not a version that was read.');
}

function refusalOf(field: string, message: string): Refusal {
  return { status: 400, code: 'VALIDATION', message, fields: [{ field, message }] };
}

/** Reads a refusal out of an answer: `{message, code, errors}` and what other frameworks write. */
export function readRefusal(status: number, body: unknown): Refusal {
  const record = isRecord(body) ? body : {};
  const fields = readFields(record['errors']);
  return {
    status,
    code: codeOf(status, record['code']),
    message: serverMessage(body) ?? fields[0]?.message ?? 'The request was not accepted.',
    fields,
  };
}

/** A list of `{field, message}`, or an object of messages by field. */
function readFields(errors: unknown): Refusal['fields'] {
  const entries: [unknown, unknown][] = Array.isArray(errors)
    ? errors.filter(isRecord).map((entry) => [entry['field'] ?? entry['path'], entry])
    : Object.entries(isRecord(errors) ? errors : {});
  return entries.flatMap(([field, said]) => {
    const message = typeof said === 'string' ? said : serverMessage(said);
    return typeof field === 'string' && message !== null ? [{ field, message }] : [];
  });
}

function codeOf(status: number, given: unknown): string {
  // Whatever the backend calls it: the version was another.
  if (status === 412) return 'PRECONDITION_FAILED';
  return stableWord(given) ?? codeByStatus[status] ?? 'VALIDATION';
}

function stableWord(code: unknown): string | null {
  return typeof code === 'string' && /^[A-Z][A-Z0-9_]{1,49}$/.test(code) ? code : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
