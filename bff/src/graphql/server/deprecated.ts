import { TypeInfo, visit, visitWithTypeInfo, type DocumentNode, type GraphQLSchema } from 'graphql';

/** Deprecated fields and arguments of a document, for example `MentorDashboard.next`. */
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
    }),
  );
  return [...uses];
}
