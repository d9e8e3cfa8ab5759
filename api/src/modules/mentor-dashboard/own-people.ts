import type { Executor } from '../../plugins/database/types.ts';
import type { Person } from '../people/person.ts';
import { listPeopleOfMentor } from '../people/repository.ts';
import { readStandings } from '../progress/repository.ts';
import { standingOf, type Standing } from '../progress/standing.ts';

/** One of a mentor's people, and where that person stands. */
export interface PersonStanding {
  person: Person;
  standing: Standing;
}

/** The people of a mentor, by name; three statements for any number of people. */
export async function readOwnPeople(db: Executor, mentorId: string): Promise<PersonStanding[]> {
  const people = await listPeopleOfMentor(db, mentorId);
  const standings = await readStandings(db, people);
  return people.map((person) => ({
    person,
    standing: standings.get(person.id) ?? standingOf([], []),
  }));
}
