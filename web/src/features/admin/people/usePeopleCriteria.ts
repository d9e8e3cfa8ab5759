import { useCallback } from 'react';
import { useAddressEntries } from '../../../lib/address/useAddressEntries.ts';
import type { PeopleCriteria, StatusChoice } from './criteria.ts';

/** The criteria and the ways to change them; each change starts again at page 1. */
export interface PeopleCriteriaState extends PeopleCriteria {
  setSearch: (search: string) => void;
  setStatus: (status: StatusChoice) => void;
  setSort: (sort: string) => void;
  setPage: (page: number) => void;
  clear: () => void;
}

const statusOf = (text: string): StatusChoice =>
  text === 'active' || text === 'pending' ? text : 'all';

/** The criteria of a list of people, kept in the address: Back, reload and a link restore them. */
export function usePeopleCriteria(): PeopleCriteriaState {
  const { read, page, change } = useAddressEntries();
  const setSearch = useCallback(
    (search: string) => {
      change({ search, page: '' }, { replace: true });
    },
    [change],
  );
  return {
    search: read('search'),
    status: statusOf(read('status')),
    sort: read('sort'),
    page,
    setSearch,
    setStatus: (status) => {
      change({ status: status === 'all' ? '' : status, page: '' });
    },
    setSort: (sort) => {
      change({ sort, page: '' });
    },
    setPage: (number) => {
      change({ page: number === 1 ? '' : String(number) });
    },
    clear: () => {
      change({ search: '', status: '', page: '' });
    },
  };
}
