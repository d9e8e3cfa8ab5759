import type { Dependencies } from '../dependencies.ts';
import type { Person } from '../people/person.ts';
import { listPeopleOfMentor } from '../people/repository.ts';
import { readProgressOfPeople } from '../progress/repository.ts';
import { noProgress, type Progress } from '../progress/progress.ts';

/** A person of the mentor, with progress. */
export interface PersonProgress {
  person: Person;
  progress: Progress;
}

/** People of the mentor by name, in four statements. */
export async function readOwnPeople(
  { db, now }: Pick<Dependencies, 'db' | 'now'>,
  mentorId: string,
): Promise<PersonProgress[]> {
  const people = await listPeopleOfMentor(db, mentorId);
  const progressById = await readProgressOfPeople(db, people, now());
  return people.map((person) => ({
    person,
    progress: progressById.get(person.id) ?? noProgress,
  }));
}
