import { useSyncExternalStore, type ReactNode } from 'react';
import { Router, useRoutes, type RouteObject } from 'react-router-dom';
import { PageBoundary } from './PageBoundary.tsx';
import type { AppRouter } from './router.ts';
import { RouterContext } from './RouterContext.ts';

interface RouterViewProps {
  router: AppRouter;
  /** Shown until the first page's code is there. */
  fallback: ReactNode;
  /** Shown in place of a page that broke or could not be loaded. */
  renderFailure: (error: unknown) => ReactNode;
}

/** The page of the present address. */
export function RouterView({ router, fallback, renderFailure }: RouterViewProps) {
  const read = () => router.state;
  const { location, action, ready, error } = useSyncExternalStore(router.subscribe, read, read);
  return (
    <RouterContext value={router}>
      <Router
        location={location}
        navigationType={action}
        navigator={router.navigator}
        useTransitions={false}
      >
        <PageBoundary location={location} error={error} renderFailure={renderFailure}>
          {ready ? <Pages routes={router.routes} /> : fallback}
        </PageBoundary>
      </Router>
    </RouterContext>
  );
}

function Pages({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes);
}
