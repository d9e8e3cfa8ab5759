import {
  defaultFieldResolver,
  getNamedType,
  isLeafType,
  isObjectType,
  type DocumentNode,
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
 * @param compileAt at which time that an operation is asked it is compiled
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
  if (hasUncertainDefaults(schema, document)) return null;
  const result = compileQuery(schema, document, operationName);
  return isCompiledQuery(result) ? result : null;
}

/**
 * Has the fields that lead to objects resolved, so that a record may hold one that is still to come:
 * the compiler reads what has no resolver as it stands. Leaves are always there.
 */
export function resolveObjects(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      if (!isLeafType(getNamedType(field.type))) field.resolve ??= defaultFieldResolver;
    }
  }
}
