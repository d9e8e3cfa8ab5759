import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

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
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (entries: Record<string, string>, replace = false) => {
      setParams((before) => withEntries(before, entries), { replace, preventScrollReset: true });
    },
    [setParams],
  );
  const setSearch = useCallback(
    (search: string) => {
      change({ search, page: '' }, true);
    },
    [change],
  );
  return {
    tab: params.get('tab') === 'update' ? 'update' : 'people',
    personId: params.get('person'),
    search: params.get('search') ?? '',
    page: Math.max(1, Math.trunc(Number(params.get('page') ?? '1')) || 1),
    setTab: (tab) => {
      change({ tab: tab === 'update' ? tab : '', person: '' });
    },
    setSearch,
    setPage: (page, how) => {
      change({ page: page === 1 ? '' : String(page) }, how?.replace);
    },
    toPerson: (personId) =>
      `?${withEntries(params, { tab: 'update', person: personId ?? '' }).toString()}`,
  };
}

/** A copy of the parameters with these set; an empty value removes one. */
function withEntries(before: URLSearchParams, entries: Record<string, string>): URLSearchParams {
  const after = new URLSearchParams(before);
  for (const [name, value] of Object.entries(entries)) {
    if (value) after.set(name, value);
    else after.delete(name);
  }
  return after;
}
