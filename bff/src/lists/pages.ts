import { pageOf, type PageOf } from '../paging.ts';
import type { Query } from '../rest/call.ts';
import type { Reply } from '../rest/client.ts';
import type { ListAnswer, ListCall } from './answer.ts';
import type { KnownLists } from './knownLists.ts';
import {
  asksForAll,
  completed,
  isAsked,
  limitOf,
  measured,
  pageOutOf,
  type Listing,
} from './listing.ts';
import type { ListReading } from './reading.ts';

/** A listing, and how its rows are read out of an answer of bare rows. */
export interface ReadListing<T> extends Listing<T> {
  read: (reply: Reply) => T[];
}

/** A page that was found. */
export interface Listed<T> extends PageOf<T> {
  /** The whole list, where the answer was that. */
  whole: Reply | null;
}

/** The question in the words of a backend that knows them. */
export function questionOf({ query, page }: Pick<Listing<unknown>, 'query' | 'page'>): Query {
  return { ...query, page: page.number, limit: limitOf(page) };
}

/**
 * The page that is asked for. It is the backend's where its answer proves that; else the same page
 * is made here, out of the answer if that holds all, or out of the whole list.
 */
export async function findPage<T>(
  list: ListCall,
  listing: ReadListing<T>,
  reading: ListReading,
  known: KnownLists,
): Promise<Listed<T>> {
  const answer = await reading.ask(list, questionOf(listing));
  if (answer !== null) {
    const { isPage, isAll } = measured(answer, listing.page, known.paged.has(list.path));
    const rows = isPage || isAll ? await completed(listing.read(answer.reply), listing) : [];
    if (isPage && rows.length === 0 && answer.total !== 0 && !asksForAll(listing)) {
      return beyondEnd(list, listing, reading, known);
    }
    if (
      isPage &&
      isAsked(rows, listing) &&
      (await turnsPages(list, rows, listing, reading, known))
    ) {
      if (rows.length !== answer.total) known.paged.add(list.path);
      return pageIn(answer, rows, listing);
    }
    // That nobody is found proves nothing of a filter, which may compare in another way.
    if (isAll && (rows.length > 0 || asksForAll(listing))) {
      const isWhole = asksForAll(listing) || !rows.every(listing.matches);
      return { ...pageOutOf(rows, listing), whole: isWhole ? answer.reply : null };
    }
  }
  known.paged.delete(list.path);
  known.turned.delete(list.path);
  return outOfWhole(await reading.whole(list), listing);
}

/** A page that has no rows, and so none that show whether the filter was understood: the first has. */
async function beyondEnd<T>(
  list: ListCall,
  listing: ReadListing<T>,
  reading: ListReading,
  known: KnownLists,
): Promise<Listed<T>> {
  const { number, size } = listing.page;
  const first = { ...listing, page: { number: 1, size } };
  const { totalCount, whole } = await findPage(list, first, reading, known);
  return whole === null && totalCount <= (number - 1) * size
    ? { ...pageOf<T>([], totalCount, listing.page), whole }
    : outOfWhole(whole ?? (await reading.whole(list)), listing);
}

/** The page that is asked for, out of the whole list. */
export async function outOfWhole<T>(whole: Reply, listing: ReadListing<T>): Promise<Listed<T>> {
  const rows = await completed(listing.read(whole), listing);
  return { ...pageOutOf(rows, listing), whole };
}

function pageIn<T>({ reply, total }: ListAnswer, rows: T[], listing: Listing<T>): Listed<T> {
  const { page } = listing;
  const isWhole = page.number === 1 && rows.length === total && asksForAll(listing);
  return {
    ...pageOf(rows.slice(0, page.size), total ?? rows.length, page),
    whole: isWhole ? reply : null,
  };
}

/** True when the first page is as full as was asked for and has none of these rows of a later one. */
async function turnsPages<T>(
  list: ListCall,
  rows: T[],
  listing: ReadListing<T>,
  reading: ListReading,
  { turned }: KnownLists,
): Promise<boolean> {
  const { number, size } = listing.page;
  if (number === 1 || rows.length === 0 || (turned.get(list.path) ?? 0) >= size) return true;
  const first = { number: 1, size };
  const answer = await reading.ask(list, questionOf({ ...listing, page: first }));
  const before = answer === null ? [] : listing.read(answer.reply).slice(0, size);
  const ids = new Set(before.map(listing.idOf));
  if (before.length < size || rows.some((row) => ids.has(listing.idOf(row)))) return false;
  turned.set(list.path, size);
  return true;
}
