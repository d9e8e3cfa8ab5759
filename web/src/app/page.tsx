import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { Role } from '../schema.generated.ts';

/** Metadata of a page, in the `handle` of its route. */
export interface PageHandle {
  /** Title of the browser tab, without the product's name. */
  title: string;
  /** Meta description; pages without one are not indexed. */
  description?: string;
  /** Excludes a page with a description from search engines. */
  unlisted?: boolean;
  /**
   * Kind of the prerendered document: the whole page, which the browser hydrates, or the skeleton
   * of a form or of a signed-in page, which the browser replaces.
   */
  document: 'page' | 'form' | 'app';
}

/**
 * A lazy route.
 * @param load imports the page component, which must have the name of its file, because the build
 * finds its scripts by that name
 */
export function page(
  path: string,
  handle: PageHandle,
  load: () => Promise<ComponentType>,
): RouteObject {
  return { path, handle, lazy: lazily(path, load) };
}

const lazily = (name: string, load: () => Promise<ComponentType>) => async () => {
  try {
    return { Component: await load() };
  } catch (cause) {
    throw new PageLoadError(name, { cause });
  }
};

/** The code of a page could not be loaded, because of a network error or a newer release. */
export class PageLoadError extends Error {
  override readonly name = 'PageLoadError';
}

/**
 * A route that only some roles may open.
 * @param options see `guardFor`
 */
export const guarded = (
  roles: Role[],
  child: RouteObject,
  options?: { early: boolean },
): RouteObject => ({
  lazy: lazily('Guard', async () => (await import('./Guard.tsx')).guardFor(roles, options)),
  children: [child],
});
