import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ADMIN_TABS } from './tabs.tsx';

/** State of a tab when it was left. */
interface Place {
  /** The search string: search, filters, sort and page. */
  search: string;
  scrollY: number;
}

const FIRST = ADMIN_TABS[0].value;

/** The selected tab. Restores filters, page and scroll position of a tab that was open before. */
export function useAdminTab() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const requested = new URLSearchParams(search).get('tab');
  const tab = ADMIN_TABS.find(({ value }) => value === requested) ?? ADMIN_TABS[0];
  const left = useRef(new Map<string, Place>());
  const nextScrollY = useRef<number | null>(null);
  const current = tab.value;
  useEffect(() => {
    left.current.set(current, { search, scrollY: 0 });
  }, [current, search]);
  useLayoutEffect(() => {
    if (nextScrollY.current === null) return;
    window.scrollTo(0, nextScrollY.current);
    nextScrollY.current = null;
  }, [current]);
  const open = (next: string) => {
    const earlier = left.current.get(next);
    left.current.set(current, { search, scrollY: window.scrollY });
    nextScrollY.current = earlier?.scrollY ?? 0;
    void navigate(
      { search: earlier?.search ?? (next === FIRST ? '' : `?tab=${next}`) },
      { preventScrollReset: true, flushSync: true },
    );
  };
  return { tab, open };
}
