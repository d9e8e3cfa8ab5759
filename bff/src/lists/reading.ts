import type { Query } from '../rest/call.ts';
import type { Reply, RestClient } from '../rest/client.ts';
import { createReadOnce } from '../rest/readOnce.ts';
import { UpstreamError, type UpstreamErrorCode } from '../rest/upstreamError.ts';
import { listAnswer, type ListAnswer, type ListCall } from './answer.ts';
import { toEnd } from './toEnd.ts';

/** Reads lists by their calls. */
export interface ListReading {
  /** What the backend answers to these parameters; null when it refuses them. */
  ask(list: ListCall, query: Query): Promise<ListAnswer | null>;
  /** The list of which an answer to these parameters is the beginning, to its end. */
  toEnd(list: ListCall, answer: ListAnswer, query: Query): Promise<ListAnswer>;
  /** The documented call, to its end: an answer whose body is the bare rows. */
  whole(list: ListCall): Promise<Reply>;
}

/** What a backend answers that has no such parameter, does not take the value, or has no such page. */
const REFUSALS: UpstreamErrorCode[] = ['BAD_USER_INPUT', 'NOT_FOUND', 'NOT_SUPPORTED'];

export function createListReading(rest: RestClient): ListReading {
  const wholeOnce = createReadOnce<Reply>();

  async function read(list: ListCall, query: Query): Promise<ListAnswer> {
    return listAnswer(await get(list, query), list.wrappers);
  }

  function get(list: ListCall, query?: Query): Promise<Reply> {
    return rest.get(list.path, { ...list, query: { ...list.query, ...query } });
  }

  async function ask(list: ListCall, query: Query): Promise<ListAnswer | null> {
    try {
      return await read(list, query);
    } catch (error) {
      if (error instanceof UpstreamError && REFUSALS.includes(error.code)) return null;
      throw error;
    }
  }

  const endOf = (list: ListCall, answer: ListAnswer, query: Query): Promise<ListAnswer> =>
    toEnd(
      answer,
      async (paging) =>
        (await ask(list, { ...query, ...paging })) ??
        // Who refuses the number of rows still has pages.
        read(list, { ...query, page: paging['page'] }),
    );

  return {
    ask,

    toEnd: endOf,

    whole: (list) =>
      wholeOnce(get(list), async (reply) => {
        const answer = await endOf(list, listAnswer(reply, list.wrappers), {});
        return answer.reply;
      }),
  };
}
