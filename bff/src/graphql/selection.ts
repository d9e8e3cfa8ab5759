import { getNamedType, isAbstractType, isObjectType, type GraphQLResolveInfo } from 'graphql';
import { collectSubfields } from 'graphql/execution/collectFields.js';
import type { Selection } from '../backend/port.ts';

type Field = Pick<GraphQLResolveInfo, 'returnType' | 'fieldNodes'>;

/** Selections by variables and nodes of the field: both are the same objects for all rows. */
const selections = new WeakMap<object, Map<Field['fieldNodes'], Selection>>();

/** Paths of the fields selected below the resolved field, collected once for all rows. */
export function selectionOf(info: GraphQLResolveInfo): Selection {
  const { variableValues, fieldNodes } = info;
  const ofOperation = selections.get(variableValues) ?? new Map<typeof fieldNodes, Selection>();
  const selection = ofOperation.get(fieldNodes) ?? new Set(pathsBelow(info, info));
  selections.set(variableValues, ofOperation.set(fieldNodes, selection));
  return selection;
}

function pathsBelow(info: GraphQLResolveInfo, { returnType, fieldNodes }: Field): string[] {
  const { schema, fragments, variableValues } = info;
  const named = getNamedType(returnType);
  const types = isAbstractType(named) ? schema.getPossibleTypes(named) : [named];
  return types.filter(isObjectType).flatMap((type) => {
    const below = collectSubfields(schema, fragments, variableValues, type, fieldNodes);
    return [...below.values()].flatMap((nodes) => {
      const field = type.getFields()[nodes[0]?.name.value ?? ''];
      if (field === undefined) return [];
      const inner = pathsBelow(info, { returnType: field.type, fieldNodes: nodes });
      return [field.name, ...inner.map((path) => `${field.name}.${path}`)];
    });
  });
}
