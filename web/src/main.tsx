import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { App } from './app/App.tsx';
import { Begun } from './app/Begun.tsx';
import { rescue } from './app/rescue.ts';
import { createRoutes } from './app/routes.tsx';
import { browserClient } from './lib/apollo/browserClient.ts';
import { createSessionStore } from './lib/session/sessionStore.ts';
import { browserStorage } from './lib/sturdyStorage.ts';
import { createRouter } from './routing/router.ts';
import { pressedEarly } from './ui/earlyUse.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

const session = createSessionStore(browserStorage);
const client = browserClient(session);
const router = createRouter({
  routes: createRoutes(client),
  history: createBrowserHistory(),
  rescue,
});

const appWith = (onBegun: () => void) => (
  <StrictMode>
    <Begun onBegun={onBegun}>
      <App session={session} client={client} router={router} />
    </Begun>
  </StrictMode>
);

/**
 * A form that was made ahead is what a visitor sees at its bare address. For somebody who is known,
 * or who comes with more in the address or the history, the page is made here.
 */
const isAsMadeAhead = () =>
  !('visitors' in root.dataset) ||
  // The history's own state is never null: the router has counted its entry by now.
  (session.token() === null && location.search === '' && router.state.location.state === null);

/** Until then somebody who is known is not shown a visitor's way in (public/color-mode.js). */
const showWaysIn = () => {
  if (session.state().status === 'signedOut') delete document.documentElement.dataset['session'];
};
session.subscribe(showWaysIn);
showWaysIn();

const started = router.start();
if (root.firstElementChild) {
  // A page that was made ahead stays as it is until its code can take it over.
  const early = 'visitors' in root.dataset ? import('./app/typedEarly.ts') : null;
  void Promise.all([early, started]).then(([forms]) => {
    const doAgain = forms?.typedEarly(root);
    const pressAgain = pressedEarly(root);
    const app = appWith(() => {
      delete root.dataset['visitors'];
      doAgain?.();
      pressAgain(root);
    });
    // In small steps, so that a slow phone answers to a finger meanwhile.
    startTransition(() => {
      if (isAsMadeAhead()) hydrateRoot(root, app);
      else createRoot(root).render(app);
    });
  });
} else {
  createRoot(root).render(appWith(() => undefined));
}
