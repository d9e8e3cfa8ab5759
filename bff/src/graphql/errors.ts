import type { ApolloServerPlugin } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Context } from '../context.ts';
import { UpstreamError } from '../rest/upstreamError.ts';

/** What is told about an error that is nobody's business: a bug. */
const INTERNAL = 'Something went wrong. Please try again later.';

/** Errors in one answer; more would tell nothing new. */
const MAX_ERRORS = 10;

/** Where unexpected errors are written down. */
export interface ErrorLog {
  error(details: object, message: string): void;
}

/** Makes `formatError`: the only way an error leaves the bff. */
export function createFormatError(log: ErrorLog) {
  return (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const original = unwrapResolverError(error);
    const { path, locations } = formatted;
    const place = { ...(locations && { locations }), ...(path && { path }) };

    if (original instanceof UpstreamError) {
      const { code, call, field } = original;
      return {
        message: original.message,
        ...place,
        extensions: { code, call, ...(field !== undefined && { field }) },
      };
    }
    const code = formatted.extensions?.['code'];
    const isExpected = original instanceof GraphQLError && code !== 'INTERNAL_SERVER_ERROR';
    // Whatever of the request could not be understood has one code, be it syntax, type or bound.
    if (isExpected) {
      return { message: formatted.message, ...place, extensions: { code: 'BAD_USER_INPUT' } };
    }

    log.error({ err: original, path }, 'Unexpected error');
    return { message: INTERNAL, ...place, extensions: { code: 'INTERNAL' } };
  };
}

/** One error for each thing that went wrong: a failed call is not reported again for every row. */
export const oneErrorPerFailure: ApolloServerPlugin<Context> = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse({ errors = [], response: { body } }) {
        if (body.kind === 'single' && body.singleResult.errors) {
          const seen = new Set<string>();
          body.singleResult.errors = body.singleResult.errors
            .filter((_error, index) => {
              const failure = failureOf(errors[index]);
              if (failure === null) return true;
              return !seen.has(failure) && seen.add(failure);
            })
            .slice(0, MAX_ERRORS);
        }
        return Promise.resolve();
      },
    }),
};

/** What tells two upstream failures apart; a lost session is the same whatever call noticed it. */
function failureOf(error: unknown): string | null {
  const original = unwrapResolverError(error);
  if (!(original instanceof UpstreamError)) return null;
  const { code, call, address } = original;
  return code === 'UNAUTHENTICATED' ? code : `${code} ${call} ${address}`;
}
