import type { Context } from '../../context.ts';
import { pageOf, type PageOf } from '../../paging.ts';
import type { Audience } from '../clubs/club.ts';
import { isPageAsked, listLocally, upstreamQuery, type PeopleQuery } from './list.ts';
import type { PersonOf } from './person.ts';
import type { PersonRow } from './personRow.ts';

/**
 * One page of people, the same from every backend. One that gives `X-Total-Count` is taken to have
 * filtered, sorted and paged, unless its answer shows that it has not; the band, which no documented
 * backend need know and no answer need show, is made sure of.
 */
export async function listPeople<A extends Audience>(
  audience: A,
  query: PeopleQuery,
  context: Context,
): Promise<PageOf<PersonOf<A>>> {
  const { filter, page } = query;
  const { people, total } = await context.people.list(audience, upstreamQuery(audience, query));
  const isTrusted = total !== null && isPageAsked(people, total, query);
  if (isTrusted && (!filter.band || (await narrowsByBand(audience, query, total, context)))) {
    const items = people.map((row) => row.whole());
    return pageOf(items, total, page);
  }
  const isWhole = total === null || people.length === total;
  const all = isWhole ? people : (await context.people.list(audience)).people;
  return listLocally(filter.band ? await withProgress(all, context) : all, query);
}

/** True when fewer people match with the band than without it: a backend that overlooks it can't tell. */
async function narrowsByBand(
  audience: Audience,
  { filter }: PeopleQuery,
  total: number,
  { people }: Context,
): Promise<boolean> {
  const query = { filter: { ...filter, band: null }, sort: null, page: { number: 1, size: 1 } };
  const inAnyBand = await people.list(audience, upstreamQuery(audience, query));
  return inAnyBand.total !== null && total < inAnyBand.total;
}

/** The people with their progress, read for all of them together where the list did not carry it. */
async function withProgress<A extends Audience>(
  people: PersonRow<A>[],
  { progressLoaders }: Context,
): Promise<PersonRow<A>[]> {
  return Promise.all(
    people.map(async (row) => {
      if (row.progress !== undefined) return row;
      const owner = { personId: row.id, clubId: row.clubId };
      const progress = await progressLoaders[row.audience].load(owner);
      return progress === null ? row : row.withProgress(progress);
    }),
  );
}
