import {
  getNullableType,
  GraphQLError,
  isListType,
  valueFromASTUntyped,
  type DocumentNode,
  type FieldNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { fieldsByKey, fragmentsOf, setsOf, typeOf, type Asked } from './fieldsByKey.ts';
import { assumedLength, pageLength, type Length } from './listLengths.ts';

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
  const measured = new WeakMap<OperationDefinitionNode, { lists: List[]; defaults: object }>();

  return (schema, document, operation, variables, hasToken) => {
    let entry = measured.get(operation);
    if (entry === undefined) {
      const lists = listsOf(schema, document, operation);
      entry = { lists, defaults: defaultsOf(operation) };
      measured.set(operation, entry);
    }
    const allVariables = { ...entry.defaults, ...variables };
    let total = 0;
    let most = 0;
    let heaviest: List | undefined;
    for (const list of entry.lists) {
      const values = list.lengths.reduce((sum, length) => sum * length(allVariables), list.values);
      total += values;
      if (values > most) [most, heaviest] = [values, list];
    }
    const allowed = hasToken ? MAX_VALUES : MAX_ANONYMOUS_VALUES;
    return total > allowed ? tooMany(total, allowed, heaviest?.path ?? []) : null;
  };
}

function defaultsOf({ variableDefinitions = [] }: OperationDefinitionNode): object {
  return Object.fromEntries(
    variableDefinitions.flatMap(({ variable: { name }, defaultValue }) =>
      defaultValue === undefined ? [] : [[name.value, valueFromASTUntyped(defaultValue)]],
    ),
  );
}

/** A selected list. The answer itself is one too, without a path and lengths. */
interface List {
  path: string[];
  /** Its length, after those of the lists around it. */
  lengths: Length[];
  /** Values of an entry, without those of nested lists. */
  values: number;
}

/** The lists of an operation's answer, without introspection fields. */
function listsOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  { operation, selectionSet }: OperationDefinitionNode,
): List[] {
  const fragments = fragmentsOf(document);
  const answer: List = { path: [], lengths: [], values: 0 };
  const lists = [answer];

  /** @param items length of the field `items`, if selected */
  function add(sets: Asked<SelectionSetNode>[], path: string[], list: List, items: Length): void {
    const fields = fieldsByKey(schema, fragments, sets);
    // Clients add it to every object.
    fields.delete('__typename');
    // A leaf or an empty object counts as one value.
    if (fields.size === 0) list.values += 1;
    for (const sameKey of fields.values()) addField(sameKey, path, list, items);
  }

  /** @param fields all fields with one response key; those of one type have the same arguments */
  function addField(fields: Asked<FieldNode>[], above: string[], list: List, items: Length): void {
    const [{ type: parent, node }] = fields as [Asked<FieldNode>];
    const name = node.name.value;
    const type = typeOf(parent, name);
    const path = [...above, name];
    let within = list;
    if (type !== undefined && isListType(getNullableType(type))) {
      const length = name === 'items' ? items : () => assumedLength(parent.name, name);
      within = { path, lengths: [...list.lengths, length], values: 0 };
      lists.push(within);
    }
    add(fields.flatMap(setsOf), path, within, pageLength(node));
  }

  const type = schema.getRootType(operation);
  if (type) add([{ type, node: selectionSet }], [], answer, () => 0);
  return lists;
}

function tooMany(values: number, allowed: number, path: string[]): GraphQLError {
  return new GraphQLError(
    `The answer could hold ${values} values, of which ${allowed} are allowed. Most of them are in ${path.join('.')}: ask for smaller pages, for fewer fields, or for nested lists on their own.`,
    { extensions: { code: 'BAD_USER_INPUT' } },
  );
}
