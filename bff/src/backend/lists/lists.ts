import type { Reply, RestClient } from '../http/client.ts';
import type { ListCall } from './answer.ts';
import { findByIds } from './findByIds.ts';
import { findPage, outOfWhole, queryOf, type Listed } from './findPage.ts';
import { idBatches } from './idBatches.ts';
import type { KnownLists } from './knownLists.ts';
import { createListReader } from './listReader.ts';
import type { ReadableListing } from './proofs.ts';
import { createSharing } from './sharing.ts';

/**
 * The lists of a backend, of which nothing is trusted but what an answer proves: filters, order,
 * pages and `ids` are asked for, and where the answer does not show that they were understood, the
 * whole list is read, to its end, and the same is made of it here.
 */
export interface Lists {
  /** Everything that the call lists: one answer whose body is the bare rows. */
  whole(list: ListCall): Promise<Reply>;
  /** The records with these ids, maybe among others: an answer as that of `whole`. */
  byIds(list: ListCall, ids: string[]): Promise<Reply>;
  /** True of our own api, which says in `Applied-Parameters` that it has looked for this id. */
  appliesIds(list: ListCall, id: string): Promise<boolean>;
  /** The page that is asked for. */
  page<T>(list: ListCall, listing: ReadableListing<T>): Promise<Listed<T>>;
}

export function createLists(rest: RestClient, known: KnownLists): Lists {
  const reader = createListReader(rest);
  const sharing = createSharing(rest, known.paged);

  function whole(list: ListCall): Promise<Reply> {
    const earlier = sharing.earlier(list, null);
    if (earlier !== undefined) return earlier.then((found) => found ?? reader.whole(list));
    const finding = reader.whole(list);
    sharing.asked(list, null, finding);
    return finding;
  }

  return {
    whole,

    async byIds(list, ids) {
      const batches = idBatches(ids);
      if (batches === null) return whole(list);
      const question = { ids: ids.join(',') };
      const earlier = sharing.earlier(list, question);
      const found = earlier && (await earlier);
      if (found) return found;
      const finding = findByIds(list, batches, reader);
      sharing.asked(list, question, finding.then(wholeOf));
      return (await finding).reply;
    },

    async appliesIds(list, id) {
      if (known.identified.has(list.path)) return true;
      const answer = await reader.ask(list, { ids: id });
      if (answer?.reply.applied.has('ids') !== true) return false;
      known.identified.add(list.path);
      return true;
    },

    async page(list, listing) {
      const question = queryOf(listing);
      const earlier = sharing.earlier(list, question);
      const found = earlier && (await earlier);
      if (found) return outOfWhole(found, listing);
      const { completed } = listing;
      const watched: typeof listing =
        completed === undefined
          ? listing
          : { ...listing, completed: (rows) => sharing.completing(list, () => completed(rows)) };
      const finding = findPage({ list, listing: watched, reader, known });
      sharing.asked(list, question, finding.then(wholeOf));
      return finding;
    },
  };
}

function wholeOf({ whole }: { whole: Reply | null }): Reply | null {
  return whole;
}
