import { useApolloClient } from '@apollo/client/react';
import { useLocation } from 'react-router-dom';
import { messageOf } from '../../../lib/errors.ts';
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

/** Name of the person saved last, at the end of the list; else undefined. */
export const useLastSaved = () =>
  (useLocation() as { state: Partial<LastSaved> | null }).state?.lastSaved;

/** The person after this one: in the list, else the first one of the next page. */
export function useNextPerson(people: MentorPeople, personId: string | null, words: AudienceWords) {
  const client = useApolloClient();
  const { change } = useUrlParams();
  const { params, rows, pageCount, totalCount, loading } = people;
  const index = rows.findIndex(({ id }) => id === personId);
  const next = rows[index + 1];
  const isLast = !loading && !next && params.page >= pageCount;

  const openEnd = (saved: string) => {
    const last: LastSaved = { lastSaved: saved };
    change({ person: '', stage: '' }, { state: last });
  };
  /** Opens the first person of the next page, or of this one if its people have moved up. */
  const openNextPage = async (saved: string) => {
    const seen = new Set(rows.map(({ id }) => id));
    for (const page of [params.page, params.page + 1]) {
      const { data, error } = await client.query({
        query: MentorDashboardDocument,
        variables: { ...toVariables({ ...params, page }), person: '', hasPerson: false },
        fetchPolicy: 'no-cache',
        errorPolicy: 'all',
      });
      const failure: Error | undefined = error;
      const found = data?.mentorDashboard?.people;
      if (!found) throw failure ?? new Error('The answer has no people.');
      const first = found.items.find(({ id }) => !seen.has(id));
      if (first) {
        change({ person: first.id, stage: '', page: page === 1 ? '' : String(page) });
        return;
      }
    }
    openEnd(saved);
  };

  return {
    /** Label of the next person; undefined while unknown. */
    nextText: next
      ? [
          `Next: ${next.name}`,
          totalCount !== null && `${(params.page - 1) * PAGE_SIZE + index + 2} of ${totalCount}`,
        ]
          .filter(Boolean)
          .join(', ')
      : isLast
        ? `The last ${words.one} of this list`
        : !loading && `Next: the first ${words.one} of the next page`,
    openNext: (saved: string) => {
      if (next) change({ person: next.id, stage: '' });
      else if (isLast) openEnd(saved);
      else {
        openNextPage(saved).catch((error: unknown) => {
          toast.failure(`Error loading the next ${words.one}`, messageOf(error));
        });
      }
    },
  };
}
