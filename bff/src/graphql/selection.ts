import {
  getNamedType,
  isAbstractType,
  isObjectType,
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
} from 'graphql';
import { collectSubfields } from 'graphql/execution/collectFields.js';
import type { Selection } from '../backend/port.ts';

/** Selections by the variables of the operation and the nodes of the field, both one per operation. */
const selections = new WeakMap<object, WeakMap<readonly FieldNode[], Selection>>();

/** Paths of the fields selected below the resolved field, collected once for all rows. */
export function selectionOf(info: GraphQLResolveInfo): Selection {
  const { variableValues, fieldNodes } = info;
  const ofOperation = selections.get(variableValues) ?? new WeakMap<typeof fieldNodes, Selection>();
  selections.set(variableValues, ofOperation);
  const known = ofOperation.get(fieldNodes);
  if (known !== undefined) return known;
  const selection = new Set<string>();
  collect(info, info.returnType, fieldNodes, '', selection);
  ofOperation.set(fieldNodes, selection);
  return selection;
}

function collect(
  info: GraphQLResolveInfo,
  returnType: GraphQLResolveInfo['returnType'],
  nodes: readonly FieldNode[],
  prefix: string,
  selection: Set<string>,
): void {
  const { schema, fragments, variableValues } = info;
  for (const type of objectTypes(info, getNamedType(returnType))) {
    for (const below of collectSubfields(schema, fragments, variableValues, type, nodes).values()) {
      const name = below[0]?.name.value ?? '';
      selection.add(prefix + name);
      const field = type.getFields()[name];
      if (field) collect(info, field.type, below, `${prefix}${name}.`, selection);
    }
  }
}

function objectTypes({ schema }: GraphQLResolveInfo, type: unknown): readonly GraphQLObjectType[] {
  if (isAbstractType(type)) return schema.getPossibleTypes(type);
  return isObjectType(type) ? [type] : [];
}
