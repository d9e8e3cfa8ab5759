import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isUnanswered, messageOf } from '../../../lib/errors.ts';
import { useUrlParams } from '../../../lib/url/useUrlParams.ts';
import { toast } from '../../../ui/toast.ts';
import type { AudienceWords } from '../list/audienceWords.ts';
import { PAGE_SIZE, toVariables } from '../list/criteria.ts';
import { MentorDashboardDocument } from '../list/MentorDashboard.generated.ts';
import type { MentorPeople } from '../list/useMentorDashboard.ts';

/** State of the history entry after the last person of the list. */
interface LastSaved {
  lastSaved: string;
}

/** Name of the person saved last, at the end of the list; empty if none was saved, else undefined. */
export const useLastSaved = () =>
  (useLocation() as { state: Partial<LastSaved> | null }).state?.lastSaved;

/** Shown instead of another page, which is not on this device. */
export const PAGE_NEEDS_CONNECTION = 'The next page needs a connection.';

const NOBODY: ReadonlySet<string> = new Set();

/**
 * The person after this one: in the list, else the first one of the next page. Skips people who
 * were before this one: a save moves them to the end of a list in the order of waiting.
 */
export function useNextPerson(people: MentorPeople, personId: string | null, words: AudienceWords) {
  const client = useApolloClient();
  const { change } = useUrlParams();
  const { params, rows, pageCount, totalCount, loading } = people;
  const index = rows.findIndex(({ id }) => id === personId);
  const [passed, setPassed] = useState({ at: personId, ids: NOBODY });
  // A person chosen in the list begins a new round.
  const before = passed.at === personId ? passed.ids : NOBODY;
  const next = rows.slice(index + 1).find(({ id }) => id !== personId && !before.has(id));
  const isLast = !loading && !next && params.page >= pageCount;

  const open = (id: string, earlier: Iterable<string>, page = params.page) => {
    setPassed({ at: id, ids: new Set([...before, ...earlier, personId ?? '']) });
    change({ person: id, stage: '', page: page === 1 ? '' : String(page) });
  };
  const openEnd = (saved: string) => {
    const last: LastSaved = { lastSaved: saved };
    change({ person: '', stage: '' }, { state: last });
  };
  /** Opens the first person of the next page, or of this one if its people have moved up. */
  const openNextPage = async (saved: string) => {
    const seen = rows.map(({ id }) => id);
    const isPassed = (id: string) => id === personId || before.has(id) || seen.includes(id);
    let last = params.page + 1;
    for (let page = params.page; page <= last; page++) {
      const { data, error } = await client.query({
        query: MentorDashboardDocument,
        variables: { ...toVariables({ ...params, page }), person: '', hasPerson: false },
        fetchPolicy: 'no-cache',
        errorPolicy: 'all',
      });
      const failure: Error | undefined = error;
      const found = data?.mentorDashboard?.people;
      if (!found) throw failure ?? new Error('The answer has no people.');
      const first = found.items.find(({ id }) => !isPassed(id));
      if (first) {
        open(first.id, seen, page);
        return;
      }
      last = found.pageCount;
    }
    openEnd(saved);
  };

  return {
    /** Label of the next person; undefined while unknown. */
    nextText: next
      ? [
          `Next: ${next.name}`,
          totalCount !== null &&
            `${(params.page - 1) * PAGE_SIZE + rows.indexOf(next) + 1} of ${totalCount}`,
        ]
          .filter(Boolean)
          .join(', ')
      : isLast
        ? `The last ${words.one} of this list`
        : !loading && `Next: the first ${words.one} of the next page`,
    /** @param saved name of the person, if saved */
    openNext: (saved: string) => {
      if (next) open(next.id, []);
      else if (isLast) openEnd(saved);
      else {
        openNextPage(saved).catch((error: unknown) => {
          toast.failure(
            `Error loading the next ${words.one}`,
            isUnanswered(error) ? PAGE_NEEDS_CONNECTION : messageOf(error),
          );
        });
      }
    },
  };
}
