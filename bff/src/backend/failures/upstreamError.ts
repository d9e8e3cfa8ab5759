/** What went wrong with a REST call; the words are part of the GraphQL contract (`extensions.code`). */
export type UpstreamErrorCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'RATE_LIMITED'
  | 'BAD_USER_INPUT'
  | 'NOT_SUPPORTED'
  | 'UPSTREAM_UNAVAILABLE'
  | 'UPSTREAM_TIMEOUT'
  | 'UPSTREAM_INVALID';

/** The spec's words for an answer that can't be understood. */
export const INVALID_DATA = 'Invalid data format received from server';

/** Which call an error or an answer belongs to. */
export interface CallName {
  /** The documented call, for example `GET /api/admin/students/{id}`. */
  call: string;
  /** The call as it was made, with its ids; tells two failures apart and never leaves the bff. */
  address: string;
}

interface UpstreamErrorOptions extends CallName {
  code: UpstreamErrorCode;
  /** Fit to be shown: never names a host, a token or a stack. */
  message: string;
  /** Where in the answer the trouble is, for example `[3].email`. */
  field?: string | undefined;
  cause?: unknown;
}

/** A REST call that gave no usable answer. */
export class UpstreamError extends Error {
  readonly code: UpstreamErrorCode;
  readonly call: string;
  readonly address: string;
  readonly field: string | undefined;

  constructor(options: UpstreamErrorOptions) {
    super(options.message, { cause: options.cause });
    this.name = 'UpstreamError';
    this.code = options.code;
    this.call = options.call;
    this.address = options.address;
    this.field = options.field;
  }
}

/** An answer that can't be understood: at `field`, or nowhere when there is none. */
export function invalidAnswer(
  { call, address }: CallName,
  field?: string,
  cause?: unknown,
): UpstreamError {
  return new UpstreamError({
    code: 'UPSTREAM_INVALID',
    message: INVALID_DATA,
    call,
    address,
    field,
    cause,
  });
}

/** What a list does not hold, though it holds everything of its kind. */
export function notInList(call: string, id: string, message: string): UpstreamError {
  return new UpstreamError({ code: 'NOT_FOUND', message, call, address: `${call} ${id}` });
}
