import type { Reason } from '../../domain/userError.ts';

/** Codes of failed REST calls, part of the GraphQL contract (`extensions.code`). */
export type UpstreamErrorCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'SECOND_FACTOR_DUE'
  | 'NOT_FOUND'
  | 'RATE_LIMITED'
  | 'BAD_USER_INPUT'
  | 'NOT_SUPPORTED'
  | 'UPSTREAM_UNAVAILABLE'
  | 'UPSTREAM_TIMEOUT'
  | 'UPSTREAM_INVALID';

/** The specified message for an unreadable response. */
export const INVALID_DATA = 'Invalid data format received from server';

/** The call of an error or a response. */
export interface CallName {
  /** The documented call, for example `GET /api/admin/students/{id}`. */
  call: string;
  /** The URL path with ids, which identifies a failure; never sent to clients. */
  address: string;
}

interface UpstreamErrorOptions extends CallName, Partial<Reason> {
  code: UpstreamErrorCode;
  /** For users: without host, token or stack trace. */
  message: string;
  /** Path in the response, for example `[3].email`. */
  field?: string | undefined;
  cause?: unknown;
}

/** A REST call without a usable response. */
export class UpstreamError extends Error implements Reason {
  readonly code: UpstreamErrorCode;
  readonly call: string;
  readonly address: string;
  readonly field: string | undefined;
  readonly reason: Reason['reason'];
  readonly values: Reason['values'];

  constructor(options: UpstreamErrorOptions) {
    super(options.message, { cause: options.cause });
    this.name = 'UpstreamError';
    this.code = options.code;
    this.call = options.call;
    this.address = options.address;
    this.field = options.field;
    this.reason = options.reason ?? null;
    this.values = options.values ?? [];
  }
}

/** The error for an unreadable response, at `field` or as a whole. */
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

/** The error for a record missing from a complete list. */
export function notInList(call: string, id: string, message: string): UpstreamError {
  return new UpstreamError({ code: 'NOT_FOUND', message, call, address: `${call} ${id}` });
}
