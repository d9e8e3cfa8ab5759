import { audiences, type Audience } from '../../domain/account.ts';
import type { Club } from '../../domain/club.ts';
import { isForAudience } from '../entities/club.ts';
import { cacheUntilWrite } from '../lists/lookup.ts';
import { keysOf } from '../lists/referenceKeys.ts';
import type { RestClient } from '../http/client.ts';
import type { ClubSource } from '../sources.ts';

/**
 * The number of people of a club for the admin: one list call for each audience. A club without an
 * audience may have people of both.
 */
export function createMemberCounts(
  rest: RestClient,
  memberships: (audience: Audience) => Promise<string[]>,
  lookup: ClubSource['lookup'],
): (club: Club) => Promise<number> {
  const countOf = (audience: Audience) =>
    cacheUntilWrite(rest, () => memberships(audience).then(countEach));
  const counts = { student: countOf('student'), educator: countOf('educator') };

  async function membersIn(club: Club, audience: Audience): Promise<number> {
    const count = await counts[audience]();
    const find = (key: string) => lookup(key, 'admin', audience);
    const keys = count.has(club.name) ? await keysOf(club, find) : [club.id];
    return keys.reduce((sum, key) => sum + (count.get(key) ?? 0), 0);
  }

  return async (club) => {
    const own = audiences.filter((audience) => isForAudience(club, audience));
    const members = await Promise.all(own.map((audience) => membersIn(club, audience)));
    return members.reduce((sum, count) => sum + count, 0);
  };
}

function countEach(keys: string[]): Map<string, number> {
  const count = new Map<string, number>();
  for (const key of keys) count.set(key, (count.get(key) ?? 0) + 1);
  return count;
}
