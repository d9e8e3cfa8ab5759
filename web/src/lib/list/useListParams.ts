import { useCallback } from 'react';
import { useAddressEntries } from '../address/useAddressEntries.ts';

/** Page, search, sort and filters of a list in the URL, and the ways to change them. */
export interface ListParams {
  search: string;
  /** A field, with a minus in front for descending; empty for the order of the backend. */
  sort: string;
  /** Counted from 1. */
  page: number;
  /** The value of a filter; empty when it is not set. */
  filter: (name: string) => string;
  /** Replaces the history entry: Back leaves the list, not one letter. */
  setSearch: (search: string) => void;
  setSort: (sort: string) => void;
  setFilter: (name: string, value: string) => void;
  /** Sets several filters in one step. */
  setFilters: (filters: Record<string, string>) => void;
  setPage: (page: number, how?: { replace: boolean }) => void;
  /** Removes the search and these filters. */
  clear: (...filters: string[]) => void;
}

/** The parameters of a list, kept in the URL. Each change but `setPage` leads to the first page. */
export function useListParams(): ListParams {
  const { read, page, change } = useAddressEntries();
  // Stable, for the timer of a search field.
  const setSearch = useCallback(
    (search: string) => {
      change({ search, page: '' }, { replace: true });
    },
    [change],
  );
  return {
    search: read('search'),
    sort: read('sort'),
    page,
    filter: read,
    setSearch,
    setSort: (sort) => {
      change({ sort, page: '' });
    },
    setFilter: (name, value) => {
      change({ [name]: value, page: '' });
    },
    setFilters: (filters) => {
      change({ ...filters, page: '' });
    },
    setPage: (number, how) => {
      change({ page: number === 1 ? '' : String(number) }, how);
    },
    clear: (...filters) => {
      change(Object.fromEntries(['search', 'page', ...filters].map((name) => [name, ''])));
    },
  };
}
