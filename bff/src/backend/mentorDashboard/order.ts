import type { MentorPersonSort, Person } from '../../domain/person.ts';
import { waitingSince } from './waiting.ts';

/** Sorts the mentor's people, by name by default. */
export function orderPeople(
  people: Person[],
  { field, direction = 'ASC' }: MentorPersonSort = { field: 'NAME' },
): Person[] {
  const sign = direction === 'DESC' ? -1 : 1;
  // Each value is read once, not in every comparison.
  return people
    .map((person) => ({
      person,
      value: valueOf(person, field),
      name: person.name.toLowerCase(),
    }))
    .sort(
      (one, other) =>
        compareValues(one.value, other.value, sign) ||
        compare(one.name, other.name) ||
        compare(one.person.id, other.person.id),
    )
    .map(({ person }) => person);
}

type Value = string | number | null;

function valueOf(person: Person, field: MentorPersonSort['field']): Value {
  switch (field) {
    case 'NAME':
      return person.name.toLowerCase();
    case 'PROGRESS':
      return person.progress?.percent ?? 0;
    case 'WAITING_SINCE':
      return waitingSince(person);
  }
}

/** Missing values are last in both directions. */
function compareValues(one: Value, other: Value, sign: number): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return sign * compare(one, other);
}

/** Both values have the same type. */
function compare(one: string | number, other: string | number): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
