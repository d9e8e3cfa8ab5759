import type { ErrorCode } from '../http/status-codes.ts';

const name = { field: 'name', message: 'Name is required' };

/** Example body per code. */
export const errorExamples: Record<ErrorCode, { message: string; [field: string]: unknown }> = {
  VALIDATION: { message: name.message, errors: [name] },
  BAD_REQUEST: { message: 'The request could not be read: is it valid JSON?' },
  RESET_TOKEN_INVALID: { message: 'This link is not valid any more. Please ask for a new one.' },
  UNAUTHENTICATED: { message: 'Please log in' },
  INVALID_CREDENTIALS: { message: 'Invalid credentials' },
  SECOND_FACTOR_REQUIRED: { message: 'Please enter the code of your authenticator app' },
  SECOND_FACTOR_INVALID: {
    message: 'This code is not right',
    errors: [{ field: 'code', message: 'This code is not right' }],
  },
  FORBIDDEN: { message: 'You may not do this' },
  SECOND_FACTOR_DUE: { message: 'Please set up two-step login first' },
  ACCOUNT_INACTIVE: {
    message: 'This account is inactive. Please contact an administrator.',
  },
  EMAIL_UNCONFIRMED: {
    message: 'Please confirm your email first, with the link in your mail.',
  },
  NOT_FOUND: { message: 'Student not found' },
  METHOD_NOT_ALLOWED: { message: 'There is no DELETE /api/auth/login' },
  REQUEST_TIMEOUT: { message: 'The request did not arrive in time' },
  CONFLICT: {
    message: 'This email is already registered',
    errors: [{ field: 'email', message: 'This email is already registered' }],
  },
  CONSENT_REQUIRED: {
    message: 'Your guardian’s consent to the present privacy notice is needed first.',
  },
  PRECONDITION_FAILED: {
    message: 'This record was changed meanwhile. Please look at it again.',
    current: { _id: '5f0c1b9e-6a52-4c0e-9a43-0d5c7a3f1e21', name: 'Ananya Deshmukh' },
  },
  BODY_TOO_LARGE: { message: 'The request is too large (at most 100 KB)' },
  UNSUPPORTED_MEDIA_TYPE: { message: 'The request must be JSON' },
  IDEMPOTENCY_KEY_REUSED: {
    message: 'This Idempotency-Key came with another request before',
  },
  RATE_LIMITED: { message: 'Too many attempts. Please try again in 2 minutes.' },
  HEADERS_TOO_LARGE: { message: 'The address and headers are too long' },
  INTERNAL: { message: 'Something went wrong. Please try again.' },
  UNAVAILABLE: { message: 'The service is not available right now. Please try again.' },
};
