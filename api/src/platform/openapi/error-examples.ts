import { sentenceOf, withValues, type Sentence, type Text } from '../../domain/sentence.ts';
import type { ErrorCode } from '../http/status-codes.ts';

interface Example extends Sentence {
  errors?: (Sentence & { field: string })[];
  current?: object;
}

function ofField(field: string, text: Text): Example {
  const sentence = sentenceOf(text);
  return { ...sentence, errors: [{ field, ...sentence }] };
}

/** Example body per code. */
export const errorExamples: Record<ErrorCode, Example> = {
  VALIDATION: ofField('name', 'NAME_REQUIRED'),
  BAD_REQUEST: sentenceOf('BODY_INVALID'),
  RESET_TOKEN_INVALID: sentenceOf('PASSWORD_LINK_INVALID'),
  UNAUTHENTICATED: sentenceOf('NOT_SIGNED_IN'),
  INVALID_CREDENTIALS: sentenceOf('CREDENTIALS_INVALID'),
  SECOND_FACTOR_REQUIRED: sentenceOf('SECOND_FACTOR_REQUIRED'),
  SECOND_FACTOR_INVALID: ofField('code', 'CODE_WRONG'),
  FORBIDDEN: sentenceOf('NOT_ALLOWED'),
  SECOND_FACTOR_DUE: sentenceOf('SECOND_FACTOR_DUE'),
  ACCOUNT_INACTIVE: sentenceOf('ACCOUNT_INACTIVE'),
  EMAIL_UNCONFIRMED: sentenceOf('EMAIL_UNCONFIRMED'),
  NOT_FOUND: sentenceOf('STUDENT_NOT_FOUND'),
  METHOD_NOT_ALLOWED: withValues('NO_SUCH_ROUTE', { method: 'DELETE', path: '/api/auth/login' }),
  REQUEST_TIMEOUT: sentenceOf('REQUEST_TIMEOUT'),
  CONFLICT: ofField('email', 'EMAIL_TAKEN'),
  CONSENT_REQUIRED: sentenceOf('CONSENT_NEEDED'),
  PRECONDITION_FAILED: {
    ...sentenceOf('CHANGED_MEANWHILE'),
    current: { _id: '5f0c1b9e-6a52-4c0e-9a43-0d5c7a3f1e21', name: 'Ananya Deshmukh' },
  },
  BODY_TOO_LARGE: withValues('BODY_TOO_LARGE', { limit: 100 }),
  UNSUPPORTED_MEDIA_TYPE: sentenceOf('BODY_NOT_JSON'),
  IDEMPOTENCY_KEY_REUSED: sentenceOf('IDEMPOTENCY_KEY_REUSED'),
  RATE_LIMITED: withValues('TOO_MANY_ATTEMPTS', { seconds: 120 }),
  HEADERS_TOO_LARGE: sentenceOf('HEADERS_TOO_LARGE'),
  INTERNAL: sentenceOf('INTERNAL'),
  UNAVAILABLE: sentenceOf('UNAVAILABLE'),
};
