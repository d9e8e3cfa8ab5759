import type { Selection } from '../../backend/port.ts';
import type { PartialPerson } from '../../domain/person.ts';
import { mapMaybePromise } from '../../mapMaybePromise.ts';
import type { Context } from '../context.ts';

export type Row = Record<string, unknown>;

/** Completes what a resolver has found by its selected fields. */
export type Complete = (found: unknown, selection: Selection, context: Context) => unknown;

/** Fields that every person has, and one with a resolver of its own. */
const GIVEN = new Set(['id', 'name', 'history']);

/**
 * Creates the reader of people into plain rows.
 * @param partKeys the fields with records that `plain` reads
 */
export function createPersonRows(partKeys: ReadonlySet<string>, plain: Complete): Complete {
  return (found, selection, context) => {
    if (!found || [...selection.keys()].every((key) => GIVEN.has(key))) return found;
    const people = [found].flat() as PartialPerson[];
    const rows = people.map(emptyRow);
    const pending = [...selection].flatMap(([key, below]) => {
      if (GIVEN.has(key)) return [];
      const read = readerOf(key, below, context.backend);
      const readPart: Read = (person) =>
        mapMaybePromise(read(person), (value) => plain(value, below, context));
      return fill(people, rows, key, partKeys.has(key) ? readPart : read) ?? [];
    });
    const result = Array.isArray(found) ? rows : rows[0];
    return pending.length === 0 ? result : Promise.all(pending).then(() => result);
  };
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
    const value = valueOrError(read, person, key);
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
  };
  return readers[key] ?? ((person) => people.field(person, key as keyof PartialPerson));
}

export function valueOrError<S>(
  read: (source: S, key: string) => unknown,
  source: S,
  key: string,
): unknown {
  try {
    return read(source, key);
  } catch (error) {
    return error;
  }
}
