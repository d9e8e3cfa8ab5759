import type { AssignmentGap, Person } from '../../domain/person.ts';
import { refKey } from '../reading/reference.ts';
import type { ClubSource, MentorSource } from '../sources.ts';

interface Lookups {
  clubs: Pick<ClubSource, 'resolve'>;
  mentors: Pick<MentorSource, 'lookup'>;
}

/** Ids of the people with this gap; mentors are found in the list of mentors. */
export async function peopleWithGap(
  people: readonly Person[],
  gap: AssignmentGap,
  { clubs, mentors }: Lookups,
): Promise<ReadonlySet<string>> {
  async function hasGap(person: Person): Promise<boolean> {
    if (gap === 'NO_CLUB') return refKey(person.club) === null;
    const key = refKey(person.mentor);
    if (gap === 'NO_MENTOR') return key === null;
    const mentor = key === null ? null : await mentors.lookup(key, 'admin');
    if (mentor === null) return false;
    if (gap === 'INACTIVE_MENTOR') return mentor.status?.toLowerCase() === 'inactive';
    const own = await clubs.resolve(person.club, 'admin', person.audience);
    const theirs = await clubs.resolve(mentor.club, 'admin');
    return own !== null && theirs !== null && own.id !== theirs.id;
  }

  const found = await Promise.all(
    people.map(async (person) => ((await hasGap(person)) ? person.id : [])),
  );
  return new Set(found.flat());
}
