import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { useEffect, Suspense, useState, type ComponentType } from 'react';
import { Outlet } from 'react-router-dom';
import { useSession } from '../lib/session/useSession.ts';
import { lazyPart } from '../ui/lazyPart.ts';
import { useNearEnd } from './session/useNearEnd.ts';

const SessionWarningDialog = lazyPart(
  async () => (await import('./session/SessionWarningDialog.tsx')).SessionWarningDialog,
);

/** An end that moved by less is the same: each response states it in whole seconds. */
const SAME_END_MS = 5_000;

/** Warns two minutes before the session ends. */
function SessionWarning() {
  const near = useNearEnd();
  // Kept for the exit animation.
  const [last, setLast] = useState(near);
  if (near && near !== last) setLast(near);
  const [dismissed, setDismissed] = useState<number | null>(null);
  const isDismissed =
    near !== null && dismissed !== null && Math.abs(near.at - dismissed) < SAME_END_MS;
  return (
    last && (
      <Suspense>
        <SessionWarningDialog
          open={near !== null && !isDismissed}
          end={last}
          onDismiss={() => {
            setDismissed(last.at);
          }}
        />
      </Suspense>
    )
  );
}

/** Whether the browser has service workers, which need TLS, and the build has ours. */
const isSupported = () => import.meta.env.PROD && 'serviceWorker' in navigator;

/** Its files must not delay the first data of a page on a slow network. */
const DELAY_MS = 5_000;

function start(): void {
  import('./release/watchReleases.ts')
    .then(({ watchReleases }) => watchReleases())
    .catch((error: unknown) => {
      console.warn('The service worker could not be installed.', error);
    });
}

/** Installs the service worker for a signed-in user, after the page is loaded. */
function ServiceWorker(): null {
  const isSignedIn = useSession().status === 'signedIn';
  useEffect(() => {
    if (!isSignedIn || !isSupported()) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const startLater = () => {
      timer = setTimeout(start, DELAY_MS);
    };
    if (document.readyState === 'complete') startLater();
    else window.addEventListener('load', startLater, { once: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('load', startLater);
    };
  }, [isSignedIn]);
  return null;
}

/** Layout of the pages that use the GraphQL client. */
export const clientLayout = (client: ApolloClient): ComponentType =>
  function ClientLayout() {
    return (
      <ApolloProvider client={client}>
        <Outlet />
        <SessionWarning />
        <ServiceWorker />
      </ApolloProvider>
    );
  };
