import type { Audience } from '../../domain/audience.ts';
import { referredBy } from '../lists/referredBy.ts';
import type { ClubCalls, PeopleCalls } from '../port.ts';
import type { ProgressRow } from './progressRow.ts';

/** Entries whose club is known as far as any call tells it, and what they call one club. */
export interface WithClubs {
  rows: ProgressRow[];
  keys: ReadonlySet<string>;
}

/**
 * Finds the clubs of entries that only name them: by the list of clubs where one alone has that
 * name, else by the list of people.
 */
export function clubsOfRows(
  audience: Audience,
  clubs: Pick<ClubCalls, 'lookup'>,
  people: Pick<PeopleCalls, 'whole'>,
) {
  const find = (key: string) => clubs.lookup(key, 'admin', audience);

  async function withClub(row: ProgressRow): Promise<ProgressRow> {
    if (row.club !== undefined) return row;
    const club = row.clubName === null ? null : await find(row.clubName);
    if (club !== null) return row.withClub(club);
    const person = await people.whole({ audience, id: row.id, reader: 'admin' });
    return row.withClub(person?.club ?? null);
  }

  return async (all: ProgressRow[], clubId: string): Promise<WithClubs> => {
    const rows = await Promise.all(all.map(withClub));
    const keys = await referredBy(
      clubId,
      rows.map(({ club }) => club),
      find,
    );
    return { rows, keys };
  };
}
