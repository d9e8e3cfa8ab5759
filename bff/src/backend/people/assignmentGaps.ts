import type { AssignmentGap, Person } from '../../domain/person.ts';
import type { ClubCalls, MentorCalls } from '../port.ts';
import { refKey } from '../reading/reference.ts';

/** Ids of the people whose mentor is not as it should be. */
export interface OddMentors {
  inactive: ReadonlySet<string>;
  ofOtherClub: ReadonlySet<string>;
}

export const NO_ODD_MENTORS: OddMentors = { inactive: new Set(), ofOtherClub: new Set() };

/** Whether the filter can only be judged by the list of mentors. */
export const needsMentors = (gap: AssignmentGap | null | undefined): boolean =>
  gap === 'INACTIVE_MENTOR' || gap === 'MENTOR_OF_OTHER_CLUB';

export function hasGap(person: Person, gap: AssignmentGap, odd: OddMentors): boolean {
  switch (gap) {
    case 'NO_CLUB':
      return refKey(person.club) === null;
    case 'NO_MENTOR':
      return refKey(person.mentor) === null;
    case 'INACTIVE_MENTOR':
      return odd.inactive.has(person.id);
    case 'MENTOR_OF_OTHER_CLUB':
      return odd.ofOtherClub.has(person.id);
  }
}

interface Lookups {
  clubs: Pick<ClubCalls, 'resolve'>;
  mentors: Pick<MentorCalls, 'lookup'>;
}

/** Finds the mentors of these people in the list of mentors, and compares their clubs. */
export async function findOddMentors(
  people: readonly Person[],
  { clubs, mentors }: Lookups,
): Promise<OddMentors> {
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
        clubs.resolve(mentor.club ?? null, 'admin'),
      ]);
      if (own !== null && theirs !== null && own.id !== theirs.id) ofOtherClub.add(person.id);
    }),
  );
  return { inactive, ofOtherClub };
}
