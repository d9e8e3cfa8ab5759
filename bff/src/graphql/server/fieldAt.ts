import type {
  DocumentNode,
  GraphQLError,
  GraphQLSchema,
  OperationDefinitionNode,
  SelectionSetNode,
} from 'graphql';
import { fieldsByKey, fragmentsOf, setsOf, type Asked } from './fieldsByKey.ts';

/** An operation of a valid document. */
export interface ValidOperation {
  schema: GraphQLSchema;
  document: DocumentNode;
  operation: OperationDefinitionNode;
}

/** The field at a path of the response, as `Type.field`; the type is the one it is selected on. */
export function fieldAt(
  { schema, document, operation }: ValidOperation,
  path: NonNullable<GraphQLError['path']>,
): string {
  const fragments = fragmentsOf(document);
  const root = schema.getRootType(operation.operation);
  let sets: Asked<SelectionSetNode>[] = root ? [{ type: root, node: operation.selectionSet }] : [];
  let found = '';
  for (const key of path.filter((one) => typeof one === 'string')) {
    const fields = fieldsByKey(schema, fragments, sets).get(key) ?? [];
    const [first] = fields;
    if (first) found = `${first.type.name}.${first.node.name.value}`;
    sets = fields.flatMap(setsOf);
  }
  return found;
}
