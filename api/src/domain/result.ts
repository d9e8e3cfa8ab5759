/** Reason for an expected failure. */
export type FailureCode =
  | 'VALIDATION'
  | 'UNAUTHENTICATED'
  | 'INVALID_CREDENTIALS'
  | 'SECOND_FACTOR_REQUIRED'
  | 'SECOND_FACTOR_INVALID'
  | 'ACCOUNT_INACTIVE'
  | 'EMAIL_UNCONFIRMED'
  | 'RESET_TOKEN_INVALID'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'CONSENT_REQUIRED'
  | 'PRECONDITION_FAILED'
  | 'IDEMPOTENCY_KEY_REUSED'
  | 'RATE_LIMITED';

export interface Failure {
  code: FailureCode;
  /** Shown to the user. */
  message: string;
  /** Name of the invalid field. */
  field?: string;
  /** Seconds to wait before the next attempt. */
  retryAfter?: number;
  /** With PRECONDITION_FAILED: the current record and its version. */
  current?: { record: object; version: string };
}

/** Result of an operation with expected failures; bugs are exceptions instead. */
export type Result<T> = { ok: true; value: T } | Failed;
export interface Failed {
  ok: false;
  failure: Failure;
}

export function succeed<T>(value: T): Result<T> {
  return { ok: true, value };
}

/** Converts the value of a success. */
export function mapResult<T, U>(result: Result<T>, map: (value: T) => U): Result<U> {
  return result.ok ? succeed(map(result.value)) : result;
}

export function fail(code: FailureCode, message: string, field?: string): Failed {
  return { ok: false, failure: field === undefined ? { code, message } : { code, message, field } };
}

/** @param retryAfter seconds; the message says how long to wait */
export function tooMany(retryAfter: number): Failed {
  const message = `Too many attempts. Please try again in ${waitWords(retryAfter)}.`;
  return { ok: false, failure: { code: 'RATE_LIMITED', message, retryAfter } };
}

/** `45 seconds`, `2 minutes`; minutes are rounded up. */
function waitWords(seconds: number): string {
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
