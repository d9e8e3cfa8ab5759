import { useEffect } from 'react';
import { Outlet, ScrollRestoration, useMatches } from 'react-router-dom';
import type { RouteHandle } from './routes.tsx';

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
