import type { FailureCode } from '../../domain/result.ts';

/** HTTP status of each error code. */
export const statuses = {
  VALIDATION: 400,
  BAD_REQUEST: 400,
  RESET_TOKEN_INVALID: 400,
  UNAUTHENTICATED: 401,
  INVALID_CREDENTIALS: 401,
  SECOND_FACTOR_REQUIRED: 401,
  SECOND_FACTOR_INVALID: 401,
  FORBIDDEN: 403,
  ACCOUNT_INACTIVE: 403,
  EMAIL_UNCONFIRMED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  REQUEST_TIMEOUT: 408,
  CONFLICT: 409,
  PRECONDITION_FAILED: 412,
  BODY_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  IDEMPOTENCY_KEY_REUSED: 422,
  RATE_LIMITED: 429,
  HEADERS_TOO_LARGE: 431,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const satisfies Record<FailureCode, number> & Record<string, number>;
export type ErrorCode = keyof typeof statuses;
