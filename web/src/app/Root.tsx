import { useEffect } from 'react';
import { Outlet, ScrollRestoration, useMatches, type Location } from 'react-router-dom';
import { LogoutProvider } from './logout/LogoutProvider.tsx';
import { KeepScroll } from './KeepScroll.tsx';
import type { PageHandle } from './page.tsx';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';
import { tabTitle } from './tabTitle.ts';

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
