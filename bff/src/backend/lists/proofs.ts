import type { Reply } from '../http/client.ts';
import type { ListAnswer, ListCall } from './answer.ts';
import type { KnownLists } from './knownLists.ts';
import { completed, filtersOf, limitOf, type Listing } from './listing.ts';
import type { ListReader } from './listReader.ts';
import { isEnd, MOST_ROWS } from './toEnd.ts';

/** A listing, and how its rows are read out of an answer of bare rows. */
export interface ReadableListing<T> extends Listing<T> {
  read: (reply: Reply) => T[];
}

/** What a page is proven with: the question, and what else the backend can be asked. */
export interface Asking<T> {
  list: ListCall;
  listing: ReadableListing<T>;
  reader: ListReader;
  known: KnownLists;
}

/**
 * True of a backend that counts in the documented header: it knows the documented parameters, unless
 * it says itself which of them it has applied.
 */
const isDocumented = ({ reply }: ListAnswer): boolean =>
  reply.isCounted && reply.applied.size === 0;

/**
 * True when these are the rows of the later page that is asked for: where pages of another size show
 * that nothing lies between, or where they are none of the first page's and pages count from 1.
 */
export async function turnsPages<T>(
  answer: ListAnswer,
  rows: T[],
  asking: Asking<T>,
): Promise<boolean> {
  const { list, listing, known } = asking;
  const { number, size } = listing.page;
  const ids = rows.map(listing.idOf);
  if (number === 1 || ids.length === 0 || isDocumented(answer)) return true;
  if ((known.turned.get(list.path) ?? 0) >= size) return true;
  const before = (number - 1) * size;
  const limit = limitOf({ number: 1, size });
  const [page, place] = [1 + Math.floor(before / limit), before % limit];
  const other = place > 0 ? await idsOn(page === 1 ? null : page, asking) : [];
  const isNext = other[place] === ids[0];
  // A backend may give no more rows than the page has.
  const isProven = isNext || (other.length < limit && (await leavesFirst(ids, asking)));
  if (isProven) known.turned.set(list.path, size);
  return isProven;
}

async function leavesFirst<T>(ids: string[], asking: Asking<T>): Promise<boolean> {
  const [beginning, first] = await Promise.all([idsOn(null, asking), idsOn(1, asking)]);
  return (
    beginning.length >= asking.listing.page.size &&
    !beginning.some((id) => ids.includes(id)) &&
    beginning.every((id, index) => id === first[index])
  );
}

/** Who stands on this page, where pages are one row longer; on the first when it has no number. */
async function idsOn<T>(
  page: number | null,
  { list, listing, reader }: Asking<T>,
): Promise<string[]> {
  const limit = limitOf({ number: 1, size: listing.page.size });
  const answer = await reader.ask(list, { ...listing.query, page, limit });
  return answer === null ? [] : listing.read(answer.reply).map(listing.idOf);
}

/** Whether filters hold, as far as the beginning of the list without them shows. */
interface Narrowing {
  holds: boolean;
  /** The list without them, where the beginning is all of it. */
  whole: Reply | null;
}

const HOLDS: Narrowing = { holds: true, whole: null };

/**
 * All rows of a page may match a filter that was overlooked, and nobody one that compares in another
 * way: what the list has without it shows both. That a filter holds is remembered.
 */
export async function narrows<T>(answer: ListAnswer, asking: Asking<T>): Promise<Narrowing> {
  const { list, listing, reader, known } = asking;
  const total = answer.total ?? 0;
  const filters = filtersOf(listing);
  const question = [list.path, ...filters].join(' ');
  const isKnown =
    filters.every((filter) => known.narrowed.has(`${list.path} ${filter}`)) ||
    known.narrowed.has(question);
  const isSeen = total === answer.rows.length || isDocumented(answer);
  if (total > 0 && (isSeen || isKnown)) return HOLDS;
  const sample = await reader.ask(list, { limit: MOST_ROWS });
  if (sample === null) return { holds: false, whole: null };
  const { length } = sample.rows;
  const rows = await completed(listing.read(sample.reply), listing);
  const matching = rows.filter(listing.matches).length;
  const isWhole = isEnd(sample) && length < MOST_ROWS && length >= total;
  const isLess = total < (sample.total ?? length);
  const holds = isWhole ? matching === total : matching <= total && isLess;
  if (holds && isLess && total > 0) known.narrowed.add(question);
  return { holds, whole: isWhole ? sample.reply : null };
}
