import { CombinedGraphQLErrors } from '@apollo/client';
import { useEffect } from 'react';
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

/**
 * Both tabs list the same people, by the search and the page in the address; a page beyond the last
 * one becomes the last.
 */
export function useMentorPeople({
  search,
  page,
  setPage,
}: Pick<MentorAddress, 'search' | 'page' | 'setPage'>): MentorPeople {
  const { data, previousData, loading, error, refetch } = useMentorPeopleQuery({
    variables: {
      filter: search.trim() ? { search: search.trim() } : {},
      page: { number: page, size: PAGE_SIZE },
    },
  });
  const dashboard = (error ? data : (data ?? previousData))?.mentorDashboard;
  const people = dashboard?.people;
  const lastPage = !loading && people ? Math.max(1, people.pageCount) : null;
  const beyond = lastPage !== null && page > lastPage;
  useEffect(() => {
    if (beyond) setPage(lastPage, { replace: true });
  });
  return {
    items: people?.items ?? [],
    found: people?.totalCount ?? 0,
    assigned: dashboard?.everyone?.totalCount ?? 0,
    pageCount: people?.pageCount ?? 1,
    // An empty page that is being replaced says nothing yet.
    loading: beyond || (loading && !people?.items.length),
    failure: people || !error ? null : isInvalid(error) ? 'invalid' : 'unavailable',
    retry: () => void refetch(),
  };
}
