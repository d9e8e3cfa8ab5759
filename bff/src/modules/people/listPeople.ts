import type { Context } from '../../context.ts';
import type { Listing } from '../../lists/listing.ts';
import type { PageOf } from '../../lists/paging.ts';
import { referredBy } from '../../lists/referredBy.ts';
import type { Audience } from '../clubs/audience.ts';
import type { PersonOf } from './entity.ts';
import { peopleListing, type PeopleCalled, type PeopleQuery } from './listing.ts';
import type { PersonRow } from './personRow.ts';

/** One page of people, the same from every backend. */
export async function listPeople<A extends Audience>(
  audience: A,
  query: PeopleQuery,
  context: Context,
): Promise<PageOf<PersonOf<A>>> {
  const found = await context.people.page(audience, listingFor(audience, query, context));
  return { ...found, items: found.items.map((row) => row.whole()) };
}

function listingFor<A extends Audience>(
  audience: A,
  query: PeopleQuery,
  context: Context,
): Listing<PersonRow<A>> {
  const { band, clubId, mentorId } = query.filter;
  const { clubLoaders, mentorLoaders } = context;
  const called: PeopleCalled = { club: new Set([clubId]), mentor: new Set([mentorId]) };
  return {
    ...peopleListing(audience, query, called),
    async completed(rows) {
      // Of rows that are not narrowed by it nobody asks for the club.
      const clubs = clubId ? rows.map(({ club }) => club) : [];
      const mentors = mentorId ? rows.map(({ mentor }) => mentor) : [];
      [called.club, called.mentor] = await Promise.all([
        clubId
          ? referredBy(clubId, clubs, (key) => clubLoaders.of[audience].load(key))
          : called.club,
        mentorId
          ? referredBy(mentorId, mentors, (id) => mentorLoaders.admin.load(id))
          : called.mentor,
      ]);
      return band ? withProgress(rows, context) : rows;
    },
  };
}

/** The people with their progress, read for all of them together where the list did not carry it. */
async function withProgress<A extends Audience>(
  people: PersonRow<A>[],
  { progressLoaders }: Context,
): Promise<PersonRow<A>[]> {
  return Promise.all(
    people.map(async (row) => {
      if (row.progress !== undefined) return row;
      const owner = { personId: row.id, clubId: row.clubId, reader: 'admin' as const };
      const progress = await progressLoaders[row.audience].load(owner);
      return progress === null ? row : row.withProgress(progress);
    }),
  );
}
