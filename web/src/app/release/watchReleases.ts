import { t } from '@lingui/core/macro';
import { toast } from '../../ui/toast.ts';

const WORKER = '/service-worker.js';
const UPDATE_MS = 3_600_000;
const FREE_MS = 5_000;
const ACTIVATE_MS = 3_000;

declare global {
  interface Window {
    /** The result is a TrustedScriptURL, which TypeScript does not know. */
    trustedTypes?: {
      createPolicy: (
        name: string,
        rules: { createScriptURL: () => string },
      ) => { createScriptURL: (url: string) => string };
    };
  }
}

/** Address of the worker: the content security policy allows this one policy, once per document. */
function workerUrl(): string {
  const policy = window.trustedTypes?.createPolicy('waymark-worker', {
    createScriptURL: () => WORKER,
  });
  return policy?.createScriptURL(WORKER) ?? WORKER;
}

/** Whether a worker is of the same release as this page: the URL of this script changes with each. */
function isOfThisRelease(worker: ServiceWorker): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => {
      resolve(data === true);
    };
    worker.postMessage(new URL(import.meta.url).pathname, [port2]);
  });
}

/** Whether a text field has the focus, or closing the page would ask for confirmation. */
function isBusy(): boolean {
  const isTyping = document.activeElement?.matches('input, textarea, select') ?? false;
  return isTyping || !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

/** Activates the waiting worker, so that the reload finds the files of its release also offline. */
function reload(registration: ServiceWorkerRegistration): void {
  const reloadNow = () => {
    window.location.reload();
  };
  if (!registration.waiting) {
    reloadNow();
    return;
  }
  // A worker that does not answer must not hold up the reload.
  const timer = setTimeout(reloadNow, ACTIVATE_MS);
  const onActive = () => {
    clearTimeout(timer);
    reloadNow();
  };
  navigator.serviceWorker.addEventListener('controllerchange', onActive, { once: true });
  registration.waiting.postMessage('activate');
}

/** Offers the new release as soon as nothing is unsaved. */
function offer(registration: ServiceWorkerRegistration): void {
  const timer = setInterval(() => {
    if (isBusy()) return;
    clearInterval(timer);
    toast.offer(t`A new version is ready`, t`Reload to use it. Nothing is lost.`, {
      label: t`Reload`,
      onClick: () => {
        reload(registration);
      },
    });
  }, FREE_MS);
}

async function watch(): Promise<void> {
  const registration = await navigator.serviceWorker.register(workerUrl());
  let offered: ServiceWorker | null = null;
  const check = async () => {
    const worker = registration.waiting;
    if (!worker || worker === offered) return;
    offered = worker;
    // The document came from the server and is newer than the active worker.
    if (await isOfThisRelease(worker)) worker.postMessage('activate');
    else offer(registration);
  };
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', () => void check());
  });
  await check();
  setInterval(() => {
    registration.update().catch((error: unknown) => {
      console.warn('No new version could be looked for.', error);
    });
  }, UPDATE_MS);
}

let watching: Promise<void> | undefined;

/** Installs the service worker and offers new releases. Runs once per document. */
export const watchReleases = (): Promise<void> => (watching ??= watch());
