import { GraphQLError } from 'graphql';
import type { HistoryEntry } from '../../domain/history.ts';
import type { PartialPerson } from '../../domain/person.ts';
import type { PersonResolvers } from '../../gen/resolvers.generated.ts';
import type { Context } from '../context.ts';

/** Maximum number of people whose history one operation may read: each takes a call. */
const MAX_PEOPLE = 10;

/** Ids of the people whose history an operation has requested. */
const peopleOf = new WeakMap<Context, Set<string>>();

/** `Student.history` and `Educator.history`. */
function history(person: PartialPerson, _args: object, context: Context): Promise<HistoryEntry[]> {
  const people = peopleOf.get(context) ?? new Set();
  peopleOf.set(context, people);
  if (people.add(person.id).size > MAX_PEOPLE) {
    throw new GraphQLError(
      `An operation may ask for the history of ${MAX_PEOPLE} people at most.`,
      { extensions: { code: 'BAD_USER_INPUT' } },
    );
  }
  return context.backend.history.ofPerson(person);
}

export const Person: Pick<PersonResolvers, '__resolveType'> = {
  __resolveType: ({ audience }) => (audience === 'student' ? 'Student' : 'Educator'),
};

/** Other fields are read by the field that holds the person. */
export const Student = { history };
export const Educator = { history };
