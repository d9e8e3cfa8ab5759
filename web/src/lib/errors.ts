import { t } from '@lingui/core/macro';
import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';
import type { ServerMessage } from './i18n/serverMessage.ts';
import { serverText } from './i18n/serverText.ts';
import { networkRefuses } from './networkRefusal.ts';

const expired = () => t`Your session has expired. Please log in again.`;
const UNAUTHENTICATED = 'UNAUTHENTICATED';

/** Messages for codes whose server message is not for users. */
const MESSAGES: Record<string, () => string> = {
  [UNAUTHENTICATED]: expired,
  INTERNAL: () => t`Something went wrong at our side. Please try again.`,
  PERSISTED_QUERY_NOT_FOUND: () => t`This page is out of date. Please reload it.`,
};

type GraphQLErrors = Pick<CombinedGraphQLErrors['errors'][number], 'extensions'>[];

/** Whether these are errors of the server, or of the proxy before it: theirs have codes. */
export const areOwnErrors = (errors: unknown): errors is GraphQLErrors =>
  Array.isArray(errors) &&
  errors.some((one: GraphQLErrors[number] | null) => typeof one?.extensions?.code === 'string');

/** The server's errors in the body of a response; undefined if it is not the server's. */
function errorsInBody({ bodyText }: ServerError): GraphQLErrors | undefined {
  try {
    const { errors } = JSON.parse(bodyText) as { errors?: unknown };
    return areOwnErrors(errors) ? errors : undefined;
  } catch {
    return undefined; // a page of a proxy
  }
}

const codeOf = ({ extensions }: GraphQLErrors[number]) =>
  typeof extensions?.code === 'string' ? extensions.code : 'INTERNAL';

/** The codes of all errors in a result, for example `UNAUTHENTICATED`. */
const codesOf = (error: unknown): string[] =>
  CombinedGraphQLErrors.is(error) ? error.errors.map(codeOf) : [];

export const hasCode = (error: unknown, code: string): boolean => codesOf(error).includes(code);

/** True if the server rejected the session; false for any other failure. */
export const isUnauthenticated = (error: unknown): boolean =>
  hasCode(error, UNAUTHENTICATED) ||
  (ServerError.is(error) && !!errorsInBody(error)?.some((one) => codeOf(one) === UNAUTHENTICATED));

/** Responses of a gateway without the server; 520 to 530 are those of content delivery networks. */
const isGatewayError = (status: number) =>
  [502, 503, 504, 530].includes(status) || (status >= 520 && status <= 527);

/** Statuses of a proxy that wants a login, or of a filter. The server sends them with GraphQL. */
const REFUSALS = [401, 403, 407, 451, 511];

const isPage = (response: Response, text: string) =>
  (response.headers.get('content-type')?.includes('html') ?? false) || /^\s*</.test(text);

/**
 * True if the network, for example of a school or a hotel, responded in place of the server: with a
 * page, a redirect to its login, an empty body, or one that is no response of the server.
 */
export function isRefusedByNetwork(error: unknown): boolean {
  if (ServerParseError.is(error)) {
    const { response, bodyText } = error;
    const isEmpty = response.ok && bodyText.trim() === '';
    return response.type === 'opaqueredirect' || isEmpty || isPage(response, bodyText);
  }
  if (!ServerError.is(error) || errorsInBody(error)) return false;
  return error.response.ok || REFUSALS.includes(error.statusCode);
}

/** True without a response of the server: no connection, a timeout, or a gateway or proxy error. */
export function isUnanswered(error: unknown): boolean {
  if (error === undefined || CombinedGraphQLErrors.is(error)) return false;
  if (!ServerError.is(error)) return true;
  return isGatewayError(error.statusCode) || isRefusedByNetwork(error);
}

/** The first message of the server about a failed call; undefined without an answer. */
export function serverMessageOf(error: unknown): ServerMessage | undefined {
  const [first] = CombinedGraphQLErrors.is(error) ? error.errors : [];
  if (!first) return undefined;
  const { reason, values } = (first.extensions ?? {}) as Pick<ServerMessage, 'reason' | 'values'>;
  return { message: first.message, code: codeOf(first), reason, values };
}

/** Why a call failed: the server's message, or that of the network; else undefined. */
export function causeOf(error: unknown): string | undefined {
  if (isRefusedByNetwork(error)) return networkRefuses();
  const message = serverMessageOf(error);
  if (!message?.code || message.code in MESSAGES) return undefined;
  return serverText(message) || undefined;
}

/** An answer that refuses a call; the message is for the user. */
export class Refusal extends Error {}

/** The message for a failed call, never empty: the server's, or a default. */
export function messageOf(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  if (isUnauthenticated(error)) return expired();
  if (isRefusedByNetwork(error)) return networkRefuses();
  if (ServerError.is(error)) return t`The server has a problem. Please try again later.`;
  if (error === undefined || CombinedGraphQLErrors.is(error)) {
    return causeOf(error) ?? MESSAGES[codesOf(error)[0] ?? 'INTERNAL']?.() ?? t`Please try again.`;
  }
  return t`The server can’t be reached. Check your connection and try again.`;
}

/** The id of a failed request in the server's log; undefined without a response. */
export function requestIdOf(error: unknown): string | undefined {
  if (ServerError.is(error)) return error.response.headers.get('x-request-id') ?? undefined;
  const id = CombinedGraphQLErrors.is(error) ? error.extensions?.['requestId'] : undefined;
  return typeof id === 'string' ? id : undefined;
}

type ErrorPath = readonly (string | number)[];

/**
 * Errors of one part of a result: those at `path`, below it or above it. The whole error if the
 * call itself failed; undefined if that part did not fail.
 */
export const errorAt = (error: Error | undefined, ...path: string[]): Error | undefined =>
  errorWhere(error, (at) => path.every((key, index) => index >= at.length || at[index] === key));

/** Errors of a result whose path matches; the whole error if the call itself failed. */
export function errorWhere(
  error: Error | undefined,
  matches: (path: ErrorPath) => boolean,
): Error | undefined {
  if (!CombinedGraphQLErrors.is(error)) return error;
  const errors = error.errors.filter(({ path }) => !path || matches(path));
  if (errors.length === error.errors.length) return error;
  return errors.length > 0
    ? new CombinedGraphQLErrors({
        errors,
        ...(error.extensions && { extensions: error.extensions }),
      })
    : undefined;
}

/**
 * Whether a field of a result failed. The server reports a failure once for all rows of a list, so
 * that it may apply to the field of each row.
 *
 * @param fields ends of the path without indices: `items.club`
 */
export const isUnread = (error: Error | undefined, ...fields: string[]): boolean =>
  errorWhere(error, (path) => {
    const keys = path.filter((key) => typeof key === 'string').join('.');
    return fields.some((field) => `.${keys}`.endsWith(`.${field}`));
  }) !== undefined;
