import { useListParams, type ListParams } from '../../../lib/list/useListParams.ts';
import { usePagedList, type PagedList } from '../../../lib/list/usePagedList.ts';
import { useMentorPeopleQuery } from './MentorPeople.generated.ts';
import type { MentorPersonFragment } from './MentorPerson.generated.ts';

const PAGE_SIZE = 10;

/** A page of the mentor's people that match the search. */
export interface MentorPeople extends PagedList<MentorPersonFragment> {
  params: ListParams;
  /** How many are assigned in all. */
  assigned: number;
}

/** The list of both tabs, by the search and the page in the URL. */
export function useMentorPeople(): MentorPeople {
  const params = useListParams();
  const search = params.search.trim();
  const result = useMentorPeopleQuery({
    variables: {
      filter: search ? { search } : {},
      page: { number: params.page, size: PAGE_SIZE },
    },
  });
  const list = usePagedList(params, result, (data) => data.mentorDashboard?.people);
  const dashboard = (result.data ?? result.previousData)?.mentorDashboard;
  return { ...list, params, assigned: dashboard?.everyone?.totalCount ?? 0 };
}
