import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { matchRoutes, UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { App } from './app/App.tsx';
import type { PageHandle } from './app/page.tsx';
import { createRoutes } from './app/routes.tsx';
import { tabTitle } from './app/tabTitle.ts';
import { lazyClient } from './lib/apollo/lazyClient.ts';
import { createSessionStore } from './lib/session/sessionStore.ts';
import { createRouter } from './routing/router.ts';

/** What the build needs to know of a page. */
export interface PageOutline {
  title: string;
  description: string | null;
  /** Whether search engines are to find it. */
  listed: boolean;
  /** The functions that load its code, as text: they name the files that they import. */
  loaders: string[];
}

const client = lazyClient(async () => {
  const { createClient } = await import('./lib/apollo/createClient.ts');
  const { ApolloLink } = await import('@apollo/client');
  return createClient({ token: () => null, end: () => undefined }, ApolloLink.empty());
});
const routes = createRoutes(client);

/** The paths of all pages; `*` is the one for all others. */
export const paths: string[] = pathsOf(routes);

function pathsOf(some: typeof routes): string[] {
  return some.flatMap(({ path, children }) => (path ? [path] : pathsOf(children ?? [])));
}

export function outlineOf(path: string): PageOutline {
  const matches = matchRoutes(routes, path === '*' ? '/404' : path) ?? [];
  const about = matches.at(-1)?.route.handle as PageHandle | undefined;
  const lazies = matches.map(({ route }) => route.lazy);
  return {
    title: tabTitle(about),
    description: about?.description ?? null,
    listed: about?.description !== undefined && !about.unlisted,
    loaders: [...lazies, about?.load].filter((load) => typeof load === 'function').map(String),
  };
}

/** A page as a visitor first sees it. */
export interface MadeAhead {
  html: string;
  /** Rules that hold on every page: the bare look of elements, tokens, layers. */
  globalCss: string;
  /** The rules of style that it uses beside. */
  css: string;
  /** Emotion's names of these rules, as it keeps them: all in one list, global ones by themselves. */
  known: string[];
}

export async function renderPage(path: string): Promise<MadeAhead> {
  const cache = createCache({ key: 'css' });
  cache.compat = true; // rules are collected, and not written between the elements
  const router = createRouter({
    routes: createRoutes(client),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  await router.start();
  const { prelude } = await prerender(
    <CacheProvider value={cache}>
      <StrictMode>
        <App session={createSessionStore(NO_STORAGE)} client={client} router={router} />
      </StrictMode>
    </CacheProvider>,
    {
      // Large parts would else be put in their places by an inline script.
      progressiveChunkSize: Infinity,
      onError: (error) => {
        throw error;
      },
    },
  );
  const html = await new Response(prelude).text();
  const { styles } = createEmotionServer(cache).extractCriticalToChunks(html);
  const cssOf = (isGlobal: boolean) =>
    styles
      .filter(({ key }) => (key !== cache.key) === isGlobal)
      .map(({ css }) => css)
      .join('');
  return {
    html,
    globalCss: cssOf(true),
    css: cssOf(false),
    known: styles.flatMap(({ key, ids }) =>
      key === cache.key ? [`${key} ${ids.join(' ')}`] : ids.map((id) => `${key} ${id}`),
    ),
  };
}

const NO_STORAGE: Storage = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
  clear: () => undefined,
};
