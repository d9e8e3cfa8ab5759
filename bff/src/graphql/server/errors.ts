import { unwrapResolverError } from '@apollo/server/errors';
import {
  GraphQLError,
  OperationTypeNode,
  isValueNode,
  type DocumentNode,
  type GraphQLFormattedError,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { UpstreamError } from '../../backend/port.ts';
import { MAX_ERRORS } from './bounds.ts';
import { withoutSuggestion, withoutValues, clientMessage } from './clientMessages.ts';
import { fieldsByKey, fragmentsOf, setsOf, type Asked } from './fieldsByKey.ts';

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
  operation: ValidOperation,
  /** True when nothing was executed because the request is invalid. */
  isRefused: boolean,
) => GraphQLFormattedError[];

/**
 * Creates `PresentErrors`. A failed call gives one error for each field that it empties, at the
 * field's first path, not one for every row.
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

  return (errors, operation, isRefused) => {
    const seen = new Set<string>();
    return errors
      .filter((error) => {
        const failure = failureKey(error, operation);
        return failure === null || (!seen.has(failure) && seen.add(failure));
      })
      .slice(0, MAX_ERRORS)
      .map((error) => present(error, isRefused));
  };
}

/**
 * Key of a failure: errors with the same key are presented once, those with a null key always. An
 * expired session has one key for the whole operation. Each mutation has its own keys: without an
 * error it would look successful.
 */
function failureKey(error: GraphQLError, operation: ValidOperation): string | null {
  const { path, message } = error;
  if (path === undefined) return null;
  const original = unwrapResolverError(error);
  if (!(original instanceof UpstreamError)) {
    // The same problem in every row of a list.
    return `${message} ${path.filter((key) => typeof key === 'string').join('.')}`;
  }
  const { code, call, address, field = '' } = original;
  if (code === 'UNAUTHENTICATED') return code;
  // The same field of another row is the same failure.
  const part = field.replaceAll(/\[\d+\]/g, '');
  const isMutation = operation.operation.operation === OperationTypeNode.MUTATION;
  const mutation = isMutation ? path[0] : '';
  return `${code} ${call} ${address} ${part} ${mutation} ${fieldAt(operation, path)}`;
}

/** An operation of a valid document. */
export interface ValidOperation {
  schema: GraphQLSchema;
  document: DocumentNode;
  operation: OperationDefinitionNode;
}

/** The field at a path of the response, as `Type.field`; the type is the one it is selected on. */
function fieldAt(
  { schema, document, operation }: ValidOperation,
  path: NonNullable<GraphQLError['path']>,
): string {
  const fragments = fragmentsOf(document);
  const root = schema.getRootType(operation.operation);
  let sets: Asked<SelectionSetNode>[] = root ? [{ type: root, node: operation.selectionSet }] : [];
  let field = '';
  for (const key of path.filter((one) => typeof one === 'string')) {
    const fields = fieldsByKey(schema, fragments, sets).get(key) ?? [];
    const [first] = fields;
    if (first) field = `${first.type.name}.${first.node.name.value}`;
    sets = fields.flatMap(setsOf);
  }
  return field;
}
