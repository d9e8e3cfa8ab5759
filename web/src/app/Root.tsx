import { useEffect } from 'react';
import { matchRoutes, Outlet, useLocation } from 'react-router-dom';
import { useRouter } from '../routing/RouterContext.ts';
import { useScrollMemory } from '../routing/useScrollMemory.ts';
import { Arrival } from './Arrival.tsx';
import type { PageHandle } from './page.tsx';
import { tabTitle } from './tabTitle.ts';

/** Around every page: its title, seen and said, and the place where the reader had scrolled to. */
export function Root() {
  const { routes } = useRouter();
  const location = useLocation();
  const about = matchRoutes(routes, location)?.at(-1)?.route.handle as PageHandle | undefined;
  const title = tabTitle(about);
  useEffect(() => {
    document.title = title;
  }, [title]);
  useScrollMemory();
  return (
    <>
      <Outlet />
      <Arrival title={title} />
    </>
  );
}
