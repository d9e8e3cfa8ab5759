import { matchRoutes, type Location, type RouteObject } from 'react-router-dom';

/** The routes of a place whose code has not been loaded. */
export function lazyRoutes(routes: RouteObject[], location: Location): RouteObject[] {
  return (matchRoutes(routes, location) ?? [])
    .map(({ route }) => route)
    .filter(({ lazy, Component }) => lazy !== undefined && !Component);
}

/** Loads them side by side; each knows its component from then on. */
export async function loadRoutes(routes: RouteObject[]): Promise<void> {
  await Promise.all(
    routes.map(async (route) => {
      if (typeof route.lazy !== 'function') return;
      const { Component } = await route.lazy();
      if (Component) route.Component = Component;
    }),
  );
}
