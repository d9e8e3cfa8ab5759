import { useEffect } from 'react';
import type { ListParams } from './useListParams.ts';

interface Page<Row> {
  items: readonly Row[];
  totalCount: number;
  pageCount: number;
}

/** The state of a paged query, as `useQuery` returns it. */
interface QueryState<Data> {
  data?: Data | undefined;
  previousData?: Data | undefined;
  loading: boolean;
  error?: Error | undefined;
  refetch: () => Promise<unknown>;
}

/** The rows of the current page of a list. */
export interface PagedList<Row> {
  rows: readonly Row[];
  /** Rows on all pages; null while unknown. */
  totalCount: number | null;
  pageCount: number;
  /** No rows to show yet. */
  loading: boolean;
  /** The page could not be loaded, with or without an error. */
  failed: boolean;
  error: Error | undefined;
  retry: () => void;
}

/**
 * The page of a list that the URL selects. Keeps the previous rows while another page loads. If the
 * page number is too high, replaces it with the last page.
 */
export function usePagedList<Data, Row>(
  { page, setPage }: Pick<ListParams, 'page' | 'setPage'>,
  { data, previousData, loading, error, refetch }: QueryState<Data>,
  pageOf: (data: Data) => Page<Row> | null | undefined,
): PagedList<Row> {
  const shown = error ? data : (data ?? previousData);
  const found = shown && pageOf(shown);
  const lastPage = !loading && found ? Math.max(1, found.pageCount) : page;
  const isBeyond = page > lastPage;
  useEffect(() => {
    if (!isBeyond) return;
    // In a microtask: the navigation uses flushSync, which React does not allow in an effect.
    queueMicrotask(() => {
      setPage(lastPage, { replace: true });
    });
  });
  return {
    rows: isBeyond ? [] : (found?.items ?? []),
    totalCount: found?.totalCount ?? null,
    pageCount: found?.pageCount ?? 1,
    loading: isBeyond || (loading && !found?.items.length),
    failed: !loading && !found,
    error,
    retry: () => void refetch(),
  };
}
