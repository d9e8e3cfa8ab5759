import type { Person } from '../people/person.ts';

/** The people whose name or email contains `search`; all of them when it is blank. */
export function searchPeople(people: Person[], search: string): Person[] {
  const wanted = search.trim().toLowerCase();
  return people.filter(({ name, email }) =>
    [name, email].some((text) => text.toLowerCase().includes(wanted)),
  );
}
