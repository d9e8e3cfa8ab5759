import DataLoader from 'dataloader';
import { clubIdOf, keysOf, type Club } from '../clubs/entity.ts';
import type { Mentor } from './entity.ts';
import type { MentorSource } from './source.ts';

/** The mentors of each club, as the admin reads them: one list call for all clubs. */
export function createMentorsOfClub(mentors: MentorSource): DataLoader<Club, Mentor[]> {
  return new DataLoader(
    async (clubs) => {
      const byClub = new Map<string, Mentor[]>();
      for (const mentor of await mentors.all()) {
        const key = clubIdOf(mentor.club ?? null);
        if (key !== null) byClub.set(key, [...(byClub.get(key) ?? []), mentor]);
      }
      return clubs.map((club) => keysOf(club).flatMap((key) => byClub.get(key) ?? []));
    },
    // The list itself is read once per operation, and again after a write.
    { cache: false },
  );
}
