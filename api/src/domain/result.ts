/** Why something expected did not work; `plugins/errors.ts` gives each code its HTTP status. */
export type FailureCode =
  | 'VALIDATION'
  | 'INVALID_CREDENTIALS'
  | 'ACCOUNT_INACTIVE'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'RATE_LIMITED';

export interface Failure {
  code: FailureCode;
  /** Fit to be shown to the user. */
  message: string;
  /** The field of the request it belongs to. */
  field?: string;
  /** Seconds after which a new try makes sense. */
  retryAfter?: number;
}

/** The outcome of an action that can fail in expected ways; bugs are exceptions instead. */
export type Result<T> = { ok: true; value: T } | Failed;
export interface Failed {
  ok: false;
  failure: Failure;
}

export function succeed<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function fail(code: FailureCode, message: string, field?: string): Failed {
  return { ok: false, failure: field === undefined ? { code, message } : { code, message, field } };
}

export function tooMany(retryAfter: number): Failed {
  const message = 'Too many attempts. Please try again later.';
  return { ok: false, failure: { code: 'RATE_LIMITED', message, retryAfter } };
}
