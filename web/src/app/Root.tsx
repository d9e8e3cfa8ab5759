import { useEffect } from 'react';
import { Outlet, ScrollRestoration, useMatches } from 'react-router-dom';

/** What a route says about itself; `title` names the browser tab. */
export interface RouteHandle {
  title: string;
}

/** Around every page: the tab's title and the place where the reader had scrolled to. */
export function Root() {
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  const title = handle ? `${handle.title} · Waymark` : 'Waymark';
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <>
      <Outlet />
      <ScrollRestoration getKey={({ pathname }) => pathname} />
    </>
  );
}
