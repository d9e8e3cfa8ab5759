import { mapSchema, MapperKind } from '@graphql-tools/utils';
import {
  BREAK,
  defaultFieldResolver,
  GraphQLList,
  GraphQLNonNull,
  GraphQLString,
  isIntrospectionType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  visit,
  type DocumentNode,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import { hasUncertainDefaults } from './uncertainDefaults.ts';

/** Operations whose compiled form is kept. */
const MOST_KEPT = 200;

/** Finds the compiled form of an operation; null where it is to be interpreted. */
export type FindCompiled = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | undefined,
) => CompiledQuery | null;

/**
 * Compiles operations that come again: compiling costs more than interpreting once.
 * @param compileAt the number of requests for an operation at which it is compiled
 */
export function createCompiledQueries(compileAt: number): FindCompiled {
  // By age of the last use, as a Map keeps the order in which keys were set.
  const kept = new Map<DocumentNode, Map<string, CompiledQuery | null>>();
  const asked = new WeakMap<DocumentNode, number>();

  function keep(document: DocumentNode): Map<string, CompiledQuery | null> {
    const known = kept.get(document) ?? new Map<string, CompiledQuery | null>();
    kept.delete(document);
    kept.set(document, known);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return known;
  }

  return (schema, document, operationName = '') => {
    const times = (asked.get(document) ?? 0) + 1;
    asked.set(document, times);
    if (times < compileAt) return null;
    const known = keep(document);
    const compiled = known.get(operationName);
    if (compiled !== undefined) return compiled;
    const usable = compile(schema, document, operationName);
    known.set(operationName, usable);
    return usable;
  };
}

/** Null for what the compiler can't do: the interpreter can, or says why not. */
function compile(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string,
): CompiledQuery | null {
  if (hasUncertainDefaults(schema, document) || asksForSchema(document)) return null;
  const result = compileQuery(textual(schema), document, operationName, {
    // The normalisers give leaves in the form of the answer; looking at each once more took longer
    // than all else.
    disableLeafSerialization: true,
    disablingCapturingStackErrors: true,
  });
  return isCompiledQuery(result) ? result : null;
}

/** True when any of the document asks what the schema is like, of which `textual` would tell otherwise. */
function asksForSchema(document: DocumentNode): boolean {
  let asks = false;
  visit(document, {
    Field({ name: { value } }) {
      if (value !== '__schema' && value !== '__type') return undefined;
      asks = true;
      return BREAK;
    },
  });
  return asks;
}

const textualSchemas = new WeakMap<GraphQLSchema, GraphQLSchema>();

/** The same schema as far as answers go, but with scalars of our own as the texts that they are. */
function textual(schema: GraphQLSchema): GraphQLSchema {
  const known = textualSchemas.get(schema);
  if (known !== undefined) return known;
  const made = mapSchema(schema, {
    [MapperKind.COMPOSITE_FIELD]: (field) => ({ ...field, type: asText(field.type) }),
  });
  textualSchemas.set(schema, made);
  return made;
}

function asText(type: GraphQLOutputType): GraphQLOutputType {
  if (isNonNullType(type)) {
    const inner = asText(type.ofType);
    return isNonNullType(inner) ? inner : new GraphQLNonNull(inner);
  }
  if (isListType(type)) return new GraphQLList(asText(type.ofType));
  return isScalarType(type) && !isSpecifiedScalarType(type) ? GraphQLString : type;
}

/**
 * Gives each nullable field without a resolver the default one. Reading it may throw or, of the
 * entity of a payload, take a call; the compiler reads a field without a resolver unguarded.
 */
export function resolveNullableFields(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || isIntrospectionType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      if (!isNonNullType(field.type)) field.resolve ??= defaultFieldResolver;
    }
  }
}
