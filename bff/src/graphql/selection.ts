import { getNamedType, isAbstractType, isObjectType, type GraphQLResolveInfo } from 'graphql';
import { collectSubfields } from 'graphql/execution/collectFields.js';
import type { Selection } from '../backend/port.ts';

type Field = Pick<GraphQLResolveInfo, 'returnType' | 'fieldNodes'>;

type Fields = Map<string, Selection>;

/** Selections by variables and nodes of the field: both are the same objects for all rows. */
const selections = new WeakMap<object, Map<Field['fieldNodes'], Selection>>();

/** The fields selected below the resolved field, collected once for all rows. */
export function selectionOf(info: GraphQLResolveInfo): Selection {
  const { variableValues, fieldNodes } = info;
  const known = selections.get(variableValues)?.get(fieldNodes);
  if (known !== undefined) return known;
  const selection = addFields(new Map(), info, info);
  const ofOperation = selections.get(variableValues) ?? new Map<typeof fieldNodes, Selection>();
  selections.set(variableValues, ofOperation.set(fieldNodes, selection));
  return selection;
}

function addFields(fields: Fields, info: GraphQLResolveInfo, { returnType, fieldNodes }: Field) {
  const { schema, fragments, variableValues } = info;
  const named = getNamedType(returnType);
  const types = isAbstractType(named) ? schema.getPossibleTypes(named) : [named];
  for (const type of types.filter(isObjectType)) {
    const below = collectSubfields(schema, fragments, variableValues, type, fieldNodes);
    for (const nodes of below.values()) {
      const field = type.getFields()[nodes[0]?.name.value ?? ''];
      if (field === undefined) continue;
      const inner = { returnType: field.type, fieldNodes: nodes };
      fields.set(field.name, addFields(new Map(fields.get(field.name)), info, inner));
    }
  }
  return fields;
}
