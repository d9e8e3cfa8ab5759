import type { Query } from '../rest/call.ts';
import type { Reply, RestClient } from '../rest/client.ts';
import type { ListCall } from './answer.ts';

/** The whole list, when a question came to it; null when its answer is not the whole. */
type Whole = Promise<Reply | null>;

/** What one operation asks of each list. */
export interface Sharing {
  /** What an earlier question comes to; undefined when there is none to wait for. */
  earlier(list: ListCall, question: Query | null): Whole | undefined;
  /** Remembers what a question comes to. */
  asked(list: ListCall, question: Query | null, whole: Whole): void;
}

/**
 * A backend that does not filter gives the whole list whatever it is asked, so that one answer
 * serves every question about the list. After a write each is asked anew.
 *
 * @param paged lists of which pages can be asked at once, because each question has its own answer
 */
export function createSharing(rest: RestClient, paged: Set<string>): Sharing {
  const first = new Map<string, { question: string; whole: Whole }>();
  let { writes } = rest;

  function current(): typeof first {
    if (writes !== rest.writes) first.clear();
    writes = rest.writes;
    return first;
  }

  return {
    earlier(list, question) {
      const earlier = current().get(keyOf(list));
      if (earlier === undefined || earlier.question === JSON.stringify(question)) return undefined;
      return paged.has(list.path) && earlier.question !== WHOLE ? undefined : earlier.whole;
    },

    asked(list, question, whole) {
      const settled = whole.catch(() => null);
      const lists = current();
      const key = keyOf(list);
      const entry = { question: JSON.stringify(question), whole: settled };
      if (!lists.has(key)) lists.set(key, entry);
    },
  };
}

/** The question without any parameter. */
const WHOLE = JSON.stringify(null);

function keyOf({ path, params, query }: ListCall): string {
  return JSON.stringify([path, params, query]);
}
