import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { Role } from '../schema.generated.ts';

/** What a route says about its page. */
export interface PageHandle {
  /** Name of the browser tab. */
  title: string;
  /** For search engines and shared links; pages without one are not indexed. */
  description?: string;
  /** True for a page with a description that search engines must not index. */
  unlisted?: boolean;
  /**
   * What the build writes into the document: the whole page, which the browser hydrates, or the
   * skeleton of a form or of a signed-in page, which the browser replaces.
   */
  document: 'page' | 'form' | 'app';
}

/**
 * A route whose code is loaded when it is first opened.
 * @param load imports the page component, whose name must be the name of its file (the build finds
 *   the scripts of a document by it)
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

/** The code of a page could not be loaded: no connection, or a release that has been replaced. */
export class PageLoadError extends Error {
  override readonly name = 'PageLoadError';
}

/** Routes for some roles only. */
export const guarded = (roles: Role[], ...children: RouteObject[]): RouteObject => ({
  lazy: lazily('Guard', async () => (await import('./Guard.tsx')).guardFor(roles)),
  children,
});
