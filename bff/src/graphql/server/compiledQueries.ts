import { MapperKind, mapSchema } from '@graphql-tools/utils';
import {
  GraphQLEnumType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLScalarType,
  GraphQLString,
  Kind,
  TypeInfo,
  isEnumType,
  isListType,
  isNonNullType,
  isScalarType,
  isSpecifiedScalarType,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';

/** An operation of a valid document. */
export interface ValidOperation {
  schema: GraphQLSchema;
  document: DocumentNode;
  operation: OperationDefinitionNode;
}

/** Finds the compiled form of an operation; null where it must be interpreted. */
export type FindCompiled = (operation: ValidOperation) => CompiledQuery | null;

/**
 * Compiles repeated operations only: compiling costs more than interpreting once. The compiled form
 * lives as long as the parsed document.
 * @param compileAt the number of requests for an operation at which it is compiled
 */
export function createCompiledQueries(compileAt: number): FindCompiled {
  const requests = new WeakMap<OperationDefinitionNode, number>();
  const compiled = new WeakMap<OperationDefinitionNode, CompiledQuery | null>();

  return ({ schema, document, operation }) => {
    const times = (requests.get(operation) ?? 0) + 1;
    requests.set(operation, times);
    if (times < compileAt) return null;
    const found = compiled.get(operation);
    if (found !== undefined) return found;
    const usable = compile(schema, document, operation.name?.value ?? '');
    compiled.set(operation, usable);
    return usable;
  };
}

/** Null for operations that the compiler does not support. */
function compile(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string,
): CompiledQuery | null {
  if (hasUncertainVariables(schema, document) || isIntrospection(document)) return null;
  const result = compileQuery(schemaToCompile(schema), document, operationName, {
    // The normalisers already return serialized leaves; serializing each again took most of the
    // time.
    disableLeafSerialization: true,
    disablingCapturingStackErrors: true,
  });
  return isCompiledQuery(result) ? result : null;
}

/** True for an introspection query: `schemaToCompile` would change its answer. */
function isIntrospection({ loc }: DocumentNode): boolean {
  return /\b__(schema|type)\b/.test(loc?.source.body ?? '');
}

const compiledSchemas = new WeakMap<GraphQLSchema, GraphQLSchema>();

/**
 * A copy of the schema for the compiler, without serialization of leaves: custom scalars are strings,
 * and enums with internal values are scalars, which are serialized in any case.
 */
function schemaToCompile(schema: GraphQLSchema): GraphQLSchema {
  const cached = compiledSchemas.get(schema);
  if (cached !== undefined) return cached;
  const leaves = new Map<string, GraphQLScalarType>();
  for (const type of Object.values(schema.getTypeMap())) {
    if (isScalarType(type) && !isSpecifiedScalarType(type)) leaves.set(type.name, GraphQLString);
    if (isEnumType(type) && type.getValues().some(({ name, value }) => name !== value)) {
      const serialize = (value: unknown) => type.serialize(value);
      leaves.set(type.name, new GraphQLScalarType({ name: `${type.name}Name`, serialize }));
    }
  }
  const replaced = (type: GraphQLOutputType): GraphQLOutputType => {
    if (isNonNullType(type)) {
      const inner = replaced(type.ofType);
      return isNonNullType(inner) ? inner : new GraphQLNonNull(inner);
    }
    if (isListType(type)) return new GraphQLList(replaced(type.ofType));
    return leaves.get(type.name) ?? type;
  };
  const copy = mapSchema(schema, {
    // Variables have their internal values when they reach the compiled operation.
    [MapperKind.ENUM_TYPE]: (type) => {
      const { values, ...config } = type.toConfig();
      const internal = Object.values(values).map(({ value }): [string, { value: string }] => [
        String(value),
        { value: String(value) },
      ]);
      return new GraphQLEnumType({
        ...config,
        values: { ...values, ...Object.fromEntries(internal) },
      });
    },
    [MapperKind.COMPOSITE_FIELD]: (field) => ({ ...field, type: replaced(field.type) }),
  });
  compiledSchemas.set(schema, copy);
  return copy;
}

/**
 * True when an optional or nullable variable is a field of an input object, or an argument with a
 * default. Omitted, the compiler makes it null: it neither leaves the field out, which would be
 * unchanged, nor applies the default.
 */
function hasUncertainVariables(schema: GraphQLSchema, document: DocumentNode): boolean {
  const types = new TypeInfo(schema);
  const certain = new Map<string, boolean>();
  const mustBeCertain = new Set<string>();
  visit(
    document,
    visitWithTypeInfo(types, {
      VariableDefinition({ variable: { name }, type }) {
        const isCertain = type.kind === Kind.NON_NULL_TYPE;
        certain.set(name.value, isCertain && (certain.get(name.value) ?? true));
        return false;
      },
      Variable({ name }, _key, parent) {
        const isField =
          parent !== undefined && 'kind' in parent && parent.kind === Kind.OBJECT_FIELD;
        const hasDefault = types.getDefaultValue() !== undefined;
        if (isField || (hasDefault && isNonNullType(types.getInputType()))) {
          mustBeCertain.add(name.value);
        }
      },
    }),
  );
  return [...mustBeCertain].some((name) => certain.get(name) !== true);
}
