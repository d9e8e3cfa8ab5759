import type { MentorPersonSort, Person } from '../../domain/person.ts';
import { compare, compareNames, sortRows } from '../lists/listing.ts';
import { waitingSince } from '../entities/waiting.ts';

const sortValue = {
  NAME: ({ name }: Person) => name,
  PROGRESS: ({ progress }: Person) => progress?.percent ?? 0,
  WAITING_SINCE: waitingSince,
};

/** Sorts the mentor's people, by name by default. */
export function orderPeople(
  people: Person[],
  { field, direction }: MentorPersonSort = { field: 'NAME' },
): Person[] {
  return sortRows(
    people,
    { by: sortValue[field], direction, areNames: field === 'NAME' },
    (one, other) => compareNames(one.name, other.name) || compare(one.id, other.id),
  );
}
