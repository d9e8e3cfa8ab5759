/** Why something expected did not work; `plugins/errors.ts` gives each code its HTTP status. */
export type FailureCode =
  | 'VALIDATION'
  | 'INVALID_CREDENTIALS'
  | 'ACCOUNT_INACTIVE'
  | 'RESET_TOKEN_INVALID'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'PRECONDITION_FAILED'
  | 'IDEMPOTENCY_KEY_REUSED'
  | 'RATE_LIMITED';

export interface Failure {
  code: FailureCode;
  /** Fit to be shown to the user. */
  message: string;
  /** The field of the request it belongs to. */
  field?: string;
  /** Seconds after which a new try makes sense. */
  retryAfter?: number;
  /** The record as it is now, where the request rested on an older one. */
  current?: Required<Pick<Answer, 'body' | 'etag'>>;
}

/** What a call answers with when it worked. */
export interface Answer {
  /** Of HTTP. */
  status: number;
  /** As the route's schema describes it. */
  body: object;
  /** The tag of the record in the body, where it carries a single one. */
  etag?: string;
  /** The action ran before; this is what it answered then. */
  replayed?: true;
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

/** The same outcome with another value. */
export function mapResult<T, U>(result: Result<T>, map: (value: T) => U): Result<U> {
  return result.ok ? succeed(map(result.value)) : result;
}

export function fail(code: FailureCode, message: string, field?: string): Failed {
  return { ok: false, failure: field === undefined ? { code, message } : { code, message, field } };
}

export function tooMany(retryAfter: number): Failed {
  const message = 'Too many attempts. Please try again later.';
  return { ok: false, failure: { code: 'RATE_LIMITED', message, retryAfter } };
}
