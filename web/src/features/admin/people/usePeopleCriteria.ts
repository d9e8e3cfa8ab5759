import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PeopleCriteria, StatusChoice } from './criteria.ts';

/** The criteria and the ways to change them; each change starts again at page 1. */
export interface PeopleCriteriaState extends PeopleCriteria {
  setSearch: (search: string) => void;
  setStatus: (status: StatusChoice) => void;
  setSort: (sort: string) => void;
  setPage: (page: number) => void;
  clear: () => void;
}

const statusOf = (text: string | null): StatusChoice =>
  text === 'active' || text === 'pending' ? text : 'all';

/** The criteria of a list of people, kept in the address: Back, reload and a link restore them. */
export function usePeopleCriteria(): PeopleCriteriaState {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (entries: Record<string, string>, replace = false) => {
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          after.delete('page');
          for (const [name, value] of Object.entries(entries)) {
            if (value) after.set(name, value);
            else after.delete(name);
          }
          return after;
        },
        { replace, preventScrollReset: true },
      );
    },
    [setParams],
  );
  const setSearch = useCallback(
    (search: string) => {
      change({ search }, true);
    },
    [change],
  );
  return {
    search: params.get('search') ?? '',
    status: statusOf(params.get('status')),
    sort: params.get('sort') ?? '',
    page: Math.max(1, Math.trunc(Number(params.get('page') ?? '1')) || 1),
    setSearch,
    setStatus: (status) => {
      change({ status: status === 'all' ? '' : status });
    },
    setSort: (sort) => {
      change({ sort });
    },
    setPage: (page) => {
      change({ page: page === 1 ? '' : String(page) });
    },
    clear: () => {
      change({ search: '', status: '' });
    },
  };
}
