import {
  isNonNullType,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';

/**
 * True when a variable that may be left out, or null, stands where the schema has a default: the
 * compiler passes on what it finds, and a resolver would get nothing where there always is something.
 */
export function hasUncertainDefaults(schema: GraphQLSchema, document: DocumentNode): boolean {
  const types = new TypeInfo(schema);
  const certain = new Map<string, boolean>();
  const atDefaults = new Set<string>();
  visit(
    document,
    visitWithTypeInfo(types, {
      VariableDefinition({ variable: { name }, type }) {
        const isCertain = type.kind === Kind.NON_NULL_TYPE;
        certain.set(name.value, isCertain && (certain.get(name.value) ?? true));
        return false;
      },
      Variable({ name }) {
        const hasDefault = types.getDefaultValue() !== undefined;
        if (hasDefault && isNonNullType(types.getInputType())) atDefaults.add(name.value);
      },
    }),
  );
  return [...atDefaults].some((name) => certain.get(name) !== true);
}
