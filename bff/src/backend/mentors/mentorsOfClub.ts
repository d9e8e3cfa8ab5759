import DataLoader from 'dataloader';
import type { Club } from '../../domain/club.ts';
import type { Mentor } from '../../domain/mentor.ts';
import { keysOf } from '../lists/referredBy.ts';
import type { ClubCalls } from '../port.ts';
import { refKey } from '../reading/reference.ts';

/** The mentors of each club, as the admin reads them: one list call for all clubs. */
export function createMentorsOfClub(
  all: () => Promise<Mentor[]>,
  clubs: () => Pick<ClubCalls, 'lookup'>,
): DataLoader<Club, Mentor[]> {
  const find = (key: string) => clubs().lookup(key, 'admin');
  return new DataLoader(
    async (asked) => {
      const byClub = new Map<string, Mentor[]>();
      for (const mentor of await all()) {
        const key = refKey(mentor.club);
        if (key === null) continue;
        const known = byClub.get(key);
        if (known === undefined) byClub.set(key, [mentor]);
        else known.push(mentor);
      }
      return Promise.all(
        asked.map(async (club) => {
          const keys = byClub.has(club.name) ? await keysOf(club, find) : [club.id];
          return keys.flatMap((key) => byClub.get(key) ?? []);
        }),
      );
    },
    // The list itself is read once per operation, and again after a write.
    { cache: false },
  );
}
