/** Why something expected did not work; `plugins/errors.ts` gives each code its HTTP status. */
export type FailureCode =
  'VALIDATION' | 'INVALID_CREDENTIALS' | 'ACCOUNT_INACTIVE' | 'NOT_FOUND' | 'CONFLICT';

export interface Failure {
  code: FailureCode;
  /** Fit to be shown to the user. */
  message: string;
  /** The field of the request it belongs to. */
  field?: string;
}

/** The outcome of an action that can fail in expected ways; bugs are exceptions instead. */
export type Result<T> = { ok: true; value: T } | { ok: false; failure: Failure };

export function succeed<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function fail(code: FailureCode, message: string, field?: string): Result<never> {
  return { ok: false, failure: field === undefined ? { code, message } : { code, message, field } };
}
