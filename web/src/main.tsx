import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  RouterProvider,
  matchRoutes,
  type RouteObject,
} from 'react-router-dom';
import { App } from './app/App.tsx';
import { createRoutes } from './app/routes.tsx';
import { showShellFailure } from './app/shellFailure.ts';
import { lazyClient } from './lib/apollo/lazyClient.ts';
import { createSessionStore } from './lib/session/sessionStore.ts';
import { activate, loadMessages } from './lib/i18n/catalogs.ts';
import { basenameOf, languageOf } from './lib/i18n/languages.ts';
import { browserStorage } from './lib/safeStorage.ts';

/**
 * Loads the lazy routes of the current URL before the router is created. Otherwise its fallback
 * would replace the prerendered markup.
 */
async function loadInitialRoutes(
  routes: RouteObject[],
  location: { pathname: string },
  basename: string,
): Promise<void> {
  const matched = matchRoutes(routes, location, basename) ?? [];
  await Promise.all(
    matched.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
/** Whether the document contains the whole page instead of a skeleton (build/documents.mjs). */
const isPrerendered = 'prerendered' in root.dataset;

const language = languageOf(window.location.pathname);
const basename = basenameOf(language);
activate(language);
// Documents of the build have its style sheet.
if (language !== 'en') void import('./ui/theme/fonts/devanagari.ts');
const session = createSessionStore(browserStorage);
const client = lazyClient(async () =>
  (await import('./lib/apollo/browserClient.ts')).browserClient(session),
);
const routes = createRoutes(client);
const messages = loadMessages('shell');
try {
  await Promise.all([messages, loadInitialRoutes(routes, window.location, basename)]);
} catch (error) {
  // A prerendered page stays readable without hydration; otherwise the router loads the route again
  // and shows its error page.
  if (isPrerendered) throw error;
}
try {
  await messages;
} catch (error) {
  showShellFailure(root);
  throw error;
}

const app = (
  <StrictMode>
    <App session={session} client={client} isPrerendered={isPrerendered}>
      <RouterProvider router={createBrowserRouter(routes, { basename })} />
    </App>
  </StrictMode>
);
if (isPrerendered) {
  // In a transition, so that hydration does not block scrolling and clicks.
  startTransition(() => {
    hydrateRoot(root, app);
  });
} else {
  createRoot(root).render(app);
  // After the first queries. Until then the fallback fonts are displayed.
  setTimeout(() => void import('./ui/theme/fonts/webFonts.ts'), 0);
}
