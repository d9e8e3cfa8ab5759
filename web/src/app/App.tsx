import type { ReactNode } from 'react';
import type { LazyClient } from '../lib/apollo/lazyClient.ts';
import { SessionProvider } from '../lib/session/SessionProvider.tsx';
import type { SessionStore } from '../lib/session/sessionStore.ts';
import { UiProvider } from '../ui/Provider.tsx';

interface AppProps {
  session: SessionStore;
  client: LazyClient;
  /** Whether the browser hydrates prerendered markup. */
  isPrerendered: boolean;
  /** The router. */
  children: ReactNode;
}

/** Providers of all pages: theme, toasts and session. */
export function App({ session, client, isPrerendered, children }: AppProps) {
  return (
    <UiProvider>
      <SessionProvider store={session} client={client} isPrerendered={isPrerendered}>
        {children}
      </SessionProvider>
    </UiProvider>
  );
}
