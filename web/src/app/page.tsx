import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { currentLanguage, loadMessages, type Part, type Text } from '../lib/i18n/catalogs.ts';
import type { Language } from '../lib/i18n/languages.ts';
import type { Role } from '../schema.generated.ts';

/** Metadata of a page, in the `handle` of its route. */
export interface PageHandle {
  /** Title of the browser tab, without the product's name. */
  title: Text;
  /** Meta description; pages without one are not indexed. */
  description?: Text;
  /** Excludes a page with a description from search engines. */
  unlisted?: boolean;
  /**
   * Kind of the prerendered document: the whole page, which the browser hydrates, or the skeleton
   * of a form or of a signed-in page, which the browser replaces.
   */
  document: 'page' | 'form' | 'app';
  /** Languages in which the page is complete; default: English only. */
  languages?: readonly Language[];
  /** Messages of the page, beside those of the shell. */
  messages?: Part | readonly Part[];
}

/** Whether there is a document of the page in the language. */
export const isIn = (language: Language, { languages = ['en'] }: PageHandle): boolean =>
  languages.includes(language);

/**
 * A lazy route; `Root` leaves for the English page where this one lacks the language of the document.
 * @param load imports the page component, which must have the name of its file, because the build
 * finds its scripts by that name
 */
export function page(
  path: string,
  handle: PageHandle,
  load: () => Promise<ComponentType>,
): RouteObject {
  if (!isIn(currentLanguage(), handle)) return { path, handle, element: null };
  const withMessages = async () => {
    const [Component] = await Promise.all([
      load(),
      ...[handle.messages ?? []].flat().map(loadMessages),
    ]);
    return Component;
  };
  return { path, handle, lazy: lazily(path, withMessages) };
}

const lazily = (name: string, load: () => Promise<ComponentType>) => async () => {
  try {
    return { Component: await load() };
  } catch (cause) {
    throw new PageLoadError(name, { cause });
  }
};

/** The code or the messages of a page could not be loaded, because of a network error or a newer release. */
export class PageLoadError extends Error {
  override readonly name = 'PageLoadError';
}

/**
 * A route that only some roles may open, with the messages of all these pages.
 * @param options see `guardFor`
 */
export const guarded = (
  roles: Role[],
  child: RouteObject,
  options?: { early: boolean },
): RouteObject => ({
  handle: { messages: 'signedIn' } satisfies Partial<PageHandle>,
  lazy: lazily('Guard', async () => {
    const [{ guardFor }] = await Promise.all([import('./Guard.tsx'), loadMessages('signedIn')]);
    return guardFor(roles, options);
  }),
  children: [child],
});
