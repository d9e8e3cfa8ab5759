import {
  getNamedType,
  getOperationAST,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  typeFromAST,
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';

const scalars: Record<string, unknown> = {
  ID: 'student1',
  String: 'some words',
  Int: 1,
  Float: 50,
  Boolean: true,
  Date: '2010-04-01',
  DateTime: '2026-11-18T13:05:00.000Z',
};

function sampleOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return sampleOf(type.ofType);
  if (isListType(type)) return [sampleOf(type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (!isInputObjectType(type)) return scalars[getNamedType(type).name];
  return Object.fromEntries(
    Object.values(type.getFields()).map(({ name, type: fieldType }) => [name, sampleOf(fieldType)]),
  );
}

/** Values for all variables of a document, including every field of the inputs. */
export function sampleVariables(
  schema: GraphQLSchema,
  document: DocumentNode,
): Record<string, unknown> {
  return Object.fromEntries(
    (getOperationAST(document)?.variableDefinitions ?? []).map(({ variable, type: node }) => {
      const type = typeFromAST(schema, node as never) as GraphQLInputType;
      return [variable.name.value, sampleOf(type)];
    }),
  );
}
