import {
  defaultFieldResolver,
  getNamedType,
  isObjectType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import type { MaybePromise, Selection } from '../../backend/port.ts';
import type { PartialPerson } from '../../domain/person.ts';

import { mapMaybePromise } from '../../mapMaybePromise.ts';
import type { Context } from '../context.ts';
import { selectionOf } from '../selection.ts';

const PEOPLE = new Set(['Person', 'Student', 'Educator']);

/** Fields that every person has, and one with a resolver of its own. */
const GIVEN = new Set(['id', 'name', 'history']);

/**
 * Gives each field with people a resolver that reads their selected fields into plain rows: a list
 * takes three quarters of the time that it takes with a resolver for each field.
 */
export function completePeople(schema: GraphQLSchema): void {
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  for (const field of (types as GraphQLObjectType<unknown, Context>[]).flatMap(fieldsOf)) {
    if (!PEOPLE.has(getNamedType(field.type).name)) continue;
    const resolve = field.resolve ?? defaultFieldResolver;
    field.resolve = (source, args, context, info) =>
      mapMaybePromise(resolve(source, args, context, info), (found: unknown) => {
        const selection = selectionOf(info);
        if (!found || [...selection.keys()].every((key) => GIVEN.has(key))) return found;
        const people = [found].flat() as PartialPerson[];
        return mapMaybePromise(completed(people, selection, context), (rows) =>
          Array.isArray(found) ? rows : rows[0],
        );
      });
  }
}

const fieldsOf = (type: GraphQLObjectType<unknown, Context>) => Object.values(type.getFields());

type Row = Record<string, unknown>;

function completed(
  people: PartialPerson[],
  selection: Selection,
  { backend }: Context,
): MaybePromise<Row[]> {
  const rows = people.map(emptyRow);
  const pending = [...selection].flatMap(([key, below]) =>
    GIVEN.has(key) ? [] : (fill(people, rows, key, readerOf(key, below, backend)) ?? []),
  );
  return pending.length === 0 ? rows : Promise.all(pending).then(() => rows);
}

/** All rows have one shape, which makes reading them fast. */
function emptyRow({ id, name, audience, reader }: PartialPerson): Row {
  return {
    id,
    name,
    audience,
    reader,
    email: null,
    pendingEmail: null,
    phone: null,
    status: null,
    formSubmitted: null,
    createdAt: null,
    club: null,
    mentor: null,
    progress: null,
    nextSession: null,
    agreedSteps: null,
    notes: null,
    version: null,
    education: null,
    formDetails: null,
    consentMissing: null,
    interestProfile: null,
    interestConsentDue: null,
  };
}

type Read = (person: PartialPerson) => unknown;

/** Sets a field of the rows to its value, or to the error of reading it. */
function fill(
  people: PartialPerson[],
  rows: Row[],
  key: string,
  read: Read,
): Promise<unknown> | null {
  const pending: Promise<unknown>[] = [];
  for (const [at, person] of people.entries()) {
    const row = rows[at];
    if (row === undefined) break;
    const value = valueOrError(read, person);
    row[key] = value;
    if (!(value instanceof Promise)) continue;
    const set = (loaded: unknown) => (row[key] = loaded);
    const loading = value.then(set, set);
    const isListed = (key === 'club' || key === 'mentor') && typeof person[key] === 'string';
    if (isListed) {
      // The list of clubs or mentors is loaded then: the other rows need no promises.
      const rest = () => fill(people.slice(at + 1), rows.slice(at + 1), key, read);
      pending.push(loading.then(rest));
      break;
    }
    pending.push(loading);
  }
  return pending.length === 0 ? null : Promise.all(pending);
}

/** Reads a field that the call that gave the person may not include. */
function readerOf(key: string, below: Selection, { people, progress }: Context['backend']): Read {
  const readers: Record<string, Read> = {
    club: (person) => people.club(person),
    mentor: (person) => people.mentor(person),
    email: (person) => people.email(person),
    notes: ({ notes }) => notes,
    interestProfile: (person) => ('interestProfile' in person ? person.interestProfile : null),
    progress: (person) => progress.ofPerson(person, below),
    agreedSteps: (person) => progress.agreedSteps(person),
    formDetails: (person) =>
      mapMaybePromise(
        people.field(person, 'formDetails'),
        (form) => form && answersOf(form, below),
      ),
  };
  return readers[key] ?? ((person) => people.field(person, key as keyof PartialPerson));
}

/** The selected answers, each a value or the error of reading it. */
function answersOf(form: object, selection: Selection): Row {
  const answers: Row = {};
  for (const key of selection.keys()) {
    answers[key] = valueOrError((one: object) => one[key as keyof object], form);
  }
  return answers;
}

function valueOrError<S>(read: (source: S) => unknown, source: S): unknown {
  try {
    return read(source);
  } catch (error) {
    return error;
  }
}
