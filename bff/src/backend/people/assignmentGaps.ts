import type { AssignmentGap, Person } from '../../domain/person.ts';
import type { ClubSource, MentorSource } from '../sources.ts';
import { refKey } from '../reading/reference.ts';

/** Ids of the people whose mentor is inactive or belongs to another club. */
export interface MismatchedMentors {
  inactive: ReadonlySet<string>;
  ofOtherClub: ReadonlySet<string>;
}

export const NO_MISMATCH: MismatchedMentors = { inactive: new Set(), ofOtherClub: new Set() };

/** True for filters that need the list of mentors. */
export const needsMentors = (gap: AssignmentGap | null | undefined): boolean =>
  gap === 'INACTIVE_MENTOR' || gap === 'MENTOR_OF_OTHER_CLUB';

export function hasGap(person: Person, gap: AssignmentGap, mismatched: MismatchedMentors): boolean {
  switch (gap) {
    case 'NO_CLUB':
      return refKey(person.club) === null;
    case 'NO_MENTOR':
      return refKey(person.mentor) === null;
    case 'INACTIVE_MENTOR':
      return mismatched.inactive.has(person.id);
    case 'MENTOR_OF_OTHER_CLUB':
      return mismatched.ofOtherClub.has(person.id);
  }
}

interface Lookups {
  clubs: Pick<ClubSource, 'resolve'>;
  mentors: Pick<MentorSource, 'lookup'>;
}

/** Finds the mentors of these people in the list of mentors, and compares their clubs. */
export async function findMismatchedMentors(
  people: readonly Person[],
  { clubs, mentors }: Lookups,
): Promise<MismatchedMentors> {
  const inactive = new Set<string>();
  const ofOtherClub = new Set<string>();
  await Promise.all(
    people.map(async (person) => {
      const key = refKey(person.mentor);
      const mentor = key === null ? null : await mentors.lookup(key, 'admin');
      if (mentor === null) return;
      if (mentor.status?.toLowerCase() === 'inactive') inactive.add(person.id);
      const [own, theirs] = await Promise.all([
        clubs.resolve(person.club, 'admin', person.audience),
        clubs.resolve(mentor.club, 'admin'),
      ]);
      if (own !== null && theirs !== null && own.id !== theirs.id) ofOtherClub.add(person.id);
    }),
  );
  return { inactive, ofOtherClub };
}
