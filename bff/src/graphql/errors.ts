import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, isValueNode, type GraphQLFormattedError } from 'graphql';
import { UpstreamError } from '../rest/upstreamError.ts';
import { MAX_ERRORS } from './bounds.ts';

/** What is told about an error that is nobody's business: a bug. */
const INTERNAL = 'Something went wrong. Please try again later.';

/** Whatever of a request could not be understood has one code, be it syntax, type or bound. */
const BAD_INPUT = 'BAD_USER_INPUT';

/** Apollo Server's word for an error that nobody gave a code. */
const UNEXPECTED = 'INTERNAL_SERVER_ERROR';

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
    const isExpected =
      original instanceof GraphQLError && (code !== UNEXPECTED || isAboutArgument(original));
    if (isExpected) {
      return { message: formatted.message, ...place, extensions: { code: BAD_INPUT } };
    }

    log.error({ err: original, path }, 'Unexpected error');
    return { message: INTERNAL, ...place, extensions: { code: 'INTERNAL' } };
  };
}

/** True of a value that came with a variable and does not fit where it stands. */
function isAboutArgument({ nodes }: GraphQLError): boolean {
  const [node] = nodes ?? [];
  return node !== undefined && isValueNode(node);
}

/** What of an execution's errors is told: one for each thing that went wrong, and not too many. */
export type PresentErrors = (
  errors: readonly GraphQLError[],
  /** True when nothing was executed, because the request did not fit. */
  isRefused: boolean,
) => GraphQLFormattedError[];

/** Makes `PresentErrors`. A failed call is not reported again for every row that needed it. */
export function createPresentErrors(log: ErrorLog): PresentErrors {
  const formatError = createFormatError(log);
  return (errors, isRefused) => {
    const seen = new Set<string>();
    return errors
      .filter((error) => {
        const failure = failureOf(error);
        return failure === null || (!seen.has(failure) && seen.add(failure));
      })
      .slice(0, MAX_ERRORS)
      .map((error) => {
        const formatted = error.toJSON();
        const code = formatted.extensions?.['code'] ?? (isRefused ? BAD_INPUT : UNEXPECTED);
        return formatError({ ...formatted, extensions: { code } }, error);
      });
  };
}

/** What tells two upstream failures apart; a lost session is the same whatever call noticed it. */
function failureOf(error: unknown): string | null {
  const original = unwrapResolverError(error);
  if (!(original instanceof UpstreamError)) return null;
  const { code, call, address } = original;
  return code === 'UNAUTHENTICATED' ? code : `${code} ${call} ${address}`;
}
