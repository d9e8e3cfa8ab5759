import { useEffect, useInsertionEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Outlet, ScrollRestoration, useMatches, type Location } from 'react-router-dom';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';
import { LogoutProvider } from './logout/LogoutProvider.tsx';
import type { PageHandle } from './page.tsx';
import { tabTitle } from './tabTitle.ts';

/**
 * Keeps the scroll position from before hydration. Its child `ScrollRestoration` scrolls to the top
 * in a layout effect if it has no stored position.
 */
function KeepScroll({ children }: { children: ReactNode }) {
  const scrollY = useRef(0);
  // Insertion effects run before all layout effects.
  useInsertionEffect(() => {
    scrollY.current = window.scrollY;
  }, []);
  useLayoutEffect(() => {
    if (scrollY.current > 0) window.scrollTo(0, scrollY.current);
  }, []);
  return children;
}

/** Layout of all pages: document title, route announcement and scroll restoration, logout. */
export function Root() {
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined;
  const title = tabTitle(handle);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <>
      <LogoutProvider>
        <Outlet />
      </LogoutProvider>
      <RouteAnnouncer title={title} />
      <KeepScroll>
        <ScrollRestoration getKey={scrollKey} />
      </KeepScroll>
    </>
  );
}

/** The first entry of every document has the key `default`: its position is stored by its address. */
function scrollKey({ key, pathname, search, hash }: Location): string {
  return key === 'default' ? `${pathname}${search}${hash}` : key;
}
