import {
  getNamedType,
  isInputObjectType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';

/**
 * Deprecated fields, arguments and input fields of a document, for example
 * `MentorFilter.forClubId`. Input fields in variables are not found.
 */
export function deprecatedUses(schema: GraphQLSchema, document: DocumentNode): string[] {
  const types = new TypeInfo(schema);
  const uses = new Set<string>();
  const fieldName = () => `${types.getParentType()?.name ?? ''}.${types.getFieldDef()?.name ?? ''}`;
  visit(
    document,
    visitWithTypeInfo(types, {
      Field() {
        if (types.getFieldDef()?.deprecationReason != null) uses.add(fieldName());
      },
      Argument({ name }) {
        const isDeprecated = types.getArgument()?.deprecationReason != null;
        if (isDeprecated) uses.add(`${fieldName()}(${name.value})`);
      },
      ObjectField({ name: { value: name } }) {
        const type = getNamedType(types.getParentInputType());
        if (!isInputObjectType(type)) return;
        if (type.getFields()[name]?.deprecationReason != null) uses.add(`${type.name}.${name}`);
      },
    }),
  );
  return [...uses];
}
