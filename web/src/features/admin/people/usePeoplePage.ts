import { useEffect } from 'react';
import { messageOf } from '../../../lib/errors.ts';
import { useLoadFailure } from '../useLoadFailure.ts';
import type { PeoplePage } from './peoplePage.ts';
import type { PeopleCriteriaState } from './usePeopleCriteria.ts';

/** What a query for a page of people gives, for whichever audience. */
interface PeopleResult<Row> {
  /** Null while it is not known or when it failed. */
  found: { items: readonly Row[]; totalCount: number; pageCount: number } | null | undefined;
  loading: boolean;
  error?: Error | undefined;
  refetch: () => Promise<unknown>;
  /** Whether a page was shown before: then a failure is one of fetching again. */
  again: boolean;
}

/** Turns a query's result into what the table shows, tells of failures, and stays within the pages. */
export function usePeoplePage<Row>(
  noun: 'students' | 'educators',
  { page, setPage }: PeopleCriteriaState,
  { found, loading, error, refetch, again }: PeopleResult<Row>,
): PeoplePage<Row> {
  useLoadFailure(
    error,
    again ? `Error fetching ${noun}` : 'Error loading data',
    again
      ? `Failed to load ${noun}. Please try again.`
      : `Failed to load ${noun}, clubs, or mentors.`,
  );

  const lastPage = !loading && found ? Math.max(1, found.pageCount) : null;
  useEffect(() => {
    // In a microtask: a navigation flushes, which React refuses within an effect.
    if (lastPage !== null && page > lastPage)
      queueMicrotask(() => {
        setPage(lastPage);
      });
  });

  return {
    rows: found?.items ?? [],
    totalCount: found?.totalCount ?? null,
    pageCount: found?.pageCount ?? 1,
    loading: loading && !found,
    error: error && !found ? messageOf(error) : null,
    retry: () => void refetch(),
  };
}
