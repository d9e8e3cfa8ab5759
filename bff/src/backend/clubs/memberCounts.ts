import DataLoader from 'dataloader';
import type { Audience } from '../../domain/audience.ts';
import type { Club } from '../../domain/club.ts';
import { isFor } from '../entities/club.ts';
import { keysOf } from '../lists/referredBy.ts';
import type { ClubCalls } from '../port.ts';
import { asError } from '../reading/asError.ts';

const audiences: Audience[] = ['student', 'educator'];

/**
 * How many people belong to each club, as the admin reads them: one list call for all clubs of an
 * audience. A club that does not say whom it is for may have people of both.
 */
export function createMemberCounts(
  memberships: (audience: Audience) => Promise<string[]>,
  lookup: ClubCalls['lookup'],
): DataLoader<Club, number> {
  async function membersIn(club: Club, audience: Audience, count: Map<string, number>) {
    const find = (key: string) => lookup(key, 'admin', audience);
    const keys = count.has(club.name) ? await keysOf(club, find) : [club.id];
    return keys.reduce((sum, key) => sum + (count.get(key) ?? 0), 0);
  }

  return new DataLoader(
    (clubs) => {
      const asked = audiences.filter((audience) => clubs.some((club) => isFor(club, audience)));
      const counts = new Map(
        asked.map((audience) => [audience, memberships(audience).then(countEach)]),
      );
      return Promise.all(
        clubs.map((club) => {
          const own = [...counts].filter(([audience]) => isFor(club, audience));
          return Promise.all(
            own.map(async ([audience, count]) => membersIn(club, audience, await count)),
          ).then((found) => found.reduce((sum, members) => sum + members, 0), asError);
        }),
      );
    },
    // The lists themselves are read once per operation, and again after a write.
    { cache: false },
  );
}

function countEach(keys: string[]): Map<string, number> {
  const count = new Map<string, number>();
  for (const key of keys) count.set(key, (count.get(key) ?? 0) + 1);
  return count;
}
