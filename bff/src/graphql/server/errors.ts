import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, isValueNode, type GraphQLFormattedError } from 'graphql';
import { UpstreamError } from '../../backend/port.ts';
import { MAX_ERRORS } from './bounds.ts';
import { withoutSuggestion, withoutValues, clientMessage } from './clientMessages.ts';

/** The message that clients get for a bug. */
export const INTERNAL = 'Something went wrong. Please try again later.';

/** The code of every invalid request: syntax, type or bound. */
const BAD_INPUT = 'BAD_USER_INPUT';

/** Apollo Server's code for an error without a code. */
const UNEXPECTED = 'INTERNAL_SERVER_ERROR';

/** Log of unexpected errors. */
export interface ErrorLog {
  error(details: object, message: string): void;
}

/**
 * Creates `formatError`: every error passes through it.
 * @param hidesSchema whether messages must not reveal the schema
 */
export function createFormatError(log: ErrorLog, hidesSchema: boolean) {
  return (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const original = unwrapResolverError(error);
    const { path, locations } = formatted;
    const place = { ...(locations && { locations }), ...(path && { path }) };

    if (original instanceof UpstreamError) {
      const { code, call, field, reason, values } = original;
      return {
        message: original.message,
        ...place,
        extensions: {
          ...{ code, call },
          ...(field !== undefined && { field }),
          ...(reason !== null && { reason, values }),
        },
      };
    }
    const code = formatted.extensions?.['code'];
    const isExpected =
      original instanceof GraphQLError && (code !== UNEXPECTED || isAboutArgument(original));
    if (isExpected) {
      const message = hidesSchema ? withoutSuggestion(formatted.message) : formatted.message;
      return { message: clientMessage(message), ...place, extensions: { code: BAD_INPUT } };
    }

    log.error({ err: original, path }, 'Unexpected error');
    return { message: INTERNAL, ...place, extensions: { code: 'INTERNAL' } };
  };
}

/** True for an error about the value of a variable. */
function isAboutArgument({ nodes }: GraphQLError): boolean {
  const [node] = nodes ?? [];
  return node !== undefined && isValueNode(node);
}

/** Selects and formats the errors of an executed operation, at most `MAX_ERRORS`. */
export type PresentErrors = (
  errors: readonly GraphQLError[],
  /** True when nothing was executed because the request is invalid. */
  isRefused: boolean,
) => GraphQLFormattedError[];

/**
 * Creates `PresentErrors`. A failed call gives one error for each response path without indices: at
 * the first row that it affects, not one for every row.
 * @param hidesSchema whether messages must not reveal the schema
 */
export function createPresentErrors(log: ErrorLog, hidesSchema: boolean): PresentErrors {
  const formatError = createFormatError(log, hidesSchema);

  function present(error: GraphQLError, isRefused: boolean): GraphQLFormattedError {
    const presented = isRefused ? withoutValues(error) : error;
    const formatted = presented.toJSON();
    const code = formatted.extensions?.['code'] ?? (isRefused ? BAD_INPUT : UNEXPECTED);
    return formatError({ ...formatted, extensions: { code } }, presented);
  }

  return (errors, isRefused) => {
    const seen = new Set<string>();
    return errors
      .filter((error) => {
        const failure = failureKey(error);
        return failure === null || (!seen.has(failure) && seen.add(failure));
      })
      .slice(0, MAX_ERRORS)
      .map((error) => present(error, isRefused));
  };
}

/**
 * Key of a failure: errors with the same key are presented once, those with a null key always. An
 * expired session has one key for the whole operation.
 */
function failureKey(error: GraphQLError): string | null {
  const { path, message } = error;
  if (path === undefined) return null;
  // The same field of another row is the same failure.
  const place = path.filter((key) => typeof key === 'string').join('.');
  const original = unwrapResolverError(error);
  if (!(original instanceof UpstreamError)) return `${message} ${place}`;
  const { code, call, address, field = '' } = original;
  if (code === 'UNAUTHENTICATED') return code;
  return `${code} ${call} ${address} ${field.replaceAll(/\[\d+\]/g, '')} ${place}`;
}
