import { useEffect } from 'react';
import { useSession } from '../../lib/session/useSession.ts';

/** Whether the browser has service workers, which need TLS, and the build has ours. */
const isSupported = () => import.meta.env.PROD && 'serviceWorker' in navigator;

/** Its files must not delay the first data of a page on a slow network. */
const DELAY_MS = 5_000;

function start(): void {
  import('./watchReleases.ts')
    .then(({ watchReleases }) => watchReleases())
    .catch((error: unknown) => {
      console.warn('The service worker could not be installed.', error);
    });
}

/** Installs the service worker for a signed-in user, after the page is loaded. */
export function ServiceWorker(): null {
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
