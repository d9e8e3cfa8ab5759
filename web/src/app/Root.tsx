import { useEffect } from 'react';
import { Outlet, ScrollRestoration, useMatches } from 'react-router-dom';
import { KeepScroll } from './KeepScroll.tsx';
import type { PageHandle } from './page.tsx';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';
import { tabTitle } from './tabTitle.ts';

/** Layout of all pages: document title, route announcement and scroll restoration. */
export function Root() {
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined;
  const title = tabTitle(handle);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <>
      <Outlet />
      <RouteAnnouncer title={title} />
      <KeepScroll>
        <ScrollRestoration />
      </KeepScroll>
    </>
  );
}
