import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { App } from './app/App.tsx';
import { rescue } from './app/rescue.ts';
import { createRoutes } from './app/routes.tsx';
import { browserClient } from './lib/apollo/browserClient.ts';
import { createSessionStore } from './lib/session/sessionStore.ts';
import { browserStorage } from './lib/sturdyStorage.ts';
import { createRouter } from './routing/router.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

const session = createSessionStore(browserStorage);
const client = browserClient(session);
const router = createRouter({
  routes: createRoutes(client),
  history: createBrowserHistory(),
  rescue,
});
const app = (
  <StrictMode>
    <App session={session} client={client} router={router} />
  </StrictMode>
);

const started = router.start();
if (root.firstElementChild) {
  // A page that was made ahead stays as it is until its code can take it over.
  void started.then(() => hydrateRoot(root, app));
} else {
  createRoot(root).render(app);
}
