import type { Context } from '../../context.ts';
import { pageOutOf, type Listing } from '../../lists/listing.ts';
import { referredBy } from '../../lists/referredBy.ts';
import type { PageOf } from '../../paging.ts';
import type { Audience } from '../clubs/club.ts';
import { peopleListing, upstreamQuery, type PeopleCalled, type PeopleQuery } from './list.ts';
import type { PersonOf } from './person.ts';
import type { PersonRow } from './personRow.ts';

/**
 * One page of people, the same from every backend. The band, which no documented backend need know
 * and no answer need show, is made sure of.
 */
export async function listPeople<A extends Audience>(
  audience: A,
  query: PeopleQuery,
  context: Context,
): Promise<PageOf<PersonOf<A>>> {
  const { people } = context;
  const listing = listingFor(audience, query, context);
  const found = await people.page(audience, listing);
  const isSure =
    !query.filter.band ||
    !found.isPaged ||
    (await narrowsByBand(audience, query, found.totalCount, context));
  const { items, totalCount, pageCount } = isSure
    ? found
    : await pageOutOf(found.all ?? (await people.all(audience)), listing);
  return { items: items.map((row) => row.whole()), totalCount, pageCount };
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
        clubId ? referredBy(clubId, clubs, (id) => clubLoaders.admin.load(id)) : called.club,
        mentorId
          ? referredBy(mentorId, mentors, (id) => mentorLoaders.admin.load(id))
          : called.mentor,
      ]);
      return band ? withProgress(rows, context) : rows;
    },
  };
}

/** True when fewer people match with the band than without it: a backend that overlooks it can't tell. */
async function narrowsByBand(
  audience: Audience,
  { filter }: PeopleQuery,
  total: number,
  { people }: Context,
): Promise<boolean> {
  const query = upstreamQuery(audience, { filter: { ...filter, band: null }, sort: null });
  const inAnyBand = await people.count(audience, query);
  return inAnyBand !== null && total < inAnyBand;
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
