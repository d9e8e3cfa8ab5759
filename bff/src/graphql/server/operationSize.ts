import {
  getNullableType,
  isListType,
  type DocumentNode,
  type FieldNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { fieldsByKey, fragmentsOf, setsOf, typeOf, type Asked } from './fieldsByKey.ts';
import { assumedLength, pageLength, type Length } from './listLengths.ts';

/** Number of values: a fixed part, and one for each entry of nested lists. */
export interface Size {
  fixed: number;
  lists: { path: string[]; length: Length; entry: Size }[];
}

/** The size of an operation's answer, without introspection fields. */
export function sizeOfOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  { operation, selectionSet }: OperationDefinitionNode,
): Size {
  const fragments = fragmentsOf(document);

  /** @param items length of the field `items`, if selected */
  function sizeOfSets(sets: Asked<SelectionSetNode>[], items: Length): Size {
    const fields = fieldsByKey(schema, fragments, sets);
    // Clients add it to every object.
    fields.delete('__typename');
    const sizes = [...fields.values()].map((sameKey) => sizeOfField(sameKey, items));
    return {
      fixed: sizes.reduce((sum, { fixed }) => sum + fixed, 0),
      lists: sizes.flatMap(({ lists }) => lists),
    };
  }

  /** @param fields all fields with one response key; those of one type have the same arguments */
  function sizeOfField(fields: Asked<FieldNode>[], items: Length): Size {
    const [{ type: parent, node }] = fields as [Asked<FieldNode>];
    const name = node.name.value;
    const type = typeOf(parent, name);
    const within = sizeOfSets(fields.flatMap(setsOf), pageLength(node));
    // A leaf or an empty object counts as one value.
    const entry = { ...within, fixed: Math.max(1, within.fixed) };
    if (type !== undefined && isListType(getNullableType(type))) {
      const length = name === 'items' ? items : () => assumedLength(parent.name, name);
      return { fixed: 0, lists: [{ path: [name], length, entry }] };
    }
    const lists = entry.lists.map((list) => ({ ...list, path: [name, ...list.path] }));
    return { fixed: entry.fixed, lists };
  }

  const root = schema.getRootType(operation);
  return root ? sizeOfSets([{ type: root, node: selectionSet }], () => 0) : { fixed: 0, lists: [] };
}
