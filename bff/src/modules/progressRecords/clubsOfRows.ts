import { referredBy } from '../../lists/referredBy.ts';
import type { Audience } from '../clubs/audience.ts';
import type { ClubSource } from '../clubs/source.ts';
import type { PeopleLoaders } from '../people/loaders.ts';
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
export function clubsOfRows(audience: Audience, clubs: ClubSource, people: PeopleLoaders) {
  async function clubNamed(name: string | null) {
    if (name === null) return null;
    const [club, ...others] = (await clubs.all()).filter(
      (one) => one.name === name && (one.clubFor ?? audience) === audience,
    );
    return others.length === 0 && club !== undefined ? { club } : null;
  }

  async function withClub(row: ProgressRow): Promise<ProgressRow> {
    if (row.club !== undefined) return row;
    const named = await clubNamed(row.clubName);
    return row.withClub(named ?? (await people[audience].load(row.id))?.club ?? null);
  }

  return async (all: ProgressRow[], clubId: string): Promise<WithClubs> => {
    const rows = await Promise.all(all.map(withClub));
    const keys = await referredBy(
      clubId,
      rows.map(({ club }) => club),
      async (id) => (await clubs.all()).find((club) => club.id === id) ?? null,
    );
    return { rows, keys };
  };
}
