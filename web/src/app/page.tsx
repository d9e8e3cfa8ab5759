import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { SessionUser } from '../lib/session/sessionStore.ts';

/** What a page says about itself; `title` names the browser tab. */
export interface PageHandle {
  title: string;
  /** For search engines and shared links. Pages without one are not to be found. */
  description?: string;
  /** True where it is not to be found all the same. */
  unlisted?: boolean;
  /** Loads its component. */
  load: () => Promise<ComponentType>;
}

/** A page whose code is loaded when it is first opened. */
export function page(
  path: string,
  about: Omit<PageHandle, 'load'>,
  load: () => Promise<ComponentType>,
): RouteObject {
  const handle: PageHandle = { ...about, load };
  return { path, handle, lazy: async () => ({ Component: await load() }) };
}

/** A page for some roles only. */
export function guarded(roles: SessionUser['role'][], child: RouteObject): RouteObject {
  return {
    lazy: async () => {
      const { Guard } = await import('./Guard.tsx');
      return { Component: () => <Guard roles={roles} /> };
    },
    children: [child],
  };
}
