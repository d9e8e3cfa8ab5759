import { skipToken } from '@apollo/client/react';
import { PAGE_SIZE, toFilter, toVariables } from '../list/criteria.ts';
import type { MentorPeople } from '../list/useMentorDashboard.ts';
import { useNextPersonQuery } from './NextPerson.generated.ts';

/** Next person in the list with the current filters and order. */
export interface NextPerson {
  id: string;
  name: string;
  /** Position in the list, 1-based. */
  position: number;
}

/** @returns null after the last person; undefined while unknown */
export function useNextPerson(
  people: MentorPeople,
  personId: string | null,
): NextPerson | null | undefined {
  const { params, rows, pageCount, loading } = people;
  const index = rows.findIndex(({ id }) => id === personId);
  const following = index < 0 ? undefined : rows[index + 1];
  const isLast = index >= 0 && !following && params.page >= pageCount;
  const { data } = useNextPersonQuery(
    personId && !loading && !following && !isLast
      ? {
          variables: {
            after: personId,
            filter: toFilter(params),
            sort: toVariables(params).sort,
          },
        }
      : skipToken,
  );
  if (following) {
    const { id, name } = following;
    return { id, name, position: (params.page - 1) * PAGE_SIZE + index + 2 };
  }
  if (isLast) return null;
  const next = data?.mentorDashboard?.next;
  if (!next) return undefined;
  return next.person && next.position ? { ...next.person, position: next.position } : null;
}
