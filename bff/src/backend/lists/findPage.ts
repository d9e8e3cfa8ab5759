import type { Query } from '../http/call.ts';
import type { Reply } from '../http/client.ts';
import type { ListAnswer } from './answer.ts';
import {
  asksForAll,
  completed,
  isAsked,
  limitOf,
  measured,
  pageOutOf,
  type Listing,
} from './listing.ts';
import type { PageOf } from '../../domain/page.ts';
import { pageOf } from './paging.ts';
import { narrows, turnsPages, type Asking, type ReadableListing } from './proofs.ts';

/** A page that was found. */
export interface Listed<T> extends PageOf<T> {
  /** The whole list, where the answer was that. */
  whole: Reply | null;
}

/**
 * The question in the words of a backend that knows them. The first page has no number: it is the
 * same whether pages are counted from 1 or from 0.
 */
export function queryOf({ query, page }: Pick<Listing<unknown>, 'query' | 'page'>): Query {
  return { ...query, page: page.number === 1 ? null : page.number, limit: limitOf(page) };
}

/**
 * The page that is asked for. It is the backend's where its answer says or proves that; else the
 * same page is made here, out of the answer if that holds all, or out of the whole list.
 */
export async function findPage<T>(asking: Asking<T>): Promise<Listed<T>> {
  const { list, listing, reader, known } = asking;
  const question = queryOf(listing);
  const answer = await reader.ask(list, question);
  if (answer !== null) {
    const isApplied = saysToApply(answer, question);
    const isPager = isApplied || known.paged.has(list.path);
    const { isPage, isAll } = measured(answer, listing, isPager);
    if (isPage && isApplied) {
      known.paged.add(list.path);
      return pageIn(answer, listing.read(answer.reply), listing);
    }
    const rows = isPage || isAll ? await completed(listing.read(answer.reply), listing) : [];
    if (isPage && rows.length === 0 && answer.total !== 0 && !asksForAll(listing)) {
      return beyondEnd(asking);
    }
    if (isPage && isAsked(rows, listing) && (await turnsPages(answer, rows, asking))) {
      const { holds, whole } = await narrows(answer, asking);
      if (holds && rows.length !== answer.total) known.paged.add(list.path);
      if (whole !== null) return outOfWhole(whole, listing);
      if (holds) return pageIn(answer, rows, listing);
    }
    // That nobody is found proves nothing of a filter, which may compare in another way.
    if (isAll && (rows.length > 0 || asksForAll(listing))) {
      const isWhole = asksForAll(listing) || !rows.every(listing.matches);
      return { ...pageOutOf(rows, listing), whole: isWhole ? answer.reply : null };
    }
  }
  known.paged.delete(list.path);
  known.turned.delete(list.path);
  return outOfWhole(await reader.whole(list, answer), listing);
}

/** True when the backend says of every parameter that its answer rests on it. */
function saysToApply({ reply }: ListAnswer, question: Query): boolean {
  return Object.entries(question).every(
    ([name, value]) => value === null || value === undefined || reply.applied.has(name),
  );
}

/** A page that has no rows, and so none that show whether the filter was understood: the first has. */
async function beyondEnd<T>(asking: Asking<T>): Promise<Listed<T>> {
  const { list, listing, reader } = asking;
  const { number, size } = listing.page;
  const first = { ...listing, page: { number: 1, size } };
  const { totalCount, whole } = await findPage({ ...asking, listing: first });
  return whole === null && totalCount <= (number - 1) * size
    ? { ...pageOf<T>([], totalCount, listing.page), whole }
    : outOfWhole(whole ?? (await reader.whole(list)), listing);
}

/** The page that is asked for, out of the whole list. */
export async function outOfWhole<T>(whole: Reply, listing: ReadableListing<T>): Promise<Listed<T>> {
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
