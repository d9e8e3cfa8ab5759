import { useCallback } from 'react';
import { useUrlParams } from '../url/useUrlParams.ts';

/** Page, search, sort and filters of a list in the URL, with their setters. */
export interface ListParams {
  search: string;
  /** A field, prefixed with a minus for descending order; empty for the order of the backend. */
  sort: string;
  /** 1-based. */
  page: number;
  /** Value of a filter; empty when it is not set. */
  filter: (name: string) => string;
  /** Replaces the history entry, so that Back does not step through letters. */
  setSearch: (search: string) => void;
  setSort: (sort: string) => void;
  setFilter: (name: string, value: string) => void;
  /** Sets several filters in one step. */
  setFilters: (filters: Record<string, string>) => void;
  setPage: (page: number, how?: { replace: boolean }) => void;
  /** Removes the search and these filters. */
  clear: (...filters: string[]) => void;
}

/** List parameters in the URL. Every change except `setPage` resets the page to 1. */
export function useListParams(): ListParams {
  const { read, page, change } = useUrlParams();
  // Keeps its identity for the debounce timer of the search field.
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
