import {
  defaultFieldResolver,
  getNamedType,
  isIntrospectionType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import type { Selection } from '../../backend/port.ts';
import { mapMaybePromise } from '../../mapMaybePromise.ts';
import type { Context } from '../context.ts';
import { selectionOf } from '../selection.ts';
import { createPersonRows, valueOrError, type Complete, type Row } from './personRows.ts';

type ObjectType = GraphQLObjectType<unknown, Context>;
type Field = GraphQLField<unknown, Context>;

/**
 * Decides which fields have no resolver: those of people, and of the records in people. They are
 * read into plain rows, where the value of an unreadable field is its error: a list takes three
 * quarters of the time that it takes with a resolver for each field.
 *
 * Other nullable fields and lists get the default resolver. Their getters may throw or return a
 * promise, and the compiler does not catch errors of fields without a resolver: the operation would
 * never end. Other non-null fields are read before a record leaves the backend.
 */
export function completeRows(schema: GraphQLSchema): void {
  const types = Object.values(schema.getTypeMap()).filter(isObjectType) as ObjectType[];
  const people = types.filter((type) => type.getInterfaces().some(({ name }) => name === 'Person'));
  const parts = people.flatMap(fieldsOf).filter(holdsRows);
  const partKeys = new Set(parts.map(nameOf));
  const partTypes = parts.flatMap(typesOf);
  const rowNames = new Set([...people, ...partTypes].map(nameOf));
  const plain = createPlain(partTypes);

  for (const type of types) {
    if (rowNames.has(type.name) || isIntrospectionType(type)) continue;
    for (const field of fieldsOf(type)) {
      const { name } = getNamedType(field.type);
      if (name === 'Person' || people.some((one) => one.name === name)) {
        mapResult(field, createPersonRows(partKeys, plain));
      } else if (rowNames.has(name)) mapResult(field, plain);
      else if (!isCertain(field)) field.resolve ??= defaultFieldResolver;
    }
  }
}

const fieldsOf = (type: ObjectType): Field[] => Object.values(type.getFields());

const nameOf = ({ name }: { name: string }) => name;

const isCertain = ({ type }: Field) => isNonNullType(type) && !isListType(type.ofType);

/** True for a field with records that have no resolver and hold only values and such records. */
function holdsRows({ type, resolve }: Field): boolean {
  const named = getNamedType(type);
  if (resolve || !isObjectType(named)) return false;
  return fieldsOf(named).every(
    (field) => holdsRows(field) || (!field.resolve && isLeafType(getNamedType(field.type))),
  );
}

/** The type of a field, and those below it. */
function typesOf({ type }: Field): ObjectType[] {
  const named = getNamedType(type);
  return isObjectType(named) ? [named, ...fieldsOf(named).flatMap(typesOf)] : [];
}

function mapResult(field: Field, complete: Complete): void {
  const resolve = field.resolve ?? defaultFieldResolver;
  field.resolve = (source, args, context, info) =>
    mapMaybePromise(resolve(source, args, context, info), (found: unknown) =>
      complete(found, selectionOf(info), context),
    );
}

/** The fields of records that may throw, and those below them. */
type Plan = { key: string; below: Plan }[];

/** Creates the reader of records: themselves where no field throws, else copies. */
function createPlain(types: ObjectType[]): Complete {
  const uncertain = new Set(
    types
      .flatMap(fieldsOf)
      .filter((field) => !isCertain(field))
      .map(nameOf),
  );
  const plans = new WeakMap<Selection, Plan>();

  function planOf(selection: Selection): Plan {
    const known = plans.get(selection);
    if (known !== undefined) return known;
    const plan = [...selection].map(([key, below]) => ({ key, below: planOf(below) }));
    const needed = plan.filter(({ key, below }) => below.length > 0 || uncertain.has(key));
    plans.set(selection, needed);
    return needed;
  }

  return (found, selection) => {
    try {
      readAll(found, planOf(selection));
      return found;
    } catch {
      return copied(found, selection);
    }
  };
}

/** Reads fields: much faster than copying them. Throws where one of them does. */
function readAll(found: unknown, plan: Plan): void {
  if (plan.length === 0 || typeof found !== 'object' || found === null) return;
  if (Array.isArray(found)) {
    for (const one of found) readAll(one, plan);
  } else {
    for (const { key, below } of plan) readAll(readKey(found, key), below);
  }
}

/** Of each selected field its value, or the error of reading it. */
function copied(found: unknown, selection: Selection): unknown {
  if (selection.size === 0 || typeof found !== 'object' || found === null) return found;
  if (Array.isArray(found)) return found.map((one) => copied(one, selection));
  if (found instanceof Error) return found;
  const row: Row = {};
  for (const [key, below] of selection) row[key] = copied(valueOrError(readKey, found, key), below);
  return row;
}

const readKey = (record: object, key: string): unknown => record[key as keyof object];
