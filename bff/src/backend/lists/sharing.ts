import type { Query } from '../http/call.ts';
import type { Reply, RestClient } from '../http/client.ts';
import type { ListCall } from './answer.ts';

/** The whole list, when a question came to it; null when its answer is not the whole. */
type Whole = Promise<Reply | null>;

/** What one operation asks of each list. */
export interface Sharing {
  /** What an earlier question comes to; undefined when there is none to wait for. */
  earlier(list: ListCall, question: Query | null): Whole | undefined;
  /** Remembers what a question comes to. */
  asked(list: ListCall, question: Query | null, whole: Whole): void;
  /** Completes the rows of a question about the list by what other lists tell. */
  completing<T>(list: ListCall, complete: () => Promise<T>): Promise<T>;
}

/**
 * A backend that does not filter gives the whole list whatever it is asked, so that one answer
 * serves every question about the list. After a write each is asked anew.
 *
 * @param paged lists of which pages can be asked at once, because each question has its own answer
 */
export function createSharing(rest: RestClient, paged: Set<string>): Sharing {
  const first = new Map<string, { question: string; whole: Whole }>();
  /** The lists of which rows are being completed, one entry for each question. */
  const incomplete = new Set<{ key: string }>();
  let { writes } = rest;

  /** True where a question about this list may itself be waiting for whoever asks now. */
  function mayWaitForUs(key: string): boolean {
    const keys = new Set([...incomplete].map((question) => question.key));
    return keys.has(key) && keys.size > 1;
  }

  function current(): typeof first {
    if (writes !== rest.writes) first.clear();
    writes = rest.writes;
    return first;
  }

  return {
    earlier(list, question) {
      const earlier = current().get(keyOf(list));
      if (earlier === undefined || earlier.question === JSON.stringify(question)) return undefined;
      if ([WHOLE, ANY].includes(earlier.question)) return earlier.whole;
      return paged.has(list.path) || mayWaitForUs(keyOf(list)) ? undefined : earlier.whole;
    },

    asked(list, question, whole) {
      const settled = whole.catch(() => null);
      const lists = current();
      const key = keyOf(list);
      const entry = { question: JSON.stringify(question), whole: settled };
      if (!lists.has(key)) lists.set(key, entry);
      const before = writes;
      void settled.then((found) => {
        // From now on there is nothing more to ask.
        if (found !== null && before === rest.writes) lists.set(key, { ...entry, question: ANY });
      });
    },

    async completing(list, complete) {
      const question = { key: keyOf(list) };
      incomplete.add(question);
      try {
        return await complete();
      } finally {
        incomplete.delete(question);
      }
    },
  };
}

/** The question without any parameter. */
const WHOLE = JSON.stringify(null);
/** In place of a question that came to the whole list. */
const ANY = '';

function keyOf({ path, params, query }: ListCall): string {
  return JSON.stringify([path, params, query]);
}
