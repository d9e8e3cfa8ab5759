import DataLoader from 'dataloader';
import { keyIn } from '../reading/reference.ts';
import { keysOf } from '../lists/referredBy.ts';
import type { Club } from '../../domain/club.ts';
import type { ClubLoaders } from '../clubs/loaders.ts';
import type { Mentor } from '../../domain/mentor.ts';
import type { MentorSource } from './calls.ts';

/** The mentors of each club, as the admin reads them: one list call for all clubs. */
export function createMentorsOfClub(
  mentors: MentorSource,
  { admin }: Pick<ClubLoaders, 'admin'>,
): DataLoader<Club, Mentor[]> {
  const find = (key: string) => admin.load(key);
  return new DataLoader(
    async (clubs) => {
      const byClub = new Map<string, Mentor[]>();
      for (const mentor of await mentors.all()) {
        const key = keyIn(mentor.club);
        if (key === null) continue;
        const known = byClub.get(key);
        if (known === undefined) byClub.set(key, [mentor]);
        else known.push(mentor);
      }
      return Promise.all(
        clubs.map(async (club) => {
          const keys = byClub.has(club.name) ? await keysOf(club, find) : [club.id];
          return keys.flatMap((key) => byClub.get(key) ?? []);
        }),
      );
    },
    // The list itself is read once per operation, and again after a write.
    { cache: false },
  );
}
