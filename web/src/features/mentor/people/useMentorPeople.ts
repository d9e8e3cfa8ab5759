import { CombinedGraphQLErrors } from '@apollo/client';
import type { MentorAddress } from '../useMentorAddress.ts';
import type { MentorPersonFragment } from './MentorPerson.generated.ts';
import { useMentorPeopleQuery } from './MentorPeople.generated.ts';

const PAGE_SIZE = 10;

/** The people of the mentor that match the search, a page of them. */
export interface MentorPeople {
  items: readonly MentorPersonFragment[];
  /** How many match the search. */
  found: number;
  /** How many are assigned in all. */
  assigned: number;
  pageCount: number;
  loading: boolean;
  /** Set when the list could not be loaded; "invalid" when the answer could not be understood. */
  failure: 'unavailable' | 'invalid' | null;
  retry: () => void;
}

const isInvalid = (error: unknown) =>
  CombinedGraphQLErrors.is(error) &&
  error.errors.some(({ extensions }) => extensions?.['code'] === 'UPSTREAM_INVALID');

/** Both tabs list the same people, by the search and the page in the address. */
export function useMentorPeople({
  search,
  page,
}: Pick<MentorAddress, 'search' | 'page'>): MentorPeople {
  const { data, previousData, loading, error, refetch } = useMentorPeopleQuery({
    variables: {
      filter: search.trim() ? { search: search.trim() } : {},
      page: { number: page, size: PAGE_SIZE },
    },
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
  });
  const dashboard = (error ? data : (data ?? previousData))?.mentorDashboard;
  const people = dashboard?.people;
  return {
    items: people?.items ?? [],
    found: people?.totalCount ?? 0,
    assigned: dashboard?.everyone?.totalCount ?? 0,
    pageCount: people?.pageCount ?? 1,
    loading: loading && !people,
    failure: people || !error ? null : isInvalid(error) ? 'invalid' : 'unavailable',
    retry: () => void refetch(),
  };
}
