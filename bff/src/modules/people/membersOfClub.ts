import DataLoader from 'dataloader';
import { asError } from '../../resolving/asError.ts';
import type { Audience } from '../clubs/audience.ts';
import { keysOf, type Club } from '../clubs/entity.ts';
import type { PeopleSource } from './source.ts';

const audiences: Audience[] = ['student', 'educator'];

/**
 * How many people belong to each club, as the admin reads them: one list call for all clubs of an
 * audience. A club that does not say whom it is for may have people of both.
 */
export function createMembersOfClub(people: PeopleSource): DataLoader<Club, number> {
  return new DataLoader(
    (clubs) => {
      const asked = audiences.filter((audience) => clubs.some((club) => isFor(club, audience)));
      const counts = new Map(
        asked.map((audience) => [audience, people.memberships(audience).then(countEach)]),
      );
      return Promise.all(
        clubs.map((club) => {
          const own = [...counts].filter(([audience]) => isFor(club, audience));
          return Promise.all(own.map(([, count]) => count)).then(
            (found) => found.reduce((sum, count) => sum + membersIn(club, count), 0),
            asError,
          );
        }),
      );
    },
    // The lists themselves are read once per operation, and again after a write.
    { cache: false },
  );
}

function isFor({ clubFor }: Club, audience: Audience): boolean {
  return (clubFor ?? audience) === audience;
}

function membersIn(club: Club, count: Map<string, number>): number {
  return keysOf(club).reduce((sum, key) => sum + (count.get(key) ?? 0), 0);
}

function countEach(keys: string[]): Map<string, number> {
  const count = new Map<string, number>();
  for (const key of keys) count.set(key, (count.get(key) ?? 0) + 1);
  return count;
}
