import { keyIn } from '../reading/reference.ts';
import { referredBy } from '../lists/referredBy.ts';
import { UpstreamError } from '../failures/upstreamError.ts';
import type { ClubLoaders } from '../clubs/loaders.ts';
import type { Person } from '../../domain/person.ts';

/**
 * What the mentor's people refer to a club by: its id, and its name where it is the mentor's own,
 * the only one that a mentor may read. Where records name clubs that can't be told from the one
 * that is asked for, nobody knows whose they are.
 *
 * @throws UpstreamError NOT_SUPPORTED
 */
export async function clubKeysOf(
  clubId: string,
  people: Person[],
  { mentor }: Pick<ClubLoaders, 'mentor'>,
): Promise<ReadonlySet<string>> {
  const keys = await referredBy(
    clubId,
    people.map(({ club }) => club),
    (key) => mentor.load(key),
  );
  const isMember = ({ club }: Person): boolean => keys.has(keyIn(club) ?? '');
  if (keys.size > 1 || people.some(isMember)) return keys;
  for (const { club } of people) {
    if (typeof club === 'string' && (await mentor.load(club)) === null) throw notTold();
  }
  return keys;
}

function notTold(): UpstreamError {
  const call = 'GET /api/mentor/students';
  const message = 'The server does not tell whose club this is.';
  return new UpstreamError({ code: 'NOT_SUPPORTED', message, call, address: call, field: 'club' });
}
