import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';

const WORDS: Record<string, string> = {
  UNAUTHENTICATED: 'Your session has expired. Please log in again.',
  INTERNAL: 'Something went wrong at our side. Please try again.',
};

/** The stable words of all errors in an answer, for example `UNAUTHENTICATED`. */
function codesOf(error: unknown): string[] {
  if (!CombinedGraphQLErrors.is(error)) return [];
  return error.errors.map(({ extensions }) =>
    typeof extensions?.code === 'string' ? extensions.code : 'INTERNAL',
  );
}

/** True when the server does not know the session, and not merely failed. */
export function isUnauthenticated(error: unknown): boolean {
  if (ServerError.is(error)) return error.statusCode === 401;
  return codesOf(error).includes('UNAUTHENTICATED');
}

/** True when what the call was about is not there, or not there for this user. */
export const isNotFound = (error: unknown): boolean => codesOf(error).includes('NOT_FOUND');

/** What people read about a failed call: the server's words where it gave any, else what to do. */
export function messageOf(error: unknown): string {
  const [code] = codesOf(error);
  if (code !== undefined && CombinedGraphQLErrors.is(error)) {
    return WORDS[code] ?? error.errors[0]?.message ?? 'Please try again.';
  }
  if (ServerError.is(error)) {
    return error.statusCode === 401
      ? 'Your session has expired. Please log in again.'
      : 'The server has a problem. Please try again later.';
  }
  return 'The server can’t be reached. Check your connection and try again.';
}

/** The words that the server gave people about a refused call; undefined when it gave none. */
export function reasonOf(error: unknown): string | undefined {
  const [code] = codesOf(error);
  return code === undefined || code in WORDS ? undefined : messageOf(error);
}
