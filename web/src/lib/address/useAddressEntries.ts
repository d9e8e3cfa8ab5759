import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from '../useHydrated.ts';
import { searchWith, type Entries } from './searchWith.ts';

interface AddressEntries {
  /** The value of a search parameter; empty when it is absent. */
  read: (name: string) => string;
  /** The page of a list, counted from 1; 1 for an invalid value. */
  page: number;
  /**
   * Changes some parameters and keeps the others and the scroll position. Each change is a history
   * entry; `replace` is for what Back should skip: a letter in a search, a corrected page.
   */
  change: (entries: Entries, how?: { replace?: boolean; state?: unknown }) => void;
  /** The address after such a change, for a link. */
  link: (entries: Entries) => string;
}

/** State of a screen in the address: Back, reload and a shared link restore it. */
export function useAddressEntries(): AddressEntries {
  const { pathname, search } = useLocation();
  const isBrowserRouter = useRef(false);
  useEffect(() => {
    isBrowserRouter.current =
      window.location.pathname === pathname && window.location.search === search;
  }, [pathname, search]);
  const navigate = useNavigate();
  // Prerendered markup knows no search parameters.
  const params = new URLSearchParams(useHydrated() ? search : '');
  const change = useCallback<AddressEntries['change']>(
    (entries, { replace = false, state } = {}) => {
      // The browser is ahead of what is rendered while a navigation renders in a transition.
      const isAhead = isBrowserRouter.current;
      if (isAhead && window.location.pathname !== pathname) return;
      const current = isAhead ? window.location.search : search;
      const next = searchWith(new URLSearchParams(current), entries);
      // Not in a transition: Apollo Client's useQuery requests the old variables once more when it
      // renders between the start of a transition and its end.
      void navigate(
        { search: next },
        { replace, state, preventScrollReset: true, flushSync: true },
      );
    },
    [navigate, pathname, search],
  );
  return {
    read: (name) => params.get(name) ?? '',
    page: Math.max(1, Math.trunc(Number(params.get('page') ?? '1')) || 1),
    change,
    link: (entries) => searchWith(params, entries) || '?',
  };
}
