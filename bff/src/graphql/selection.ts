import { getNamedType, isObjectType, type GraphQLResolveInfo } from 'graphql';
import { collectSubfields } from 'graphql/execution/collectFields.js';

/** True when the selection below the resolved field includes `field`. */
export function selects(info: GraphQLResolveInfo, field: string): boolean {
  const type = getNamedType(info.returnType);
  if (!isObjectType(type)) return false;
  const fields = collectSubfields(
    info.schema,
    info.fragments,
    info.variableValues,
    type,
    info.fieldNodes,
  );
  return [...fields.values()].some(([node]) => node?.name.value === field);
}
