import { ApolloLink } from '@apollo/client';
import { t } from '@lingui/core/macro';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { StrictMode, type ComponentProps, type ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  StaticRouter,
  StaticRouterProvider,
  type RouteObject,
} from 'react-router-dom';
import { App } from './app/App.tsx';
import { isIn, type PageHandle } from './app/page.tsx';
import { createRoutes } from './app/routes.tsx';
import { tabTitle } from './app/tabTitle.ts';
import { AuthSkeleton } from './features/auth/AuthSkeleton.tsx';
import { firstQueriesOf, type FirstQueries } from './firstQueries.ts';
import { createClient } from './lib/apollo/createClient.ts';
import { lazyClient } from './lib/apollo/lazyClient.ts';
import { activate, languageOfPart, loadMessages, textOf } from './lib/i18n/catalogs.ts';
import {
  basenameOf,
  LANGUAGE_TAGS,
  LANGUAGES,
  pathIn,
  type Language,
} from './lib/i18n/languages.ts';
import { safeStorage } from './lib/safeStorage.ts';
import { createSessionStore } from './lib/session/sessionStore.ts';
import { LanguageLinks } from './lib/i18n/LanguageLinks.tsx';
import { AppSkeleton } from './ui/AppSkeleton.tsx';
import { PageLinks } from './ui/pageLinks.ts';

/** Input of the build for the document of a route. */
export interface PrerenderedPage {
  path: string;
  /** BCP 47 tag of the document's language. */
  lang: string;
  /** Paths of the page by language (`hreflang`); empty for a page in English only. */
  alternates: Record<string, string>;
  /** Keys of the catalogs of the page in Vite's manifest. */
  catalogs: string[];
  title: string;
  description: string | null;
  /** Sentence for browsers without JavaScript. */
  noScript: string;
  /** Sentence about the product, for the manifest of the installed app. */
  appDescription: string;
  /** Whether search engines may index the page. */
  listed: boolean;
  /** Whether the markup is the whole page, which the browser hydrates, or a skeleton. */
  isWhole: boolean;
  /** Names of the route components, whose chunks are preloaded. */
  components: string[];
  firstQueries: FirstQueries | undefined;
  html: string;
  /** Global CSS: reset, tokens, elements. */
  globalCss: string;
  /** CSS of the components in the markup. */
  css: string;
  /** Emotion's names of these rules, so that the browser does not insert them again. */
  knownStyles: string[];
}

/** Never sends requests: pages are prerendered without data. */
const client = lazyClient(() =>
  Promise.resolve(
    createClient(
      { token: () => null, end: () => undefined, setSessionEnd: () => undefined },
      ApolloLink.empty(),
    ),
  ),
);

/** Path and language of all documents; `*` is the page for unknown paths. */
export const documents: { path: string; language: Language }[] = pagesOf(
  createRoutes(client),
).flatMap(({ path = '', handle }) =>
  LANGUAGES.filter((language) => isIn(language, handle as PageHandle)).map((language) => ({
    path,
    language,
  })),
);

function pagesOf(routes: RouteObject[]): RouteObject[] {
  return routes.flatMap((route) => (route.path ? [route] : pagesOf(route.children ?? [])));
}

/** Renders a route in a language for a signed-out user. */
export async function renderPage(path: string, language: Language): Promise<PrerenderedPage> {
  activate(language);
  await loadMessages('shell');
  const address = path === '*' ? '/404' : path;
  const matched = matchRoutes(createRoutes(client), address) ?? [];
  const handle = matched.at(-1)?.route.handle as PageHandle;
  const components = await Promise.all(
    matched.map(async ({ route }) =>
      typeof route.lazy === 'function' ? ((await route.lazy()).Component?.name ?? '') : '',
    ),
  );
  const { languages = ['en'] } = handle;
  // Unknown paths have no address in another language.
  const hasAlternates = languages.length > 1 && path !== '*';
  const parts = matched.flatMap(
    ({ route }) => (route.handle as Partial<PageHandle> | undefined)?.messages ?? [],
  );
  return {
    path: pathIn(language, path),
    lang: LANGUAGE_TAGS[language],
    alternates: hasAlternates
      ? {
          ...Object.fromEntries(languages.map((one) => [one, pathIn(one, path)])),
          'x-default': path,
        }
      : {},
    catalogs: ['shell', ...parts].map((part) => `src/locales/${languageOfPart(part)}/${part}.po`),
    title: tabTitle(handle),
    description: handle.description === undefined ? null : textOf(handle.description),
    noScript: t`To log in and to fill forms, please turn on JavaScript and reload the page.`,
    appDescription: t`Career guidance for students and educators.`,
    listed: handle.description !== undefined && !handle.unlisted,
    isWhole: handle.document === 'page',
    components: components.filter((name) => name !== ''),
    firstQueries: await firstQueriesOf(path),
    ...(await renderMarkup(
      handle.document === 'page'
        ? await wholePage(pathIn(language, address), basenameOf(language))
        : skeleton(address, handle, language),
    )),
  };
}

async function wholePage(address: string, basename: string): Promise<ReactNode> {
  const handler = createStaticHandler(createRoutes(client), { basename });
  const context = await handler.query(new Request(`http://localhost${address}`));
  if (context instanceof Response)
    throw new Error(`${address} redirects and can't be prerendered.`);
  const router = createStaticRouter(handler.dataRoutes, context);
  // Without hydration data, because its inline script would violate the content security policy.
  return <StaticRouterProvider router={router} context={context} hydrate={false} />;
}

function skeleton(address: string, handle: PageHandle, language: Language): ReactNode {
  const { document: kind, languages = [] } = handle;
  return (
    <StaticRouter location={pathIn(language, address)} basename={basenameOf(language)}>
      <PageLinks value={languages.length > 1 && <LanguageLinks languages={languages} />}>
        {kind === 'app' ? (
          <AppSkeleton message={t`Checking authentication...`} />
        ) : (
          <AuthSkeleton path={address as ComponentProps<typeof AuthSkeleton>['path']} />
        )}
      </PageLinks>
    </StaticRouter>
  );
}

async function renderMarkup(page: ReactNode) {
  const cache = createCache({ key: 'css' });
  cache.compat = true; // collects the rules instead of rendering inline style elements
  const noStorage = safeStorage(() => {
    throw new Error('There is no storage in the build.');
  });
  const { prelude } = await prerender(
    <CacheProvider value={cache}>
      <StrictMode>
        <App session={createSessionStore(noStorage)} client={client} isPrerendered>
          {page}
        </App>
      </StrictMode>
    </CacheProvider>,
    {
      // One chunk: React inserts further chunks with an inline script.
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
    knownStyles: styles.flatMap(({ key, ids }) =>
      key === cache.key ? [`${key} ${ids.join(' ')}`] : ids.map((id) => `${key} ${id}`),
    ),
  };
}
