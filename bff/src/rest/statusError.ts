import { UpstreamError, type CallName, type UpstreamErrorCode } from './upstreamError.ts';

/** The one place that says which HTTP status means which error. */
const codeByStatus: Record<number, UpstreamErrorCode> = {
  400: 'BAD_USER_INPUT',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'NOT_SUPPORTED',
  422: 'BAD_USER_INPUT',
  429: 'RATE_LIMITED',
  501: 'NOT_SUPPORTED',
};

/** Shown where the server gave no words, or where its words are not meant for people. */
export const ownMessage: Record<UpstreamErrorCode, string> = {
  BAD_USER_INPUT: 'The request was not accepted.',
  UNAUTHENTICATED: 'Please sign in again.',
  FORBIDDEN: 'You are not allowed to do this.',
  NOT_FOUND: 'Not found.',
  NOT_SUPPORTED: 'The server does not offer this.',
  RATE_LIMITED: 'Too many attempts. Please wait a moment and try again.',
  UPSTREAM_UNAVAILABLE: 'The server has a problem. Please try again later.',
  UPSTREAM_TIMEOUT: 'The server took too long to answer. Please try again.',
  UPSTREAM_INVALID: 'Invalid data format received from server',
};

/** How the usual frameworks say that a route, not a record, is missing. */
const unknownRoute = /^(Route .+ not found|(Cannot|There is no) (GET|POST|PUT|DELETE) )/;

/** The error for an answer of status 300 or more; `body` is undefined when it was no JSON. */
export function statusError(name: CallName, status: number, body: unknown): UpstreamError {
  const said = serverMessage(body);
  const code = codeOf(status, body, said);
  const forPeople = status < 500 && code !== 'NOT_SUPPORTED' && code !== 'UPSTREAM_INVALID';
  return new UpstreamError({
    ...name,
    code,
    message: forPeople ? (said ?? ownMessage[code]) : ownMessage[code],
  });
}

function codeOf(status: number, body: unknown, said: string | null): UpstreamErrorCode {
  if (status === 404 && (body === undefined || (said !== null && unknownRoute.test(said)))) {
    return 'NOT_SUPPORTED';
  }
  const known = codeByStatus[status];
  if (known !== undefined) return known;
  if (status >= 500) return 'UPSTREAM_UNAVAILABLE';
  return status >= 400 ? 'BAD_USER_INPUT' : 'UPSTREAM_INVALID';
}

/** The server's own words, when it gave any that could be shown to a person. */
export function serverMessage(body: unknown): string | null {
  if (typeof body !== 'object' || body === null) return null;
  for (const key of ['message', 'error', 'msg']) {
    const said = (body as Record<string, unknown>)[key];
    if (typeof said === 'string' && said.trim() !== '' && said.length <= 300) return said.trim();
  }
  return null;
}
