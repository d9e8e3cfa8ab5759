import { createReadOnce } from '../reading/readOnce.ts';
import type { Query } from '../http/call.ts';
import type { Reply, RestClient } from '../http/client.ts';
import { UpstreamError, type UpstreamErrorCode } from '../failures/upstreamError.ts';
import { listAnswer, type ListAnswer, type ListCall } from './answer.ts';
import { isEnd, mayBeCut, MOST_ROWS, toEnd } from './toEnd.ts';

/** Reads lists by their calls. */
export interface ListReader {
  /** What the backend answers to these parameters; null when it refuses them. */
  ask(list: ListCall, query: Query): Promise<ListAnswer | null>;
  /** The list of which an answer to these parameters is the beginning, to its end. */
  toEnd(list: ListCall, answer: ListAnswer, query: Query): Promise<ListAnswer>;
  /**
   * The documented call, to its end: an answer whose body is the bare rows.
   *
   * @param other what the list came to with parameters
   */
  whole(list: ListCall, other?: ListAnswer | null): Promise<Reply>;
}

/**
 * What a backend answers that has no such parameter, does not take the value, or has no such page;
 * one that compares whole addresses may answer with anything.
 */
const REFUSALS = new Set<UpstreamErrorCode>([
  'BAD_USER_INPUT',
  'NOT_FOUND',
  'NOT_SUPPORTED',
  'UPSTREAM_INVALID',
]);

export function createListReader(rest: RestClient): ListReader {
  const wholeOnce = createReadOnce<Reply>();

  async function read(list: ListCall, query: Query): Promise<ListAnswer> {
    return listAnswer(await get(list, query), list.wrappers);
  }

  function get(list: ListCall, query?: Query): Promise<Reply> {
    return rest.get(list.path, { ...list, query: { ...list.query, ...query } });
  }

  async function ask(list: ListCall, query: Query): Promise<ListAnswer | null> {
    const reply = await get(list, query).catch((error: unknown) => {
      if (error instanceof UpstreamError && REFUSALS.has(error.code)) return null;
      throw error;
    });
    return reply && listAnswer(reply, list.wrappers);
  }

  const endOf = (list: ListCall, answer: ListAnswer, query: Query): Promise<ListAnswer> =>
    toEnd(
      answer,
      async (paging) =>
        (await ask(list, { ...query, ...paging })) ??
        // A backend that refuses the number of rows may still have pages.
        read(list, { ...query, page: paging['page'] }),
    );

  /** The same of a backend that does not say that it cuts: its last page is one that is not full. */
  const silentToEnd = (list: ListCall, beginning: ListAnswer): Promise<ListAnswer> =>
    toEnd(maybeFull(beginning), async (paging) => maybeFull(await read(list, paging)));

  return {
    ask,

    toEnd: endOf,

    whole: (list, other = null) =>
      wholeOnce(get(list), async (reply) => {
        const told = listAnswer(reply, list.wrappers);
        const isCut = isEnd(told) && other !== null && mayBeCut(told, other);
        const longer = isCut ? await ask(list, { limit: MOST_ROWS }) : null;
        const isLonger = longer !== null && longer.rows.length > told.rows.length;
        const answer = await (isLonger ? silentToEnd(list, longer) : endOf(list, told, {}));
        return answer.reply;
      }),
  };
}

function maybeFull(answer: ListAnswer): ListAnswer {
  return { ...answer, total: null, hasMore: answer.rows.length >= MOST_ROWS };
}
