import { GraphQLError } from 'graphql';
import type { HistoryEntry } from '../../domain/history.ts';
import type { PartialPerson } from '../../domain/person.ts';
import type { Context } from '../context.ts';

/** Each person's history is a call of its own, so that a whole list's histories are too many. */
const MAX_PEOPLE = 10;

/** The people whose history an operation has asked for. */
const asked = new WeakMap<Context, Set<string>>();

/** `Student.history` and `Educator.history`. */
export function history(
  { reader, id, audience }: PartialPerson,
  _args: object,
  context: Context,
): Promise<HistoryEntry[]> {
  if (reader !== 'admin' && reader !== 'mentor') return context.backend.history.own(audience);
  const people = asked.get(context) ?? new Set();
  asked.set(context, people);
  if (people.add(id).size > MAX_PEOPLE) {
    throw new GraphQLError(
      `An operation may ask for the history of ${MAX_PEOPLE} people at most.`,
      { extensions: { code: 'BAD_USER_INPUT' } },
    );
  }
  return context.backend.history.ofPerson(reader, id);
}
