import type { Dependencies } from '../dependencies.ts';
import type { InterestProfile } from '../interest-profiles/interest-profile.ts';
import { findInterestProfiles } from '../interest-profiles/repository.ts';
import type { Person } from '../people/person.ts';
import { listPeopleOfMentor } from '../people/repository.ts';
import { readProgressOfPeople } from '../progress/repository.ts';
import { noProgress, type Progress } from '../progress/progress.ts';

/** A person of the mentor, with progress. */
export interface PersonProgress {
  person: Person;
  progress: Progress;
  /** null without one. */
  interestProfile: InterestProfile | null;
}

/** People of the mentor by name, in five statements. */
export async function readOwnPeople(
  { db, now }: Pick<Dependencies, 'db' | 'now'>,
  mentorId: string,
): Promise<PersonProgress[]> {
  const people = await listPeopleOfMentor(db, mentorId);
  return withProgress({ db, now }, people);
}

/** Adds progress and interest profiles to people of a mentor. */
export async function withProgress(
  { db, now }: Pick<Dependencies, 'db' | 'now'>,
  people: readonly Person[],
): Promise<PersonProgress[]> {
  const progressById = await readProgressOfPeople(db, people, now());
  const profiles = await findInterestProfiles(
    db,
    people.map(({ id }) => id),
  );
  return people.map((person) => ({
    person,
    progress: progressById.get(person.id) ?? noProgress,
    interestProfile: profiles.get(person.id) ?? null,
  }));
}
