import type { Person } from '../../domain/person.ts';
import { UpstreamError } from '../failures/upstreamError.ts';
import { referenceKeys } from '../lists/referenceKeys.ts';
import type { ClubSource } from '../sources.ts';
import { refKey } from '../reading/reference.ts';

/**
 * The keys by which the mentor's people refer to a club: its id, and its name where it is the
 * mentor's own club, the only one that a mentor may read. A record with an unknown club name could
 * refer to the club, so that the filter can't be applied.
 *
 * @throws UpstreamError NOT_SUPPORTED
 */
export async function clubKeysOf(
  clubId: string,
  people: Person[],
  lookup: ClubSource['lookup'],
): Promise<ReadonlySet<string>> {
  const keys = await referenceKeys(
    clubId,
    people.map(({ club }) => club),
    (key) => lookup(key, 'mentor'),
  );
  const isMember = ({ club }: Person): boolean => keys.has(refKey(club) ?? '');
  if (keys.size > 1 || people.some(isMember)) return keys;
  for (const { club } of people) {
    if (typeof club === 'string' && (await lookup(club, 'mentor')) === null) throw unknownClub();
  }
  return keys;
}

function unknownClub(): UpstreamError {
  const call = 'GET /api/mentor/students';
  const message = 'The server does not identify the club of each person.';
  return new UpstreamError({ code: 'NOT_SUPPORTED', message, call, address: call, field: 'club' });
}
