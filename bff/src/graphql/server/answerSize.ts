import {
  GraphQLError,
  valueFromASTUntyped,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { sizeOfOperation, type Size } from './operationSize.ts';

/** Values in one answer; objects count only by their fields. */
export const MAX_VALUES = 55_000;

/** The same for a caller without a token; the largest answer to an operation of the web has 17,600. */
export const MAX_ANONYMOUS_VALUES = 20_000;

/** Checks whether an operation asks for too much; null when it does not. */
type CheckAnswerSize = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown> | undefined,
  hasToken: boolean,
) => GraphQLError | null;

/** Estimates before execution how many values an answer can hold, and refuses too many. */
export function createCheckAnswerSize(): CheckAnswerSize {
  // Apollo Server caches parsed documents, so a repeated operation is the same node.
  const measured = new WeakMap<OperationDefinitionNode, { size: Size; defaults: object }>();

  return (schema, document, operation, variables, hasToken) => {
    let entry = measured.get(operation);
    if (entry === undefined) {
      const size = sizeOfOperation(schema, document, operation);
      entry = { size, defaults: defaultsOf(operation) };
      measured.set(operation, entry);
    }
    const allVariables = { ...entry.defaults, ...variables };
    const values = valuesOf(entry.size, allVariables);
    const allowed = hasToken ? MAX_VALUES : MAX_ANONYMOUS_VALUES;
    return values > allowed ? tooMany(values, allowed, heaviestOf(entry.size, allVariables)) : null;
  };
}

function defaultsOf({ variableDefinitions = [] }: OperationDefinitionNode): object {
  return Object.fromEntries(
    variableDefinitions.flatMap(({ variable: { name }, defaultValue }) =>
      defaultValue === undefined ? [] : [[name.value, valueFromASTUntyped(defaultValue)]],
    ),
  );
}

type Variables = Readonly<Record<string, unknown>>;

function valuesOf({ fixed, lists }: Size, variables: Variables): number {
  return lists.reduce((sum, list) => sum + valuesOfList(list, variables), fixed);
}

function valuesOfList({ length, entry }: Size['lists'][number], variables: Variables): number {
  return length(variables) * valuesOf(entry, variables);
}

/** The path to the innermost of the lists that contribute most. */
function heaviestOf({ lists }: Size, variables: Variables): string[] {
  const [heaviest] = lists
    .map((list) => ({ ...list, values: valuesOfList(list, variables) }))
    .sort((one, other) => other.values - one.values);
  return heaviest === undefined ? [] : [...heaviest.path, ...heaviestOf(heaviest.entry, variables)];
}

function tooMany(values: number, allowed: number, path: string[]): GraphQLError {
  return new GraphQLError(
    `The answer could hold ${values} values, of which ${allowed} are allowed. Most of them are in ${path.join('.')}: ask for smaller pages, for fewer fields, or for nested lists on their own.`,
    { extensions: { code: 'BAD_USER_INPUT' } },
  );
}
