import { createContext, use } from 'react';
import type { AppRouter } from './router.ts';

export const RouterContext = createContext<AppRouter | null>(null);

/** The router above; an error without one. */
export function useRouter(): AppRouter {
  const router = use(RouterContext);
  if (!router) throw new Error('useRouter needs a RouterView above it.');
  return router;
}
