import { sentenceOf, withValues, type Sentence, type Text } from './sentence.ts';

/** Kind of an expected failure. */
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

/** A failure, with the sentence that is shown to the user. */
export interface Failure extends Sentence {
  code: FailureCode;
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

export function fail(code: FailureCode, text: Text, field?: string): Failed {
  const failure = { code, ...sentenceOf(text) };
  return { ok: false, failure: field === undefined ? failure : { ...failure, field } };
}

/** @param retryAfter seconds; the message says how long to wait */
export function tooMany(retryAfter: number): Failed {
  return limited(withValues('TOO_MANY_ATTEMPTS', { seconds: retryAfter }), retryAfter);
}

/** @param retryAfter seconds */
export function limited(text: Text, retryAfter: number): Failed {
  return { ok: false, failure: { code: 'RATE_LIMITED', ...sentenceOf(text), retryAfter } };
}
