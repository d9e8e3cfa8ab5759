import { matchRoutes, type RouteObject } from 'react-router-dom';

/**
 * Loads the lazy routes of the current URL before the router is created. Otherwise its fallback
 * would replace the prerendered markup.
 */
export async function loadInitialRoutes(
  routes: RouteObject[],
  location: { pathname: string },
): Promise<void> {
  const matched = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matched.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}
