import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router-dom';
import { numberOf } from '../../ui/digits.ts';
import { searchWith, type Entries } from './searchWith.ts';

const subscribe = () => () => undefined;

/**
 * False in prerendered markup and during hydration, then true. For output that depends on the
 * browser (search parameters, storage), and for controls that need React.
 */
const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );

interface UrlParams {
  /** Value of a search parameter; empty when it is missing. */
  read: (name: string) => string;
  /** Page number of a list, 1-based; 1 for an invalid value. */
  page: number;
  /**
   * Changes some parameters; keeps the others and the scroll position. Each change adds a history
   * entry, unless `replace` is set: for changes that Back should skip, such as each letter of a
   * search.
   */
  change: (entries: Entries, how?: { replace?: boolean; state?: unknown }) => void;
  /** The URL after such a change, for a link. */
  link: (entries: Entries) => string;
}

/** State of a screen in the search parameters: Back, a reload and a shared link restore it. */
export function useUrlParams(): UrlParams {
  const { pathname, search } = useLocation();
  /** With the prefix of a language, as in the browser. */
  const path = useHref(pathname);
  const isBrowserRouter = useRef(false);
  useEffect(() => {
    isBrowserRouter.current =
      window.location.pathname === path && window.location.search === search;
  }, [path, search]);
  const navigate = useNavigate();
  // Prerendered markup is rendered without search parameters.
  const params = new URLSearchParams(useHydrated() ? search : '');
  const change = useCallback<UrlParams['change']>(
    (entries, { replace = false, state } = {}) => {
      // While a transition is pending, the browser's URL is newer than the rendered one.
      const isBrowser = isBrowserRouter.current;
      if (isBrowser && window.location.pathname !== path) return;
      const current = isBrowser ? window.location.search : search;
      const next = searchWith(new URLSearchParams(current), entries);
      // `flushSync`: in a transition, Apollo Client's useQuery would send the old variables again
      // when it renders before the transition ends.
      void navigate(
        { search: next },
        { replace, state, preventScrollReset: true, flushSync: true },
      );
    },
    [navigate, path, search],
  );
  return {
    read: (name) => params.get(name) ?? '',
    page: Math.max(1, Math.trunc(numberOf(params.get('page') ?? '1')) || 1),
    change,
    link: (entries) => searchWith(params, entries) || '?',
  };
}
