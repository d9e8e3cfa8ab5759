import type { Page, PageOf } from '../../domain/page.ts';
import { UpstreamError, type UpstreamErrorCode } from '../failures/upstreamError.ts';
import type { Query } from '../http/call.ts';
import type { Reply, RestClient } from '../http/client.ts';
import { isRecord } from '../reading/isRecord.ts';
import { RecordReader } from '../reading/recordReader.ts';
import { isEnd, listAnswer, type ListAnswer, type ListCall } from './answer.ts';
import { idBatches } from './idBatches.ts';
import { pageOf, pageOutOf, parametersOf, type Listing } from './listing.ts';
import { MAX_ROWS, readAllPages } from './readAllPages.ts';

/** One page, and all rows of the list where it was loaded whole. */
interface Listed<T> extends PageOf<T> {
  all: T[] | null;
}

/**
 * The lists of a backend (ADR 18). If `Applied-Parameters` shows that the backend applies
 * parameters, it is asked for the page or the ids. Otherwise the documented list is read, and
 * filtered, sorted and cut here.
 */
export interface Lists {
  /** The complete documented list, with the bare rows as body. */
  whole(list: ListCall): Promise<Reply>;
  /** A list in the form of `whole` that includes the records with these ids. */
  byIds(list: ListCall, ids: string[]): Promise<Reply>;
  /** True when the backend's `Applied-Parameters` include `ids`. */
  appliesIds(list: ListCall, id: string): Promise<boolean>;
  /** The whole list with a filter; null where the backend does not apply the filter. */
  filtered(list: ListCall, filter: Query): Promise<Reply | null>;
  page<T>(list: ListCall, listing: Listing<T>): Promise<Listed<T>>;
}

/** A list query as parameters. */
type PageRequest = Pick<Listing<never>, 'query' | 'page' | 'sort'>;

/** Errors of a backend that refuses a parameter, its value or the page. */
const REFUSALS = new Set<UpstreamErrorCode>([
  'BAD_USER_INPUT',
  'NOT_FOUND',
  'NOT_SUPPORTED',
  'UPSTREAM_INVALID',
]);

export function createLists(rest: RestClient): Lists {
  /** Whole lists of this operation, cleared by its next write. */
  const wholeLists = new Map<string, Promise<Reply>>();
  let { writeCount } = rest;

  function cached(): typeof wholeLists {
    if (writeCount !== rest.writeCount) wholeLists.clear();
    writeCount = rest.writeCount;
    return wholeLists;
  }

  async function get(list: ListCall, query: Query): Promise<ListAnswer> {
    const { path, wrappers: nouns, ...options } = list;
    const all = { ...list.query, ...query };
    return listAnswer(await rest.get(path, { ...options, nouns, query: all }), nouns);
  }

  /** The answer to parameters; null where the backend refuses them. */
  async function ask(list: ListCall, query: Query): Promise<ListAnswer | null> {
    try {
      return await get(list, query);
    } catch (error) {
      if (error instanceof UpstreamError && REFUSALS.has(error.code)) return null;
      throw error;
    }
  }

  async function readWhole(list: ListCall): Promise<Reply> {
    const askPage = async (paging: Query) =>
      // A backend that refuses the page size may still have pages.
      (await ask(list, paging)) ?? get(list, { page: paging['page'] });
    return (await readAllPages(await get(list, {}), askPage)).reply;
  }

  function whole(list: ListCall): Promise<Reply> {
    const key = keyOf(list);
    const cachedReply = cached().get(key);
    if (cachedReply !== undefined) return cachedReply;
    const reading = readWhole(list);
    cached().set(key, reading);
    return reading;
  }

  /**
   * The complete list where an answer to parameters has been seen. If that has other records, the
   * documented answer was cut without a sign, and its pages are read until one has no new record.
   */
  async function wholeWith(list: ListCall, seen: ListAnswer | null): Promise<Reply> {
    const reply = await whole(list);
    if (seen === null) return reply;
    const first = listAnswer(reply, list.wrappers);
    const ids = new Set(idsIn(first));
    if (idsIn(seen).every((id) => ids.has(id))) return reply;
    const all = await readAllPages({ ...first, total: null, hasMore: true }, async (paging) => {
      // Refused after the last page.
      const page = await ask(list, paging);
      const found = page === null ? [] : idsIn(page);
      const isNew = found.some((id) => !ids.has(id));
      for (const id of found) ids.add(id);
      return { ...first, rows: isNew ? (page?.rows ?? []) : [], total: null, hasMore: isNew };
    });
    return cacheWholeList(list, all.reply);
  }

  /** Caches an answer that was the whole list despite its parameters. */
  function cacheWholeList(list: ListCall, reply: Reply): Reply {
    cached().set(keyOf(list), Promise.resolve(reply));
    return reply;
  }

  return {
    whole,

    async byIds(list, ids) {
      const batches = idBatches(ids);
      const [first, ...others] = batches ?? [];
      if (first === undefined || cached().has(keyOf(list))) return whole(list);
      const answer = await ask(list, { ids: first.join(',') });
      if (answer === null) return whole(list);
      if (answer.reply.applied.has('ids')) {
        const more = await Promise.all(others.map((batch) => get(list, { ids: batch.join(',') })));
        return { ...answer.reply, body: [answer, ...more].flatMap(({ rows }) => rows) };
      }
      const found = new Set(idsIn(answer));
      if (isEnd(answer) && [...found].some((id) => id !== null && !first.includes(id))) {
        return cacheWholeList(list, answer.reply);
      }
      return ids.every((id) => found.has(id)) ? answer.reply : whole(list);
    },

    async appliesIds(list, id) {
      return (await ask(list, { ids: id }))?.reply.applied.has('ids') === true;
    },

    async filtered(list, filter) {
      const answer = await ask(list, filter);
      if (answer === null || !hasApplied(answer, filter)) return null;
      const askPage = (paging: Query) => get(list, { ...filter, ...paging });
      return (await readAllPages(answer, askPage)).reply;
    },

    async page(list, listing) {
      const { page, read, complete, matches } = listing;
      const pageOfWhole = async (reply: Reply) => {
        const rows = read(reply);
        await complete?.(rows);
        return { ...pageOutOf(rows, listing), all: rows };
      };
      const query = queryOf(listing);
      const answer = cached().has(keyOf(list)) ? null : await ask(list, query);
      if (answer !== null && answer.total !== null && hasApplied(answer, query)) {
        const { reply, total } = answer;
        const rows = read(reply);
        const isWhole = page.number === 1 && rows.length === total && !isFiltered(listing);
        return {
          ...pageOf(rows.slice(0, page.size), total, page),
          all: isWhole ? rows : null,
        };
      }
      if (answer !== null && ignoresParameters(answer, listing)) {
        const found = await pageOfWhole(answer.reply);
        // A filter that all rows match may have been applied without saying so.
        if (isFiltered(listing) && found.all.every(matches)) return { ...found, all: null };
        // Nor may a filter that matches differently here replace the list for other fields.
        if (!isFiltered(listing)) cacheWholeList(list, answer.reply);
        return found;
      }
      return pageOfWhole(await wholeWith(list, answer));
    },
  };
}

function keyOf({ path, params, query }: ListCall): string {
  return JSON.stringify([path, params, query]);
}

/**
 * The parameters of a page. The first page has no number and one extra row, which distinguishes a
 * cut page from a complete list.
 */
function queryOf(request: PageRequest): Query {
  const { page } = request;
  const number = page.number === 1 ? null : page.number;
  return { ...parametersOf(request), page: number, limit: limitOf(page) };
}

function limitOf({ number, size }: Page): number {
  return number === 1 && size < MAX_ROWS ? size + 1 : size;
}

/** True when the backend applied every parameter. */
function hasApplied({ reply }: ListAnswer, query: Query): boolean {
  return Object.entries(query).every(
    ([name, value]) => value === null || value === undefined || reply.applied.has(name),
  );
}

function isFiltered({ query }: PageRequest): boolean {
  return Object.values(query).some((value) => (value ?? null) !== null);
}

/**
 * True when the number of rows differs from that of a cut page, so that the answer is the
 * documented list. Without rows a filter may have been applied differently.
 */
function ignoresParameters(answer: ListAnswer, listing: PageRequest): boolean {
  const { length } = answer.rows;
  const limit = limitOf(listing.page);
  const isPage = length === limit || (length < limit && listing.page.number > 1);
  return isEnd(answer) && !isPage && (length > 0 || !isFiltered(listing));
}

function idsIn({ reply, rows }: ListAnswer): (string | null)[] {
  return rows.flatMap((row) => (isRecord(row) ? new RecordReader(reply, row).optionalId() : []));
}
