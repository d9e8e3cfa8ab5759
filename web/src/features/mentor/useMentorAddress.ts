import { useCallback } from 'react';
import { useAddressEntries } from '../../lib/address/useAddressEntries.ts';

/** The two tabs: My Students (or Educators), and Update Progress. */
export type MentorTab = 'people' | 'update';

/** What the mentor's screen shows, as it stands in the address, and the ways to change it. */
export interface MentorAddress {
  tab: MentorTab;
  /** Id of the person chosen in Update Progress; null when nobody is. */
  personId: string | null;
  search: string;
  /** Counted from 1. */
  page: number;
  setTab: (tab: MentorTab) => void;
  setSearch: (search: string) => void;
  /** `replace` for a page that nobody chose: Back then leads past it. */
  setPage: (page: number, how?: { replace: boolean }) => void;
  /** The address of Update Progress with this person chosen; with null, of its list. */
  toPerson: (personId: string | null) => string;
}

export function useMentorAddress(): MentorAddress {
  const { read, page, change, link } = useAddressEntries();
  const setSearch = useCallback(
    (search: string) => {
      change({ search, page: '' }, { replace: true });
    },
    [change],
  );
  return {
    tab: read('tab') === 'update' ? 'update' : 'people',
    personId: read('person') || null,
    search: read('search'),
    page,
    setTab: (tab) => {
      change({ tab: tab === 'update' ? tab : '', person: '' });
    },
    setSearch,
    setPage: (number, how) => {
      change({ page: number === 1 ? '' : String(number) }, how);
    },
    toPerson: (personId) => link({ tab: 'update', person: personId ?? '' }),
  };
}
