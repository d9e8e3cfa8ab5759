import { pageOf, type PageOf } from '../paging.ts';
import type { Query } from '../rest/call.ts';
import type { Reply } from '../rest/client.ts';
import type { ListAnswer, ListCall } from './answer.ts';
import type { KnownLists } from './knownLists.ts';
import { asksForAll, limitOf, pageOutOf, shownBy, type Listing } from './listing.ts';
import type { ListReading } from './reading.ts';

/** A listing, and how its rows are read out of an answer of bare rows. */
export interface ReadListing<T> extends Listing<T> {
  read: (reply: Reply) => T[];
}

/** A page that was found, and out of what. */
export interface Listed<T> extends PageOf<T> {
  /** True when the backend made the page, false when it was made here. */
  isPaged: boolean;
  /** All that match as the backend understood the question, where its answer held them all. */
  all: T[] | null;
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
    const rows = listing.read(answer.reply);
    const shown = shownBy(rows, answer, listing, known.paged.has(list.path));
    if (shown === 'page' && (await turnsPages(list, rows, listing, reading, known))) {
      if (rows.length !== answer.total) known.paged.add(list.path);
      return pageIn(answer, rows, listing);
    }
    if (shown === 'all') {
      const isWhole = asksForAll(listing) || !rows.every(listing.mayMatch ?? listing.matches);
      return cut(rows, listing, isWhole ? answer.reply : null);
    }
  }
  known.paged.delete(list.path);
  known.turned.delete(list.path);
  return outOfWhole(await reading.whole(list), listing);
}

/** The page that is asked for, out of the whole list. */
export function outOfWhole<T>(whole: Reply, listing: ReadListing<T>): Promise<Listed<T>> {
  return cut(listing.read(whole), listing, whole);
}

async function cut<T>(all: T[], listing: Listing<T>, whole: Reply | null): Promise<Listed<T>> {
  return { ...(await pageOutOf(all, listing)), isPaged: false, all, whole };
}

function pageIn<T>({ reply, total }: ListAnswer, rows: T[], listing: Listing<T>): Listed<T> {
  const { page } = listing;
  const isAll = page.number === 1 && rows.length === total;
  return {
    ...pageOf(rows.slice(0, page.size), total ?? rows.length, page),
    isPaged: true,
    all: isAll ? rows : null,
    whole: isAll && asksForAll(listing) ? reply : null,
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
